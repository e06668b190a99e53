import Foundation
import Glibc
import TestSupport
import Testing

@testable import Repository
@testable import System

@Suite struct DurableFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// No test can pull the plug: that what is acknowledged survives a power cut rests on this order.
    @Test func everythingIsSynchronizedInOrder() throws {
        let faulty = FaultySystem(.never)
        let file = DurableFile(path: folder.file("a"), system: faulty.system)
        try file.replace(with: Array("new".utf8))
        #expect(
            faulty.calls == [
                .readLink, .status, .open, .write, .synchronize, .close, .rename, .open, .synchronize, .close,
            ])
        #expect(try folder.read("a") == "new")
        #expect(try folder.names == ["a"])
    }

    @Test func aNewFolderIsSynchronizedInItsParent() throws {
        let faulty = FaultySystem(.never)
        try faulty.system.make(folder: folder.file("b/c"))
        #expect(
            faulty.calls == [.makeFolder]
                + [.makeFolder, .open, .synchronize, .close] + [.makeFolder, .open, .synchronize, .close])
    }

    /// A link to a disk that is not mounted stands in the place of the folder above, so that there seems to be one.
    @Test func aFolderUnderALinkThatLeadsNowhereIsGivenUp() throws {
        let faulty = FaultySystem(.never)
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("b"), withDestinationPath: "/nowhere/at/all")
        let error = #expect(throws: SystemError.self) {
            try faulty.system.make(folder: folder.file("b/c/d"))
        }
        #expect(error?.code == ENOENT)
        #expect(faulty.calls.count < 10)
    }

    @Test func aHistoryLineIsSynchronizedAndAtFirstItsFolderToo() throws {
        let faulty = FaultySystem(.never)
        let file = HistoryFile(path: folder.file("h"), system: faulty.system)
        var left: Int?
        #expect(try file.append(Array("1\n".utf8), left: &left) == 0 && left == 0)
        #expect(
            faulty.calls == [.open, .status, .write, .synchronize, .open, .synchronize, .close, .close])
        let before = faulty.calls.count
        left = nil
        #expect(try file.append(Array("2\n".utf8), left: &left) == 2 && left == 2)
        #expect(faulty.calls[before...] == [.open, .status, .read, .write, .synchronize, .close])
    }

    @Test func whoeverLooksSeesTheOldOrTheNew() throws {
        try folder.write("old", to: "a")
        for call in [FileSystem.Call.open, .write, .synchronize, .close, .rename] {
            let file = DurableFile(
                path: folder.file("a"), system: FaultySystem(.every(call, code: EIO)).system)
            #expect(throws: FileError.self) { try file.replace(with: Array("new".utf8)) }
            #expect(try folder.read("a") == "old")
            #expect(try folder.names == ["a"])
        }
    }

    @Test func aFolderThatCannotBeSynchronizedIsSaid() throws {
        let faulty = FaultySystem(.once(8, code: EIO))
        let error = #expect(throws: FileError.self) {
            try DurableFile(path: folder.file("a"), system: faulty.system).replace(with: [1])
        }
        #expect(faulty.failed == [.synchronize])
        #expect(error == .notDurable(SystemError("fsync", code: EIO, path: folder.path)))
    }

    @Test func aPipeThatTakesTheFilesPlaceMeanwhileIsNotWaitedFor() throws {
        try folder.write("old", to: "a")
        var system = FileSystem.live
        system.make = { call, path, body throws(SystemError) in
            if call == .open { #expect(unlink(path) == 0 && mkfifo(path, 0o600) == 0) }
            try body()
        }
        let outcome = DurableFile(path: folder.file("a"), system: system).read()
        #expect(throws: FileError.self) { try outcome.get() }
    }

    @Test func straysAreSweptAndOthersStay() throws {
        for name in ["a", "a.1.tmp", "a.tmp", "b.1.tmp", "a.corrupt-1", "ab.tmp"] {
            try folder.write("", to: name)
        }
        DurableFile(path: folder.file("a"), system: .live).removeStrays()
        #expect(try folder.names == ["a", "a.corrupt-1", "ab.tmp", "b.1.tmp"])
    }
}
