import FoundationEssentials
public import Model

extension Repository {
    /// What was removed, and what could not be looked into.
    public struct Forgotten: Hashable, Sendable {
        /// How many entries of leaderboards.
        public let scores: Int
        /// How many games of the history were removed, or lost the name.
        public let games: Int
        /// Damaged files that were moved aside earlier; the name may stand in them.
        public let unread: [String]
    }

    /// Removes everything that is known of one player: scores, even those that make no sense, the games they
    /// were won in, the name in games that others won, and the names that are offered. Games whose name was never
    /// given are nobody's, and stay.
    public func forget(_ name: PlayerName) throws(StorageError) -> Forgotten {
        // First the games: once the scores are gone, nothing tells any more whose games they were.
        let ids = Set(scores.filter { $0.name == name }.map(\.id))
        unsavedGames.removeAll { ids.contains($0.game.id) || $0.game.names.contains(name) }
        let games: Int
        do throws(FileTrouble) {
            games = try history.remove(ids, naming: name)
        } catch { throw StorageError(error) }
        let count: Int
        do throws(UpdateError) {
            count = try scoreStore.forget(name, &notices)
            try forgetSettings(of: name)
        } catch { throw StorageError(error) }
        do throws(SystemError) {
            return Forgotten(scores: count, games: games, unread: try scoreStore.movedAside())
        } catch { throw StorageError(error) }
    }

    private func forgetSettings(of name: PlayerName) throws(UpdateError) {
        var anonymous = settings
        if anonymous.lastName == name { anonymous.lastName = nil }
        anonymous.seats = anonymous.seats.map { $0 == name ? nil : $0 }
        guard anonymous != settings else { return }
        settingsStore.set(anonymous)
        try settingsStore.commit(&notices)
    }

    /// Removes every file of the game, those that were moved aside too, and its folders where nothing else is
    /// in them. The settings in force stay in force.
    public func forgetEverything() throws(StorageError) {
        do throws(FileTrouble) {
            try scoreStore.erase()
            try settingsStore.erase()
            try history.erase()
        } catch { throw StorageError(error) }
        unsavedGames = []
        for path in [location.scoresLock, location.settingsLock] { system.discard(path) }
        for folder in [location.dataFolder, location.configFolder] { system.discard(folder: folder) }
    }
}
