import Model
import Presentation

/// Asks once for the games of each entry that becomes visible, as each is replayed, and keeps what they prove.
struct EvidenceLookup: Hashable, Sendable {
    private(set) var evidence = ScoreEvidence()
    private var asked: Set<ScoreEntry.ID> = []
    /// Requests without an answer so far.
    private var open = 0

    var isUnderWay: Bool { open > 0 }

    mutating func request(_ visible: ArraySlice<ScoreEntry>) -> [Effect] {
        let fresh = visible.filter { !asked.contains($0.id) }
        guard !fresh.isEmpty else { return [] }
        asked.formUnion(fresh.map(\.id))
        open += 1
        return [.query(.evidence(fresh))]
    }

    mutating func receive(_ found: ScoreEvidence) {
        open -= 1
        evidence.recorded.formUnion(found.recorded)
        evidence.unearned.formUnion(found.unearned)
    }

    /// An edit may change whether the entry's game earns its score.
    mutating func forget(_ id: ScoreEntry.ID) {
        asked.remove(id)
        evidence.unearned.remove(id)
    }
}
