import Glibc
import System

/// The folders of a player's files.
package struct DataLocation: Hashable, Sendable {
    package let dataFolder, configFolder: String

    /// Everything in one folder, for `--data-dir`.
    package init(folder: String) {
        dataFolder = folder
        configFolder = folder
    }

    /// By the XDG base directory specification 0.8: an empty or relative path counts as none. Nil when neither it nor a home
    /// folder is known.
    /// - Parameter home: the home folder in the user database, which takes a dozen system calls and is only asked when
    ///   `HOME` is not set.
    package init?(environment: [String: String], home: @autoclosure () -> String? = nil) {
        let homeFolder = Self.absolute(environment["HOME"]) ?? Self.absolute(home())
        func base(_ variable: String, _ usual: String) -> String? {
            Self.absolute(environment[variable]) ?? homeFolder.map { $0 + usual }
        }
        guard let data = base("XDG_DATA_HOME", "/.local/share"),
            let config = base("XDG_CONFIG_HOME", "/.config")
        else { return nil }
        dataFolder = data + "/simon"
        configFolder = config + "/simon"
    }

    package var scores: String { dataFolder + "/scores.json" }
    package var history: String { dataFolder + "/history.jsonl" }
    package var historyIndex: String { dataFolder + "/history.index" }
    package var settings: String { configFolder + "/settings.json" }
    /// For scores and history.
    package var scoresLock: String { dataFolder + "/scores.lock" }
    package var settingsLock: String { configFolder + "/settings.lock" }

    private static func absolute(_ path: String?) -> String? {
        guard var path, path.hasPrefix("/"), !path.utf8.contains(0) else { return nil }
        while path.hasSuffix("/") { path.removeLast() }
        return path
    }
}

extension DataLocation {
    /// Refuses root the folders of somebody else, as after `sudo`: nobody else could change the files that root leaves
    /// there, and links could lead them anywhere. What is above a folder must be root's too, or its owner could put a link
    /// in the folder's place.
    package func check() throws(FileError) { try check(user: geteuid()) }

    func check(user: UInt32) throws(FileError) {
        guard user == 0 else { return }
        for folder in [dataFolder, configFolder] {
            var owners: Set<UInt32> = [0]
            for path in sequence(first: folder, next: Path.folder) {
                // What is not there yet has no owner.
                let found = [false, true].compactMap { followsLinks in
                    try? FileSystem.live.status(path, followsLinks: followsLinks).owner
                }
                guard found.allSatisfy(owners.contains) else { throw .foreignFolder(path: path) }
                if !found.isEmpty { owners.insert(Self.unknownOwner) }
            }
        }
    }

    /// Of what is outside a container whose root is another user outside, as are the folders above its own
    /// (user_namespaces(7)).
    private static let unknownOwner: UInt32 = 65_534
}
