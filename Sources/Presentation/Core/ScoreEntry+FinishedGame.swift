public import FoundationEssentials
import GameRules
public import Model

extension ScoreEntry {
    /// The entry of a finished game under a name.
    /// - Parameter id: that of its record in the history.
    public init(_ finished: FinishedGame, id: UUID, name: PlayerName) {
        self.init(
            id: id, game: finished.board.game, variant: finished.board.name, name: name,
            score: finished.score, date: finished.date, seed: finished.chosenSeed,
            moves: finished.record.turns, aid: finished.aid)
    }
}
