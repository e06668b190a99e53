import FoundationEssentials
import Model
import TestSupport

@testable import Repository
@testable import System

/// 2026-11-20T12:00:00Z.
let noon = Date(timeIntervalSince1970: 1_795_176_000)

extension ScoreEntry {
    /// A score of this many points.
    static func sample(_ score: Int = 12, name: PlayerName = .unnamed) -> ScoreEntry {
        ScoreEntry(id: UUID(), game: .simon, variant: "classic", name: name, score: score, date: noon)
    }
}

extension GameRecord {
    /// A game of this many points.
    static func sample(_ score: Int = 12, id: UUID = UUID()) -> GameRecord {
        GameRecord(
            id: id, game: .simon, variant: "classic", seed: .max, options: ["speed": "fast"],
            score: score,
            date: noon, duration: .milliseconds(83_456), moves: "S1.abc")
    }
}

extension TemporaryFolder {
    /// Where a repository keeps its files.
    var location: DataLocation { DataLocation(folder: path) }
}

extension Repository {
    /// The repository of a test's folder.
    convenience init(_ folder: TemporaryFolder, system: FileSystem = .live, timeout: Duration = .seconds(5)) {
        self.init(at: folder.location, now: { noon }, system: system, timeout: timeout)
    }
}

extension SaveOutcome {
    /// Why it has not been saved yet.
    var reason: FileError? { if case .pending(let reason) = self { reason } else { nil } }
}

extension Repository {
    /// Saves a score, a game and settings.
    func saveOneOfEach() -> [SaveOutcome] {
        [save(.add(.sample())), save(.record(.sample())), save(.settings(.quiet))]
    }
}

extension HistoryLog {
    /// All games, the oldest first.
    func allGames() throws -> [GameRecord] {
        var games: [GameRecord] = []
        try forEachGame {
            games.append($0)
            return true
        }
        return games
    }
}

extension FileError {
    /// What the system said, if it was the system.
    var code: Int32? {
        switch self {
        case .system(let error), .notDurable(let error): error.code
        default: nil
        }
    }
}
