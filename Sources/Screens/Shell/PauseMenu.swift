import Localization
import Model
import Presentation
import TerminalCore

struct PauseMenu: Hashable, Sendable {
    enum Choice: Hashable, CaseIterable, Sendable {
        case resume, giveUp, restart, help, sound, haptics

        var setting: Setting? {
            switch self {
            case .sound: .sound
            case .haptics: .haptics
            case .resume, .giveUp, .restart, .help: nil
            }
        }

        func label(_ context: ScreenContext) -> SafeText {
            switch self {
            case .resume: tr("Resume")
            case .restart: tr("Restart")
            case .help: tr("Help")
            case .giveUp: tr("Give up")
            case .sound, .haptics: setting.map { $0.name + "  " + $0.value(in: context.settings) } ?? ""
            }
        }
    }

    var focus = Choice.resume

    /// Returns the choice, once made.
    mutating func handle(_ press: KeyPress) -> Choice? {
        guard press.phase == .press else { return nil }
        let all = Choice.allCases
        switch press.key {
        case .escape: return .resume
        case .enter, .character(" "): return focus
        case .character("?"): return .help
        default: break
        }
        switch Movement(press) {
        case .next, .down, .right: focus = all.element(after: focus, by: 1)
        case .previous, .up, .left: focus = all.element(after: focus, by: -1)
        default: break
        }
        return nil
    }

    func popup(in bounds: Rect, _ context: ScreenContext) -> Popup {
        let widest = Choice.allCases.map { $0.label(context).columns }.max() ?? 0
        return Popup(columns: max(20, widest + 4), rows: Choice.allCases.count + 2, in: bounds)
    }

    private func place(of choice: Choice, in popup: Popup) -> Rect {
        popup.inside.row(popup.inside.top + 2 + (Choice.allCases.firstIndex(of: choice) ?? 0))
    }

    func draw(on canvas: inout Canvas, _ context: ScreenContext, offering: (Choice) -> any OfferAction) {
        let theme = context.display.theme
        let popup = popup(in: canvas.bounds, context)
        popup.draw(on: &canvas, display: context.display)
        let sheet = SheetStyle(theme)
        canvas.centre(tr("Paused"), in: popup.inside, row: popup.inside.top, sheet.accent)
        for choice in Choice.allCases {
            let place = place(of: choice, in: popup)
            canvas.offer(Offer(place, offering(choice)))
            let focused = choice == focus
            if focused { canvas.focus = place.origin }
            let label = choice.label(context)
            canvas.centre(
                focused ? "> \(label) <" : label, in: place, row: place.top,
                focused ? theme.focus : sheet.text)
        }
    }
}
