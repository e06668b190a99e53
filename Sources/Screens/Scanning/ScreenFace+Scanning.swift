import Model
import Presentation
import TerminalCore

/// The meaning of an input while scanning.
private enum SwitchInput {
    /// The switch.
    case choose
    /// The second switch.
    case back
    /// Pastes, sizes and replies of the terminal.
    case other
    /// Key releases and repeats, and mouse moves.
    case nothing

    init(_ input: ScreenInput) {
        switch input {
        case .gamepad(let event): self = !event.isDown ? .nothing : event.button == .back ? .back : .choose
        case .midi(let event): self = event.isDown ? .choose : .nothing
        case .terminal(.key(let press)):
            if press.isChord {
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
    /// Nil where the input is for the screen itself.
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

    /// Starts, advances or ends scanning, by the settings.
    mutating func keepScanning(_ shared: Context) {
        guard shared.settings.scanning != .off else { return scanner = nil }
        scanner = scanner ?? Scanner()
        scanner?.advance(to: shared.now)
    }
}
