import CInput
import Model

/// What a gamepad's keys and axes do, by the kernel's codes.
struct ButtonLayout: Hashable, Sendable {
    /// A way to push an axis.
    struct Push: Hashable, Sendable {
        let axis: Int32
        let isPositive: Bool
    }

    var keys: [Int32: GamepadButton] = [:]
    var pushes: [Push: GamepadButton] = [:]

    var axes: Set<Int32> { Set(pushes.keys.map(\.axis)) }
}

/// What holds where nobody knows the gamepad: the kernel's drivers do not agree on the upper and the left face button.
extension ButtonLayout {
    /// By position, as Documentation/input/gamepad.rst asks for: Sony's and Nintendo's pads.
    static let placed = ButtonLayout(faces: [
        BTN_SOUTH: .south, BTN_EAST: .east, BTN_NORTH: .north, BTN_WEST: .west, BTN_START: .start,
        BTN_SELECT: .back,
    ])
    /// By the letter on the button, `BTN_X` on the left and `BTN_Y` above: the xpad driver's pads, and most others.
    static let lettered = ButtonLayout(faces: [
        BTN_SOUTH: .south, BTN_EAST: .east, BTN_NORTH: .west, BTN_WEST: .north, BTN_START: .start,
        BTN_SELECT: .back,
    ])
    /// Numbered buttons of a joystick: pads without a driver of their own. The first four go round the diamond from the
    /// top, as on the most common of these.
    static let numbered = ButtonLayout(faces: [
        BTN_TRIGGER: .north, BTN_THUMB: .east, BTN_THUMB2: .south, BTN_TOP: .west, BTN_BASE3: .back,
        BTN_BASE4: .start,
    ])

    private static let sony: UInt16 = 0x054C
    private static let nintendo: UInt16 = 0x057E

    /// Nil when it is no gamepad; some keyboards have a joystick's codes, too.
    init?(keys: BitSet, vendor: UInt16) {
        if keys.contains(BTN_GAMEPAD) {
            self = [Self.sony, Self.nintendo].contains(vendor) ? .placed : .lettered
        } else if keys.contains(BTN_TRIGGER), keys.contains(BTN_TOP), !keys.contains(KEY_A) {
            self = .numbered
        } else {
            return nil
        }
    }

    private init(faces: [Int32: GamepadButton]) {
        keys = faces.merging([
            BTN_DPAD_UP: .up, BTN_DPAD_DOWN: .down, BTN_DPAD_LEFT: .left, BTN_DPAD_RIGHT: .right,
        ]) { $1 }
        for axis in [ABS_X, ABS_HAT0X] { set(axis, .left, .right) }
        for axis in [ABS_Y, ABS_HAT0Y] { set(axis, .up, .down) }
    }

    private mutating func set(_ axis: Int32, _ negative: GamepadButton, _ positive: GamepadButton) {
        pushes[Push(axis: axis, isPositive: false)] = negative
        pushes[Push(axis: axis, isPositive: true)] = positive
    }
}
