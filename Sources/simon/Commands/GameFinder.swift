import FoundationEssentials
import GameRules
import Localization
import Model
import Presentation
import Repository

/// Finds the game that a command names, in the history or in a code.
struct GameFinder {
    struct Found {
        let game: RecordedGame
        /// Nil for a game from a code.
        var historyScore: Int?
        var leaderboardScore: Int?
        /// From the history: the player knew the seed. Codes do not always include that.
        var isMarked = false

        var hasKnownSeed: Bool { isMarked || game.hasKnownSeed }
    }

    let history: HistoryLog
    var scores: [ScoreEntry] = []

    /// By identifier, whole or at least its first eight digits, or by code.
    func game(_ word: String) throws -> Found {
        if looksLikeID(word) {
            let record = try record(word)
            return Found(
                game: try played(record), historyScore: record.score,
                leaderboardScore: scores.first { $0.id == record.id }?.score,
                isMarked: record.hasKnownSeed)
        }
        return Found(game: try ShareCode(parsing: word).game)
    }

    /// By identifier, or the last game.
    func shared(_ id: String?) throws -> (record: GameRecord, game: RecordedGame) {
        let record = if let id { try record(id) } else { try last() }
        return (record, try played(record))
    }

    /// By identifier or code, if it can be dealt again.
    func challenge(_ word: String, _ wordLists: [WordList]) throws -> Challenge {
        let game = try game(word).game
        if let options = game.options.choices as? WordsOptions, !wordLists.contains(where: options.isDealt) {
            throw Failure(
                tr("that game needs the word list '\(options.list.string.excerpt)' as it was then"))
        }
        return Challenge(game)
    }

    private func looksLikeID(_ word: String) -> Bool {
        (8...36).contains(word.utf8.count) && word.allSatisfy { $0.isHexDigit || $0 == "-" }
    }

    private func record(_ id: String) throws -> GameRecord {
        guard looksLikeID(id) else {
            throw Failure(tr("'\(id.excerpt)' is not the ID of a game"))
        }
        var found: UUID?
        try history.forEach { summary in
            if summary.id.uuidString.hasPrefix(id.uppercased()) { found = summary.id }
            return found == nil
        }
        if let found, let record = try history.game(found) { return record }
        throw Failure(tr("no game in the history has the ID '\(id)'"))
    }

    private func last() throws -> GameRecord {
        if let record = try history.last(1).first { return record }
        throw Failure(tr("no game has been played yet"))
    }

    private func played(_ record: GameRecord) throws -> RecordedGame {
        do throws(ShareCodeError) { return try record.played } catch {
            throw Failure(tr("the recording is unreadable. \(error.sentence)"))
        }
    }
}
