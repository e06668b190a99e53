import GameRules
import Localization
import Model
import Presentation
import TerminalCore

extension MatchSetup.Missing {
    /// Says what is missing before a game of Match.
    func alert(in area: Rect, _ display: DisplayStyle) -> Dialog {
        typealias Action = MatchScreen.Action
        let keys: [SafeText] = self == .name ? [] : [tr("Keys: 3, 6 or 9.")]
        let asksForName = self != .length
        let goOn = Binding(
            .enter, does: Action.goOn, label: asksForName ? tr("type it") : tr("choose"))
        let unnamed = Binding(.tab, does: Action.choice(.unnamed), label: tr("unnamed"))
        let lines = (sentence.wrapped(to: 26) + keys).map { Dialog.Row.text($0, isCentred: true) }
        let bar = KeyBar(asksForName ? [goOn, unnamed] : [goOn], display)
        return Dialog(lines + [.gap, .keys(bar) { $0 }], columns: 32, in: area, elsewhere: Action.goOn)
    }
}
