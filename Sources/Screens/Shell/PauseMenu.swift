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
        switch press.key {
        case .escape: return .resume
        case .enter, .character(" "): return focus
        case .character("?"): return .help
        default:
            focus = Choice.allCases.element(after: focus, by: Movement(press)?.step ?? 0)
            return nil
        }
    }

    func dialog(in area: Rect, _ context: ScreenContext, offering: (Choice) -> any OfferAction) -> Dialog {
        let choices = Choice.allCases.map {
            Dialog.Row.choice($0.label(context), isFocused: $0 == focus, offering($0))
        }
        return Dialog(
            [.text(tr("Paused"), \.accent, isCentred: true), .gap] + choices, columns: 20, in: area)
    }
}
