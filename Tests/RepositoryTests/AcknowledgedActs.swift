import Foundation
import Model
import Testing

@testable import Repository

/// What must be on the disk according to what probes have said.
struct AcknowledgedActs {
    /// One thing that a probe does.
    enum Act: Equatable {
        case score(UUID, Int)
        case edit(UUID, Int)
        case delete(UUID)
        case game(UUID)

        init?(_ words: [Substring]) {
            guard words.count >= 2, let id = UUID(uuidString: String(words[1])) else { return nil }
            let points = words.count > 2 ? Int(words[2]) : nil
            switch (words[0], points) {
            case ("score", let points?): self = .score(id, points)
            case ("edit", let points?): self = .edit(id, points)
            case ("delete", nil): self = .delete(id)
            case ("game", nil): self = .game(id)
            default: return nil
            }
        }
    }

    private(set) var scores: [UUID: Int] = [:]
    private(set) var games: Set<UUID> = []
    private(set) var deleted: Set<UUID> = []
    /// What was acknowledged, in all.
    private(set) var acknowledged = 0
    /// What was begun and not acknowledged before the probe was killed: it may have happened or not.
    private(set) var doubtful: Act?

    /// Takes down what one probe said.
    mutating func note(_ lines: [Substring]) throws {
        doubtful = nil
        for line in lines {
            let words = line.split(separator: " ")
            let act = try #require(Act(Array(words.dropFirst())), "the probe said \(line)")
            switch words[0] {
            case "?": doubtful = act
            default:
                #expect(doubtful == act)
                doubtful = nil
                acknowledged += 1
                apply(act)
            }
        }
    }

    private mutating func apply(_ act: Act) {
        switch act {
        case .score(let id, let points): scores[id] = points
        case .edit(let id, let points): if scores[id] != nil { scores[id] = points }
        case .delete(let id):
            scores[id] = nil
            deleted.insert(id)
        case .game(let id): games.insert(id)
        }
    }

    /// Whether what is on the disk is what was acknowledged; what was doubtful is settled by it.
    /// - Returns: how many acknowledged scores, edits, deletes and games are not there.
    mutating func settle(_ repository: Repository) throws -> Int {
        let found = Dictionary(uniqueKeysWithValues: repository.scores.map { ($0.id, $0.score) })
        let kept = Set(try repository.history.allGames().map(\.id))
        if let act = doubtful, hasHappened(act, found, kept) { apply(act) }
        doubtful = nil
        let wrong = Set(found.keys).union(scores.keys).filter { found[$0] != scores[$0] }
        return wrong.count + games.symmetricDifference(kept).count
    }

    private func hasHappened(_ act: Act, _ found: [UUID: Int], _ kept: Set<UUID>) -> Bool {
        switch act {
        case .score(let id, _): found[id] != nil
        case .edit(let id, let points): found[id] == points
        case .delete(let id): found[id] == nil
        case .game(let id): kept.contains(id)
        }
    }
}
