import GameRules
import Model
import Presentation
import TerminalCore

extension SimonScreen {
    /// The pad that a key presses: a letter by its colour, as the settings have it, a digit by its place.
    func pad(for key: Key, _ context: ScreenContext) -> Pad? {
        guard case .character(let character) = key else { return nil }
        let pad = context.settings.padKeys.pad(for: character)
        return character.isNumber ? pad.map { arrangement.places[$0.rawValue] } : pad
    }

    /// Presses or releases a pad by key; nil when the input is for something else.
    mutating func handlePad(_ input: Event, _ context: ScreenContext) -> [Effect]? {
        guard case .key(let press) = input, let pad = pad(for: press.key, context),
            !press.isChord
        else { return nil }
        switch press.phase {
        case .press:
            // A gamepad tells when a button comes up, whatever the terminal does.
            let isHeard = held.isHeld(by: press.key)
            let isHeld = isHeard || context.reportsReleases || press.modifiers.contains(.gamepad)
            held.press(press.key, isHeld ? pad : nil)
            let effects = judge(pad, held: isHeld, context)
            return isHeard ? effects.filter { $0 != .sound(.press(pad, held: true)) } : effects
        case .repeat where !context.reportsReleases && held.awaitsHold(by: press.key):
            // Held, or a press that is judged as soon as that is certain.
            held.press(press.key, pad)
            shine(pad, held: true, context)
            return givesSound ? [.sound(.press(pad, held: true))] : []
        case .repeat: return []
        case .release: return handleRelease(input, context)
        }
    }

    mutating func handleRelease(_ input: Event, _ context: ScreenContext) -> [Effect] {
        held.release(input).map { release($0, context) } ?? []
    }

    mutating func judge(_ pad: Pad, held: Bool, _ context: ScreenContext) -> [Effect] {
        guard shell.isPlaying else { return endReplay() + touch(pad, held: held, context) }
        round.clock.run(at: context.now)
        let tone = SoundCue.press(pad, held: held)
        return follow(round.perform(.press(pad), tone: tone, at: context.now), held: held, context)
    }

    private mutating func touch(_ pad: Pad, held: Bool, _ context: ScreenContext) -> [Effect] {
        shine(pad, held: held, context)
        return [.sound(.press(pad, held: held)), .haptic(.press)]
    }

    mutating func shine(_ pad: Pad, held: Bool, _ context: ScreenContext) {
        if shell.unsaved == nil { shell.message = nil }
        pressTone = held ? nil : (pad, context.now)
        // A pad that is hammered shines on and stays where it is: nothing of it flashes at the speed of fingers.
        let shines = lamps[pad].level(at: context.now, fades: false) > 0
        if showsLights {
            lamps.turnOn(
                pad, pressed: context.now, until: held ? nil : context.now + AnimationTiming.press)
        }
        if context.settings.haptics && !context.display.reducedMotion && !shines {
            arrangement.shakePad(pad, until: context.now + AnimationTiming.shake)
        }
    }

    mutating func letGo(_ context: ScreenContext) -> [Effect] {
        held.releaseAll().flatMap { release($0, context) }
    }

    mutating func release(_ pad: Pad, _ context: ScreenContext) -> [Effect] {
        let isHeard = givesSound && !showsLights
        guard isHeard || lamps[pad].isLit, !lamps.goesOut(pad), playback?.litPad != pad else { return [] }
        // A tap shines and sounds as long as on a terminal that does not report the release.
        lamps.turnOff(pad, at: context.now)
        return givesSound ? [.sound(.release(pad))] : []
    }

    /// Whether pads light up now: always before a game, and in one unless it is played by ear.
    var showsLights: Bool { !isInGame || game.options.hasLights }

    /// Whether pads sound now: always before a game, and in one unless it is played by eye.
    var givesSound: Bool { !isInGame || game.options.hasSound }

    private var isInGame: Bool {
        switch shell.stage {
        case .playing, .paused, .ending: true
        case .ready, .over: false
        }
    }

    mutating func turnOffLights() {
        lamps.reset()
        _ = held.releaseAll()
        pressTone = nil
        playback?.litPad = nil
    }
}
