import GameRules
import Model
import Presentation
import TerminalCore
import Localization

enum MatchChoice: Hashable, Sendable {
    case name
    case length(MatchLength)
    case letter(LetterPad.Button)
    case unnamed

    /// Each with its length where a key stands, and whether it is chosen as the label.
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
    /// The game length that a key chooses by the first digit of its seconds: 3, 6 or 9.
    init?(key: Key) {
        guard case .character(let digit) = key,
            let length = Self.allCases.first(where: { "\($0.rawValue)".first == digit })
        else { return nil }
        self = length
    }
}

extension MatchGame.Move {
    /// In the order of their buttons.
    static let answers: [Self] = [.answer(true), .answer(false)]

    /// The answer that a key gives.
    init?(_ key: Key) {
        switch key {
        case .left, .character("y"), .character("Y"): self = .answer(true)
        case .right, .character("n"), .character("N"): self = .answer(false)
        case .character(let letter) where letter.lowercased() == YesOrNo.yesLetter: self = .answer(true)
        default: return nil
        }
    }

    func label(unicode: Bool) -> SafeText {
        self == .answer(true)
            ? (unicode ? "← " : "<- ") + SafeText(YesOrNo.yesLetter) + "  " + tr("Yes")
            : tr("No") + (unicode ? "  n →" : "  n ->")
    }
}
