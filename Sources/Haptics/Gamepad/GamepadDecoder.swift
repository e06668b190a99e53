import CInput
import Model

/// Turns a gamepad's raw events into button events.
struct GamepadDecoder: Hashable, Sendable {
    private let layout: ButtonLayout
    private let axes: [Int32: AxisRange]
    private var directions: [Int32: Int] = [:]
    private var held: Set<GamepadButton> = []
    private var isOutOfStep = false

    /// - Parameter axes: the device's, by their codes.
    init(layout: ButtonLayout, axes: [Int32: AxisRange]) { (self.layout, self.axes) = (layout, axes) }

    /// The axes that count as arrows.
    static let arrows: [Int32: (negative: GamepadButton, positive: GamepadButton)] = [
        ABS_X: (.left, .right), ABS_Y: (.up, .down), ABS_HAT0X: (.left, .right), ABS_HAT0Y: (.up, .down),
    ]

    mutating func decode(_ raw: input_event) -> [GamepadEvent] {
        switch Int32(raw.type) {
        case EV_SYN: return synchronize(Int32(raw.code))
        case EV_KEY where !isOutOfStep: return key(Int32(raw.code), raw.value)
        case EV_ABS where !isOutOfStep: return axis(Int32(raw.code), raw.value)
        default: return []
        }
    }

    mutating func releaseAll() -> [GamepadEvent] {
        defer {
            held = []
            directions = [:]
        }
        return GamepadButton.allCases.filter(held.contains).map { GamepadEvent($0, isDown: false) }
    }

    /// After `SYN_DROPPED` the events up to the next report are worthless: some before them were lost
    /// (Documentation/input/event-codes.rst). What is held is released, as its release may be lost too.
    private mutating func synchronize(_ code: Int32) -> [GamepadEvent] {
        switch code {
        case SYN_DROPPED:
            isOutOfStep = true
            return releaseAll()
        case SYN_REPORT: isOutOfStep = false
        default: break
        }
        return []
    }

    private mutating func key(_ code: Int32, _ value: Int32) -> [GamepadEvent] {
        guard let button = layout.button(code) else { return [] }
        // 2 is the kernel's key repeat.
        return value == 2 ? [] : set(button, isDown: value != 0)
    }

    private mutating func axis(_ code: Int32, _ value: Int32) -> [GamepadEvent] {
        guard let range = axes[code], let arrows = Self.arrows[code] else { return [] }
        let before = directions[code] ?? 0
        let now = range.direction(value, before: before)
        guard now != before else { return [] }
        directions[code] = now
        return set(before, arrows, isDown: false) + set(now, arrows, isDown: true)
    }

    private mutating func set(
        _ direction: Int, _ arrows: (negative: GamepadButton, positive: GamepadButton), isDown: Bool
    ) -> [GamepadEvent] {
        direction == 0 ? [] : set(direction < 0 ? arrows.negative : arrows.positive, isDown: isDown)
    }

    private mutating func set(_ button: GamepadButton, isDown: Bool) -> [GamepadEvent] {
        guard held.contains(button) != isDown else { return [] }
        if isDown { held.insert(button) } else { held.remove(button) }
        return [GamepadEvent(button, isDown: isDown)]
    }
}
