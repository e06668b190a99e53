import Model
import Presentation
import TerminalCore
import Localization

enum MatchChoice: Hashable, Sendable {
    case name
    case length(MatchLength)
    case letter(LetterPad.Key)
    case unnamed

    static func lengths(_ setup: MatchSetup, unicode: Bool) -> KeyBar<MatchChoice> {
        let (chosen, other): (SafeText, SafeText) = unicode ? ("●", "○") : ("(*)", "( )")
        return KeyBar(
            items: MatchLength.allCases.map { length in
                let mark = length == setup.length ? chosen : other
                return .init(key: "\(length.rawValue) s", label: mark, action: .length(length))
            })
    }
}

extension MatchLength {
    /// The length of a key: the first digit of its seconds.
    init?(key: Key) {
        guard case .character(let digit) = key,
            let length = Self.allCases.first(where: { "\($0.rawValue)".first == digit })
        else { return nil }
        self = length
    }
}

enum MatchAnswer: CaseIterable, Hashable, Sendable {
    case yes, no

    init?(_ key: Key) {
        switch key {
        case .left, .character("y"), .character("Y"): self = .yes
        case .right, .character("n"), .character("N"): self = .no
        case .character(let letter) where letter.lowercased() == YesOrNo.letter: self = .yes
        default: return nil
        }
    }

    func label(unicode: Bool) -> SafeText {
        switch self {
        case .yes: (unicode ? "← " : "<- ") + SafeText(YesOrNo.letter) + "  " + tr("Yes")
        case .no: tr("No") + (unicode ? "  n →" : "  n ->")
        }
    }
}
