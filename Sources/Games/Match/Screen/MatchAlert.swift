import GameRules
import Model
import Presentation
import TerminalCore
import Localization

/// The pop-up that says what is missing before a game of Match.
struct MatchAlert {
    enum Button: Hashable, Sendable {
        case proceed
        case unnamed
    }

    private let asksForName: Bool
    private let lines: [SafeText]
    private let popup: Popup

    init(_ missing: MatchSetup.Missing, in bounds: Rect) {
        asksForName = missing != .length
        let keys: [SafeText] = missing == .name ? [] : [tr("Keys: 3, 6 or 9.")]
        lines = missing.sentence.wrapped(to: 26) + keys
        popup = Popup(columns: 32, rows: lines.count + 2, in: bounds)
    }

    private var buttons: KeyBar<Button> {
        let all: [KeyBar<Button>.Item] = [
            .init(key: tr("Enter"), label: asksForName ? tr("type it") : tr("choose"), action: .proceed),
            .init(key: "Tab", label: tr("unnamed"), action: .unnamed),
        ]
        return KeyBar(items: asksForName ? all : Array(all.prefix(1)))
    }

    func draw(on canvas: inout Canvas, _ display: DisplayStyle) {
        popup.draw(on: &canvas, display: display)
        canvas.offer(Offer(canvas.bounds, MatchScreen.Action.goOn, reach: .mouse))
        canvas.focus = popup.inside.origin
        canvas.centre(lines, in: popup.inside, from: popup.inside.top, SheetStyle(display.theme).text)
        buttons.draw(
            on: &canvas, in: popup.lastRow,
            offering: { $0 == .unnamed ? MatchScreen.Action.choice(.unnamed) : MatchScreen.Action.goOn }
        ) { _ in .onPanel(display.theme) }
    }
}
