/// Where a player's files are: a folder for the data and one for the settings.
package struct DataLocation: Hashable, Sendable {
    /// The folder of `scores.json` and `history.jsonl`.
    package let dataFolder: String
    /// The folder of `settings.json`.
    package let configFolder: String

    /// Everything in one folder, as `--data-dir` asks.
    package init(folder: String) {
        dataFolder = folder
        configFolder = folder
    }

    /// The folders that the environment asks for, by the XDG base directory specification 0.8: a path that
    /// is empty or relative is as good as none. Nil when neither it nor a home folder tells a place.
    /// - Parameter home: the home folder in the user database, which is only asked, as that takes a dozen system calls,
    ///   when `HOME` is not set.
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

    /// High scores.
    package var scores: String { dataFolder + "/scores.json" }
    /// Finished games, one a line.
    package var history: String { dataFolder + "/history.jsonl" }
    /// A summary of the history, which is made again from it whenever it does not fit.
    package var historyIndex: String { dataFolder + "/history.index" }
    /// What the player has chosen.
    package var settings: String { configFolder + "/settings.json" }

    /// What a game locks while it writes scores or history; it stays empty.
    package var scoresLock: String { dataFolder + "/scores.lock" }
    /// What a game locks while it writes settings; it stays empty.
    package var settingsLock: String { configFolder + "/settings.lock" }

    private static func absolute(_ path: String?) -> String? {
        guard var path, path.hasPrefix("/"), !path.utf8.contains(0) else { return nil }
        while path.hasSuffix("/") { path.removeLast() }
        return path
    }
}
