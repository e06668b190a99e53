import Localization
import Model
import Presentation

/// What makes a score another one than those around it: a sign beside it, which a legend explains.
enum ScoreMark: CaseIterable, Hashable, Sendable {
    /// The recording of its game does not earn it.
    case unearned
    /// Its game was played with the focus moving by itself.
    case scanning
    /// Its game was played in lines that could be read again.
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

    /// What it means, in a few words.
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
