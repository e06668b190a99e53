import Foundation
import Testing

@testable import Repository

@Suite struct FileLockTests {
    private let folder: TemporaryFolder
    private let lock: FileLock

    init() throws {
        folder = try TemporaryFolder()
        lock = FileLock(path: folder.file("lock"), system: .live, patience: .milliseconds(2))
    }

    @Test func oneAtATime() throws {
        try lock.with { hold in
            #expect(hold == .exclusive)
            #expect(throws: FileTrouble.busy(path: lock.path)) { try lock.with { _ in } }
        }
        try lock.with { #expect($0 == .exclusive) }
        #expect(try folder.rights("lock") == 0o600)
    }

    @Test func itIsNotTakenThroughALink() throws {
        try FileManager.makeLink(at: lock.path, to: "elsewhere")
        #expect(throws: FileTrouble.self) { try lock.with { _ in } }
        #expect(try folder.names == ["lock"])
    }

    @Test func aPipeInItsPlaceIsNotWaitedFor() throws {
        #expect(mkfifo(lock.path, 0o600) == 0)
        try lock.with { #expect($0 == .exclusive) }
    }
}
