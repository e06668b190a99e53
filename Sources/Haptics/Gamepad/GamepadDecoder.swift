import CInput
import Model

/// Turns a gamepad's raw events into button events.
struct GamepadDecoder: Hashable, Sendable {
    private let layout: ButtonLayout
    private let parts: GamepadParts
    private let axes: [Int32: AxisRange]
    private var directions: [Int32: Int] = [:]
    /// The presses without a release.
    private var held: Set<GamepadEvent> = []
    private var isOutOfStep = false

    /// - Parameter axes: those of the layout, by their codes.
    init(layout: ButtonLayout, _ parts: GamepadParts, axes: [Int32: AxisRange]) {
        (self.layout, self.parts, self.axes) = (layout, parts, axes)
    }

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
        return held.map(\.release)
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
        // 2 is the kernel's key repeat.
        guard value != 2, let number = parts.buttons.firstIndex(of: code) else { return [] }
        let source = ControllerInput(gamepad: parts.guid, number: number)
        return set(GamepadEvent(layout.keys[code], isDown: true, source: source), isDown: value != 0)
    }

    private mutating func axis(_ code: Int32, _ value: Int32) -> [GamepadEvent] {
        guard let range = axes[code] else { return [] }
        let before = directions[code] ?? 0
        let now = range.direction(value, before: before)
        guard now != before else { return [] }
        directions[code] = now
        return push(code, before, isDown: false) + push(code, now, isDown: true)
    }

    private mutating func push(_ axis: Int32, _ direction: Int, isDown: Bool) -> [GamepadEvent] {
        let push = ButtonLayout.Push(axis: axis, isPositive: direction > 0)
        guard direction != 0, let button = layout.pushes[push] else { return [] }
        return set(GamepadEvent(button, isDown: true), isDown: isDown)
    }

    private mutating func set(_ press: GamepadEvent, isDown: Bool) -> [GamepadEvent] {
        guard held.contains(press) != isDown else { return [] }
        if isDown { held.insert(press) } else { held.remove(press) }
        return [isDown ? press : press.release]
    }
}

extension GamepadEvent {
    fileprivate var release: GamepadEvent { GamepadEvent(button, isDown: false, source: source) }
}
