/// Who sat at the seats of a game for several.
extension GameRecord {
    /// Who played, seat by seat; empty when one played alone.
    public var names: [PlayerName] {
        get { seats.compactMap { options[$0].flatMap(PlayerName.init) } }
        set {
            for seat in seats { options[seat] = nil }
            for (seat, name) in zip(seats, newValue) { options[seat] = name.string }
        }
    }

    /// What the seats are called in files.
    private var seats: [String] { (1...Settings.maxPlayers).map { "player-\($0)" } }

    /// The game with nobody in a player's seats; nil where the player had none.
    public func without(_ player: PlayerName) -> GameRecord? {
        guard names.contains(player) else { return nil }
        var result = self
        result.names = names.map { $0 == player ? .unnamed : $0 }
        return result
    }
}
