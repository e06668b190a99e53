import FoundationEssentials
import GameRules
import Localization
import Model
import Presentation
import Repository

/// Finds the game that a command line is about: in the history, or in a code.
struct GameFinder {
    /// Why there is none, in a sentence for the player.
    struct Failure: Error {
        let sentence: SafeText
    }

    /// A game, and what the player's files say that it was worth.
    struct Found {
        let game: RecordedGame
        /// The points in the history; nil for a game from a code.
        var historyScore: Int?
        /// The points on a leaderboard; nil when it stands on none.
        var leaderboardScore: Int?
        /// Whether the history says that the player knew the seed: codes did not always say so.
        var isMarked = false

        /// Whether the player knew the seed before.
        var hasKnownSeed: Bool { isMarked || game.hasKnownSeed }
    }

    let history: HistoryLog
    var scores: [ScoreEntry] = []

    /// The game of an identifier, whole or its first eight digits or more, or that of a code.
    func game(_ word: String) throws(Failure) -> Found {
        if looksLikeID(word) {
            let record = try record(word)
            return Found(
                game: try played(record), historyScore: record.score,
                leaderboardScore: scores.first { $0.id == record.id }?.score,
                isMarked: record.hasKnownSeed)
        }
        do throws(ShareCodeError) { return Found(game: try ShareCode(parsing: word).game) } catch {
            throw Failure(sentence: error.sentence)
        }
    }

    /// The game of an identifier, or the last game, which can be played again.
    func shared(_ id: String?) throws(Failure) -> (record: GameRecord, game: RecordedGame) {
        let record = if let id { try record(id) } else { try last() }
        return (record, try played(record))
    }

    private func looksLikeID(_ word: String) -> Bool {
        (8...36).contains(word.utf8.count) && word.allSatisfy { $0.isHexDigit || $0 == "-" }
    }

    private func record(_ id: String) throws(Failure) -> GameRecord {
        guard looksLikeID(id) else {
            throw Failure(sentence: tr("'\(id.excerpt)' is not the ID of a game"))
        }
        var found: UUID?
        do throws(FileError) {
            try history.forEach { summary in
                if summary.id.uuidString.hasPrefix(id.uppercased()) { found = summary.id }
                return found == nil
            }
            if let found, let record = try history.game(found) { return record }
        } catch { throw Failure(sentence: error.explanation) }
        throw Failure(sentence: tr("no game in the history has the ID '\(id)'"))
    }

    private func last() throws(Failure) -> GameRecord {
        do throws(FileError) {
            if let record = try history.last(1).first { return record }
        } catch { throw Failure(sentence: error.explanation) }
        throw Failure(sentence: tr("no game has been played yet"))
    }

    private func played(_ record: GameRecord) throws(Failure) -> RecordedGame {
        do throws(ShareCodeError) { return try record.played } catch {
            throw Failure(sentence: tr("the recording is unreadable. \(error.sentence)"))
        }
    }
}
