import Foundation
import Glibc
import TestSupport
import Testing

@testable import Repository

@Suite struct DataLocationTests {
    @Test(arguments: [
        (["HOME": "/home/ada"], "/home/ada/.local/share/simon", "/home/ada/.config/simon"),
        (["HOME": "/home/ada/", "XDG_DATA_HOME": "/data"], "/data/simon", "/home/ada/.config/simon"),
        (
            ["HOME": "/h", "XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": ""], "/h/.local/share/simon",
            "/h/.config/simon"
        ),
        (["XDG_DATA_HOME": "/d//", "XDG_CONFIG_HOME": "/c"], "/d/simon", "/c/simon"),
        (["HOME": "relative"], "/root/.local/share/simon", "/root/.config/simon"),
        (["HOME": "/"], "/.local/share/simon", "/.config/simon"),
    ])
    func followsTheEnvironment(_ environment: [String: String], _ data: String, _ config: String) {
        let location = DataLocation(environment: environment, home: "/root")
        #expect(location?.dataFolder == data)
        #expect(location?.configFolder == config)
    }

    @Test func withoutAHomeThereIsNone() {
        #expect(DataLocation(environment: ["XDG_DATA_HOME": "/d"]) == nil)
    }

    @Test func oneFolderHoldsAll() {
        let location = DataLocation(folder: "here")
        #expect(location.scores == "here/scores.json")
        #expect(location.history == "here/history.jsonl")
        #expect(location.settings == "here/settings.json")
    }

    /// Somebody else than root, and in a container whoever is outside it.
    private static let others: [UInt32] = [54_321, 65_534]

    @Test(.enabled(if: geteuid() == 0), arguments: others)
    func rootLeavesAFolderOfSomebodyElseAlone(owner: UInt32) throws {
        let folder = try TemporaryFolder()
        let location = DataLocation(folder: folder.file("data/simon"))
        try location.check()
        #expect(chown(folder.path, owner, owner) == 0)
        #expect(throws: FileError.foreignFolder(path: folder.path)) { try location.check() }
        try location.check(user: owner)
        // What root has left there earlier lies below a folder that its owner can rename.
        try FileManager.default.createDirectory(
            atPath: location.dataFolder, withIntermediateDirectories: true)
        #expect((try? location.check()) == nil || owner == 65_534)
    }

    @Test(.enabled(if: geteuid() == 0), arguments: [true, false])
    func rootFollowsNoLinkOfOrToSomebodyElse(isTheLinkTheirs: Bool) throws {
        let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("link"), withDestinationPath: other.path)
        try DataLocation(folder: folder.file("link")).check()
        #expect(lchown(isTheLinkTheirs ? folder.file("link") : other.path, 54_321, 54_321) == 0)
        #expect(throws: FileError.foreignFolder(path: folder.file("link"))) {
            try DataLocation(folder: folder.file("link")).check()
        }
    }
}
