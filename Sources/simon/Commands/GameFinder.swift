import FoundationEssentials
import GameRules
import Model
import Repository
import Localization

/// Finds the game that a command line is about: in the history, or in a code.
struct GameFinder {
    /// Why there is none, in a sentence for the player.
    struct Failure: Error {
        let sentence: SafeText
    }

    let history: HistoryLog

    /// The game of an identifier, whole or its first eight digits or more, or that of a code.
    func game(_ word: String) throws(Failure) -> RecordedGame {
        if looksLikeID(word) { return try played(record(word)) }
        do throws(ShareCodeError) { return try ShareCode(parsing: word).game } catch {
            throw Failure(sentence: SafeText(error.description))
        }
    }

    /// The code of the game of an identifier, or of the last game.
    func code(_ id: String?) throws(Failure) -> String {
        let record = if let id { try record(id) } else { try last() }
        _ = try played(record)
        return record.moves
    }

    private func looksLikeID(_ word: String) -> Bool {
        (8...36).contains(word.utf8.count) && word.allSatisfy { $0.isHexDigit || $0 == "-" }
    }

    private func record(_ id: String) throws(Failure) -> GameRecord {
        guard looksLikeID(id) else { throw Failure(sentence: tr("'\(id)' is not the identifier of a game")) }
        var found: UUID?
        do throws(StorageError) {
            try history.forEach { summary in
                if summary.id.uuidString.hasPrefix(id.uppercased()) { found = summary.id }
                return found == nil
            }
            if let found, let record = try history.game(found) { return record }
        } catch { throw Failure(sentence: error.explanation) }
        throw Failure(sentence: tr("no game of the history has the identifier '\(id)'"))
    }

    private func last() throws(Failure) -> GameRecord {
        do throws(StorageError) {
            if let record = try history.last(1).first { return record }
        } catch { throw Failure(sentence: error.explanation) }
        throw Failure(sentence: tr("no game has been played yet"))
    }

    private func played(_ record: GameRecord) throws(Failure) -> RecordedGame {
        do throws(ShareCodeError) { return try record.played } catch {
            throw Failure(sentence: tr("the record is of no use. \(error.description)"))
        }
    }
}
