import CInput
import Model

/// The key codes of a gamepad's buttons: the kernel's drivers do not agree on the upper and the left face button.
enum ButtonLayout: Hashable, Sendable {
    /// By position, as Documentation/input/gamepad.rst asks for: Sony's and Nintendo's pads.
    case placed
    /// By the letter on the button, `BTN_X` on the left and `BTN_Y` above: the xpad driver's pads, and most others.
    case lettered
    /// Twelve numbered buttons of a joystick: pads without a driver of their own.
    case numbered

    private static let sony: UInt16 = 0x054C
    private static let nintendo: UInt16 = 0x057E

    /// Nil when it is no gamepad.
    init?(keys: BitSet, vendor: UInt16) {
        if keys.contains(BTN_GAMEPAD) {
            self = [Self.sony, Self.nintendo].contains(vendor) ? .placed : .lettered
        } else if keys.contains(BTN_TRIGGER), keys.contains(BTN_TOP), keys.contains(BTN_BASE4) {
            self = .numbered
        } else {
            return nil
        }
    }

    func button(_ code: Int32) -> GamepadButton? {
        switch code {
        case BTN_DPAD_UP: return .up
        case BTN_DPAD_DOWN: return .down
        case BTN_DPAD_LEFT: return .left
        case BTN_DPAD_RIGHT: return .right
        default: break
        }
        guard self != .numbered else { return Self.numberedButton(code) }
        switch code {
        case BTN_SOUTH: return .south
        case BTN_EAST: return .east
        case BTN_NORTH: return self == .placed ? .north : .west
        case BTN_WEST: return self == .placed ? .west : .north
        case BTN_START: return .start
        case BTN_SELECT: return .back
        default: return nil
        }
    }

    /// The first four numbers go round the diamond from the top, as on the most common of these pads.
    private static func numberedButton(_ code: Int32) -> GamepadButton? {
        switch code {
        case BTN_TRIGGER: .north
        case BTN_THUMB: .east
        case BTN_THUMB2: .south
        case BTN_TOP: .west
        case BTN_BASE3: .back
        case BTN_BASE4: .start
        default: nil
        }
    }
}
