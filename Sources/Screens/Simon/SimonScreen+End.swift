import GameRules
import Model
import Presentation

// How a game ends on the screen: the right pad blinks or the winner's tone sounds six times, and then a name is asked
// for.
extension SimonScreen {
    /// Blinks the right pad and, when that is over, asks for a name.
    mutating func show(
        _ mistake: SimonMistakeCause, since: Duration, _ context: ScreenContext
    ) -> [Effect] {
        let age = context.now - since
        guard age < AnimationTiming.failing else {
            lamps.reset(mistake.right)
            return conclude(context)
        }
        let blinking = age - AnimationTiming.answer
        guard blinking >= .zero else { return [] }
        let isOn =
            context.display.reducedMotion
            || blinking.remainder(by: AnimationTiming.blink) < AnimationTiming.blink / 2
        if isOn && showsLights {
            lamps.turnOn(mistake.right)
        } else {
            lamps.turnOff(mistake.right, at: context.now)
        }
        return []
    }

    /// Gives the signal of a won game and, when that is over, asks for a name.
    ///
    /// The toy's lamp went with its six tones, 11 times a second; a pad as large as a screen shines steadily instead,
    /// since WCAG 2.3.1 allows three flashes a second.
    mutating func show(
        _ victory: SimonVictory, isSignalled: Bool, since: Duration, _ context: ScreenContext
    ) -> [Effect] {
        guard context.now >= since else { return [] }
        guard context.now < since + victory.length + AnimationTiming.winning else {
            lamps.reset(victory.pad)
            return conclude(context)
        }
        guard !isSignalled else {
            if context.now >= since + victory.length { lamps.turnOff(victory.pad, at: context.now) }
            return []
        }
        shell.stage = .ending(.victory(victory, isSignalled: true), since: since)
        if showsLights { lamps.turnOn(victory.pad) }
        sequenceNumber += 1
        return givesSound
            ? [.sound(.sequence(number: sequenceNumber, victory.notes)), .haptic(.complete)]
            : [.haptic(.complete)]
    }
}

extension SimonVictory {
    /// From the first tone's beginning to the last one's end.
    var length: Duration { end - start }

    /// The tones, from the first one's beginning on.
    var notes: [TimedPad] {
        zip(onsets, Self.pulses).map { TimedPad(pad, onset: $0 - start, length: $1.on) }
    }
}

extension Duration {
    /// What is left after whole multiples of a length.
    func remainder(by length: Duration) -> Duration {
        self - length * Int(self / length)
    }
}
