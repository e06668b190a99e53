import GameRules
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

extension MatchGame.Move {
    /// The answers, as their buttons stand.
    static let answers: [Self] = [.answer(true), .answer(false)]

    /// The answer that a key gives.
    init?(_ key: Key) {
        switch key {
        case .left, .character("y"), .character("Y"): self = .answer(true)
        case .right, .character("n"), .character("N"): self = .answer(false)
        case .character(let letter) where letter.lowercased() == YesOrNo.letter: self = .answer(true)
        default: return nil
        }
    }

    func label(unicode: Bool) -> SafeText {
        self == .answer(true)
            ? (unicode ? "← " : "<- ") + SafeText(YesOrNo.letter) + "  " + tr("Yes")
            : tr("No") + (unicode ? "  n →" : "  n ->")
    }
}
