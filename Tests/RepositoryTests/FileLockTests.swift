import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Repository
@testable import System

@Suite struct FileLockTests {
    private let folder: TemporaryFolder
    private let lock: FileLock

    init() throws {
        folder = try TemporaryFolder()
        // A program that another test starts has the lock's descriptor too, until it becomes that program.
        lock = FileLock(path: folder.file("lock"), system: .live, timeout: .milliseconds(500))
    }

    @Test func oneAtATime() throws {
        try lock.with { hold in
            #expect(hold == .exclusive)
            #expect(throws: FileError.locked(path: lock.path)) { try lock.with { _ in } }
        }
        try lock.with { #expect($0 == .exclusive) }
        #expect(try folder.rights("lock") == 0o600)
    }

    /// The clock of the lock is the pauses that it makes.
    @Test func whoDoesNotLetGoIsWaitedForAtLengthOnlyOnce() throws {
        let waited = Mutex(Duration.zero)
        var system = FileSystem.live
        system.uptime = { waited.withLock { $0 } }
        system.pause = { length in waited.withLock { $0 += length } }
        let patient = FileLock(path: lock.path, system: system, timeout: .seconds(1))
        func wait() -> Duration {
            waited.withLock { $0 = .zero }
            #expect(throws: FileError.locked(path: lock.path)) { try patient.with { _ in } }
            return waited.withLock { $0 }
        }
        try lock.with { _ in
            #expect(wait() == .seconds(1))
            #expect(wait() == .milliseconds(100) && wait() == .milliseconds(100))
            patient.resetBackoff()
            #expect(wait() == .seconds(1))
        }
        try patient.with { _ in }
        try lock.with { _ in #expect(wait() == .seconds(1)) }
    }

    @Test func itIsNotTakenThroughALink() throws {
        try FileManager.makeLink(at: lock.path, to: "elsewhere")
        #expect(throws: FileError.self) { try lock.with { _ in } }
        #expect(try folder.names == ["lock"])
    }

    @Test func aPipeInItsPlaceIsNotWaitedFor() throws {
        #expect(mkfifo(lock.path, 0o600) == 0)
        try lock.with { #expect($0 == .exclusive) }
    }
}
