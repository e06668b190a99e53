import Model
import Presentation
import TerminalCore

/// What an input means while the focus moves by itself.
private enum SwitchInput {
    /// The one key.
    case choose
    /// The second key.
    case back
    /// What has nothing to do with it: pastes, sizes, what the terminal tells.
    case other
    /// Keys that come up or repeat, and a mouse that moves.
    case nothing

    init(_ input: ScreenInput) {
        switch input {
        case .gamepad(let event): self = !event.isDown ? .nothing : event.button == .back ? .back : .choose
        case .midi(let event): self = event.isDown ? .choose : .nothing
        case .terminal(.key(let press)):
            if !press.modifiers.isDisjoint(with: [.control, .alt]) {
                self = .other
            } else if press.phase != .press {
                self = .nothing
            } else {
                self = press.key == .escape ? .back : .choose
            }
        case .terminal(.mouse(let mouse)):
            switch mouse.action {
            case .press: self = .choose
            case .otherPress: self = .back
            default: self = .nothing
            }
        case .terminal: self = .other
        }
    }
}

extension ScreenFace {
    /// Hands an input over while the focus moves by itself; nil where it is for the screen as it is.
    mutating func scan(
        _ input: ScreenInput, _ page: inout any Screen, _ context: ScreenContext
    ) -> [Effect]? {
        guard var scanner, scanner.hasTargets else { return nil }
        defer { self.scanner = scanner }
        switch SwitchInput(input) {
        case .other: return nil
        case .nothing: return []
        case .back:
            if case .terminal(.key) = input { return nil }
            return page.update(.input(.key(KeyPress(.escape))), context)
        case .choose: break
        }
        switch scanner.press(at: context.now, coolsDown: context.settings.coolDown) {
        case .pass: return nil
        case .taken: return []
        case .choose(let offer): return page.take(offer, by: offer.step, context) + page.release(context)
        }
    }

    /// Scanning begins, goes on or ends with time, as the settings have it.
    mutating func keepScanning(_ shared: Context) {
        guard shared.settings.scanning != .off else { return scanner = nil }
        scanner = scanner ?? Scanner()
        scanner?.advance(to: shared.now)
    }
}
