import GameRules
import Model
import Presentation
import TerminalCore

// How a game ends on the screen: the right pad blinks, or the winner's tone sounds six times and light goes round, and
// then a name is asked for.
extension SimonScreen {
    /// Blinks the right pad and, when that is over, asks for a name.
    mutating func show(
        _ mistake: SimonMistake, since: Duration, _ context: ScreenContext
    ) -> [Effect] {
        let age = context.now - since
        guard age < AnimationTiming.failing else {
            completePicture(context)
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

    /// Gives the signal of a won game and then a show, and asks for a name when that is over.
    ///
    /// The toy's lamp went with its six tones, 11 times a second; a pad as large as a screen shines steadily instead,
    /// since WCAG 2.3.1 allows three flashes a second.
    mutating func show(
        _ victory: SimonVictory, since: Duration, _ context: ScreenContext
    ) -> [Effect] {
        guard context.now >= since else { return [] }
        let signalled = since + victory.length
        guard context.now >= signalled else {
            if showsLights { lamps.turnOn(victory.pad) }
            return []
        }
        guard context.now < signalled + SimonVictory.show else { return conclude(context) }
        guard lamps.celebration == nil else { return [] }
        lamps.turnOff(victory.pad, at: signalled)
        lamps.celebrate(.win, at: signalled)
        return []
    }

    /// A new best: the toy celebrates while the name is typed.
    mutating func celebrate(_ context: ScreenContext) {
        lamps.reset()
        lamps.celebrate(.newBest, at: context.now)
    }

    mutating func handleEnding(_ input: Event, _ context: ScreenContext) -> [Effect] {
        handleRelease(input, context)
    }

    /// The winner's signal is heard to its end.
    func canSkipEnd(_ context: ScreenContext) -> Bool {
        guard case .ending(.victory(let victory), let since) = shell.stage else { return true }
        return context.now >= since + victory.length
    }

    /// What a mistake was is told by the prompt; its light does not shine on behind it.
    mutating func completePicture(_ context: ScreenContext) {
        if case .ending(.mistake, _) = shell.stage { lamps.reset() }
    }
}

extension SimonVictory {
    static let show = Celebration.length(of: .win)
}

extension Duration {
    func remainder(by length: Duration) -> Duration {
        self - length * Int(self / length)
    }
}
