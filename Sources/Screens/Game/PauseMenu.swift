import Model
import TerminalCore
import Localization

/// The pop-up over a paused round.
struct PauseMenu: Hashable, Sendable {
    /// What can be chosen.
    enum Choice: Hashable, CaseIterable, Sendable {
        case resume, giveUp

        /// How it is written.
        var label: SafeText { self == .resume ? tr("Resume") : tr("Give up") }
    }

    /// What Enter chooses.
    private(set) var focus = Choice.resume

    /// Takes a key or a click; the choice, once made.
    mutating func take(_ input: Event, in bounds: Rect) -> Choice? {
        switch input {
        case .key(let press) where press.phase == .press: return take(press.key)
        case .mouse(let mouse) where mouse.action == .press:
            return Choice.allCases.first { place(of: $0, in: popup(in: bounds)).contains(mouse.position) }
        default: return nil
        }
    }

    private mutating func take(_ key: Key) -> Choice? {
        switch key {
        case .escape: return .resume
        case .enter, .character(" "): return focus
        case .up, .down, .left, .right, .tab, .character("j"), .character("k"):
            focus = focus == .resume ? .giveUp : .resume
            return nil
        default: return nil
        }
    }

    private func popup(in bounds: Rect) -> Popup { Popup(columns: 20, rows: 4, in: bounds) }

    private func place(of choice: Choice, in popup: Popup) -> Rect {
        Rect(
            x: popup.inside.left, y: popup.inside.top + (choice == .resume ? 2 : 3),
            width: popup.inside.size.width, height: 1)
    }

    /// Draws the menu.
    func draw(on canvas: inout Canvas, display: DisplayStyle) {
        let popup = popup(in: canvas.bounds)
        popup.draw(on: &canvas, display: display)
        canvas.centre(tr("Paused"), in: popup.inside, row: popup.inside.top, display.theme.panelAccent)
        for choice in Choice.allCases {
            let place = place(of: choice, in: popup)
            let focused = choice == focus
            let style = focused ? display.theme.focus : display.theme.panel
            canvas.centre(focused ? "> \(choice.label) <" : choice.label, in: place, row: place.top, style)
        }
    }
}
