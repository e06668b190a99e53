import Foundation
import Glibc
import TestSupport
import Testing

@testable import System

/// A file is whole or not there, whatever happens meanwhile.
@Suite final class NewFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var path: String { folder.file("clip.wav") }
    private func names() throws -> [String] { try folder.names }
    private func content(_ path: String) -> [UInt8] {
        FileManager.default.contents(atPath: path).map(Array.init) ?? []
    }

    private static let large = [UInt8](repeating: 7, count: 200_000)

    @Test(arguments: [true, false])
    func nothingIsThereUntilAllIs(isUnnamed: Bool) throws {
        var file = try NewFile(at: path, isUnnamed: isUnnamed)
        try file.write(Self.large[...])
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(try file.finish() == false)
        #expect(content(path) == Self.large)
    }

    @Test(arguments: [true, false])
    func whatIsGivenUpLeavesNothing(isUnnamed: Bool) throws {
        try Data([1, 2]).write(to: URL(fileURLWithPath: path))
        func begin() throws {
            var file = try NewFile(at: path, isUnnamed: isUnnamed)
            try file.write(Self.large[...])
        }
        try begin()
        #expect(try names() == ["clip.wav"] && content(path) == [1, 2])
    }

    @Test(arguments: [true, false])
    func anotherFileIsReplacedWithItsRights(isUnnamed: Bool) throws {
        try Data([1, 2]).write(to: URL(fileURLWithPath: path))
        chmod(path, 0o640)
        var file = try NewFile(at: path, isUnnamed: isUnnamed)
        try file.write([3])
        #expect(content(path) == [1, 2])
        #expect(try file.finish())
        #expect(try names() == ["clip.wav"] && content(path) == [3])
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    }

    /// Also a link to what is not there yet.
    @Test(arguments: [true, false]) func aLinkStays(leadsToAFile: Bool) throws {
        let link = folder.file("link")
        if leadsToAFile { try Data([1]).write(to: URL(fileURLWithPath: path)) }
        symlink("clip.wav", link)
        var file = try NewFile(at: link)
        try file.write([3])
        _ = try file.finish()
        #expect(content(path) == [3])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "clip.wav")
    }

    @Test func twoPathsToOneFileAreKnown() throws {
        let folder = folder.path
        symlink("clip.wav", folder + "/link")
        symlink(".", folder + "/here")
        for other in [
            "clip.wav", "./clip.wav", "../\(URL(filePath: folder).lastPathComponent)/clip.wav", "link",
        ] {
            #expect(Path.areSame(path, folder + "/" + other), "\(other)")
        }
        #expect(Path.areSame(folder + "/here/clip.wav", folder + "/link"))
        #expect(!Path.areSame(path, folder + "/other.wav") && !Path.areSame("/dev/null", "/dev/null"))
        // Also once it is there.
        try Data([1]).write(to: URL(fileURLWithPath: path))
        #expect(Path.areSame(path, folder + "/here/link") && !Path.areSame(path, folder + "/other.wav"))
    }

    @Test func aFullDeviceSaysSo() throws {
        var file = try NewFile(at: "/dev/full")
        try file.write([1])
        do throws(SystemError) {
            _ = try file.finish()
            Issue.record("it is full")
        } catch { #expect(error.code == ENOSPC) }
    }

    @Test(arguments: [("", EISDIR), ("/missing/clip.wav", ENOENT)])
    func whatCannotBeWrittenIsSaidAtOnce(name: String, code: Int32) throws {
        do throws(SystemError) {
            _ = try NewFile(at: folder.path + name)
            Issue.record("it cannot be written")
        } catch { #expect(error.code == code) }
    }

    @Test func aPipeIsWrittenToAsItIs() throws {
        mkfifo(path, 0o600)
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        var file = try NewFile(at: path)
        try file.write([5, 6])
        #expect(try file.finish() == false)
        var bytes = [UInt8](repeating: 0, count: 9)
        #expect(read(reader, &bytes, 9) == 2 && bytes.prefix(2) == [5, 6])
    }

    private func failing(_ refused: FileSystem.Call) -> FileSystem {
        var system = FileSystem.live
        system.make = { call, path, body throws(SystemError) in
            // Whatever `close` says, the descriptor is free afterwards.
            if call == .close { try body() }
            if call == refused { throw SystemError(call.rawValue, code: EIO, path: path) }
            if call != .close { try body() }
        }
        return system
    }

    @Test(arguments: [FileSystem.Call.status, .access, .open, .write, .synchronize, .link, .close, .rename])
    func whicheverCallFailsTheOldFileStaysAlone(call: FileSystem.Call) throws {
        try folder.write([1, 2], to: "clip.wav")
        do throws(SystemError) {
            var file = try NewFile(at: path, in: failing(call))
            try file.write([3])
            try file.finish()
            Issue.record("\(call) fails")
        } catch { #expect(error.code == EIO) }
        #expect(try names() == ["clip.wav"] && content(path) == [1, 2])
    }

    @Test func aFileWhoseRightsCannotBeSetIsSavedAllTheSame() throws {
        try folder.write([1, 2], to: "clip.wav")
        var file = try NewFile(at: path, in: failing(.setRights))
        try file.write([3])
        #expect(try file.finish() && content(path) == [3])
    }
}
