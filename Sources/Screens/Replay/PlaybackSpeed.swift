import Model
import Localization
import Presentation

enum PlaybackSpeed: Int, CaseIterable, Hashable, Sendable {
    case half = 50
    case normal = 100
    case double = 200
    case fourfold = 400

    var title: SafeText {
        switch self {
        case .half: tr("half speed")
        case .normal: tr("normal speed")
        case .double: tr("2x")
        case .fourfold: tr("4x")
        }
    }

    /// Scaled to this speed.
    func laid(_ notes: [TimedPad]) -> [TimedPad] {
        notes.map {
            TimedPad($0.pad, onset: $0.onset * 100 / rawValue, length: $0.length * 100 / rawValue)
        }
    }

    /// Clamped at both ends.
    func next(_ step: Int) -> PlaybackSpeed {
        let all = Self.allCases
        let place = (all.firstIndex(of: self) ?? 1) + step
        return all[max(0, min(all.count - 1, place))]
    }
}
