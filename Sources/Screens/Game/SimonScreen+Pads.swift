import GameRules
import Model
import TerminalCore
import Presentation

extension SimonScreen {
    /// The pad that a key presses: a letter by its colour, as the settings have it, a digit by its place.
    func pad(for key: Key, _ context: ScreenContext) -> Pad? {
        guard case .character(let character) = key else { return nil }
        let pad = context.settings.padKeys.pad(for: character)
        return character.isNumber ? pad.map { places[$0.rawValue] } : pad
    }

    /// Presses or releases a pad by key or mouse; nil when the input is for something else.
    mutating func takePad(_ input: Event, _ context: ScreenContext) -> [Effect]? {
        switch input {
        case .key(let press):
            guard let pad = pad(for: press.key, context), press.modifiers.isDisjoint(with: [.control, .alt])
            else { return nil }
            switch press.phase {
            case .press:
                // A gamepad tells when a button comes up, whatever the terminal does.
                let isHeld = context.reportsReleases || press.modifiers.contains(.gamepad)
                heldByKey[press.key] = isHeld ? pad : nil
                return judge(pad, held: isHeld, context)
            case .repeat: return []
            case .release: return takeRelease(input, context)
            }
        case .mouse(let mouse):
            switch mouse.action {
            case .press:
                guard let place = board.place(at: mouse.position) else { return nil }
                heldByMouse = places[place]
                return judge(places[place], held: true, context)
            case .release: return takeRelease(input, context)
            default: return nil
            }
        default: return nil
        }
    }

    /// Lets go of what is held, whatever the screen is doing.
    mutating func takeRelease(_ input: Event, _ context: ScreenContext) -> [Effect] {
        switch input {
        case .key(let press) where press.phase == .release:
            guard let pad = heldByKey.removeValue(forKey: press.key) else { return [] }
            return release(pad, context)
        case .mouse(let mouse) where mouse.action == .release:
            guard let pad = heldByMouse else { return [] }
            heldByMouse = nil
            return release(pad, context)
        default: return []
        }
    }

    /// A press: heard, seen and felt at once, then judged if a round runs.
    mutating func judge(_ pad: Pad, held: Bool, _ context: ScreenContext) -> [Effect] {
        guard case .playing = stage else { return endSequenceReplay() + touch(pad, held: held, context) }
        clock.run(at: context.now)
        let outcomes = game.perform(.press(pad), at: clock.time(at: context.now))
        return follow(outcomes, held: held, context)
    }

    /// Lights, sounds and jolts a pad, as far as the variant has lights and sound.
    mutating func touch(_ pad: Pad, held: Bool, _ context: ScreenContext) -> [Effect] {
        word = nil
        tone = held ? nil : (pad, context.now)
        // A pad that is hammered shines on and stays where it is: nothing of it flashes at the speed of fingers.
        let shines = lights[pad.rawValue].level(at: context.now, fades: false) > 0
        if showsLights {
            lights[pad.rawValue].on(pressed: context.now)
            lightOffTimes[pad] = held ? nil : context.now + AnimationTiming.press
        }
        if context.settings.haptics && !context.display.reducedMotion && !shines {
            jolt = Jolt(
                pad: pad, place: places.firstIndex(of: pad) ?? 0, end: context.now + AnimationTiming.jolt)
        }
        return (givesSound ? [.sound(.press(pad, held: held))] : []) + [.haptic(.press)]
    }

    /// Releases every pad that is held.
    mutating func letGo(_ context: ScreenContext) -> [Effect] {
        let held = Array(heldByKey.values) + [heldByMouse].compactMap(\.self)
        heldByKey = [:]
        heldByMouse = nil
        return held.flatMap { release($0, context) }
    }

    private mutating func release(_ pad: Pad, _ context: ScreenContext) -> [Effect] {
        let isHeard = givesSound && !showsLights
        guard isHeard || lights[pad.rawValue].isLit, lightOffTimes[pad] == nil, show?.litPad != pad else {
            return []
        }
        // A tap shines and sounds as long as on a terminal that does not report the release.
        lights[pad.rawValue].off(at: context.now)
        return givesSound ? [.sound(.release(pad))] : []
    }

    /// Whether pads light up now: always before a game, and in one unless it is played by ear.
    var showsLights: Bool { !isInGame || game.options.hasLights }

    /// Whether pads sound now: always before a game, and in one unless it is played by eye.
    var givesSound: Bool { !isInGame || game.options.hasSound }

    private var isInGame: Bool {
        switch stage {
        case .playing, .paused, .failing, .winning: true
        case .ready, .naming: false
        }
    }
}
