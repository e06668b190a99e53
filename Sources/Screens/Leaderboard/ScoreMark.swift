import Localization
import Model
import Presentation

/// What makes a score hard to compare: a sign beside it, which a legend explains.
enum ScoreMark: CaseIterable, Hashable, Sendable {
    /// Replaying the game does not earn it.
    case unearned
    /// Played by scanning.
    case scanning
    /// Played in lines, which can be read again.
    case lines

    static func all(of entry: ScoreEntry, _ evidence: ScoreEvidence) -> [ScoreMark] {
        let aid: ScoreMark? =
            switch entry.aid {
            case .scanning: .scanning
            case .lines: .lines
            case nil: nil
            }
        return (evidence.unearned.contains(entry.id) ? [.unearned] : []) + (aid.map { [$0] } ?? [])
    }

    var sign: SafeText {
        switch self {
        case .unearned: "!"
        case .scanning: "~"
        case .lines: "="
        }
    }

    var meaning: SafeText {
        switch self {
        case .unearned: tr("not what its recording earns")
        case .scanning: tr("by scanning")
        case .lines: tr("in plain mode")
        }
    }

    static func legend(_ marks: Set<ScoreMark>) -> [SafeText] {
        allCases.filter(marks.contains).map { $0.sign + " " + $0.meaning }
    }
}
