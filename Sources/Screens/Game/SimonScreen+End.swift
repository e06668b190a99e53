import GameRules
import Model
import TerminalCore
import Localization
import Presentation

// How a game ends on the screen: the right pad blinks or the winner's tone sounds six times, and then a
// name is asked for.
extension SimonScreen {
    /// Blinks the right pad and, when that is over, asks for a name.
    mutating func failOn(
        _ finished: FinishedGame, _ fault: SimonMistakeCause, since: Duration, _ context: ScreenContext
    ) {
        let age = context.now - since
        guard age < AnimationTiming.failing else {
            lights[fault.right.rawValue].reset()
            ask(finished, story: fault.sentence(game.options) + ".", canHearAgain: true, context)
            return
        }
        let blinking = age - AnimationTiming.answer
        guard blinking >= .zero else { return }
        let on =
            context.display.reducedMotion
            || blinking.remainder(by: AnimationTiming.blink) < AnimationTiming.blink / 2
        if on && showsLights {
            lights[fault.right.rawValue].on()
        } else {
            lights[fault.right.rawValue].off(at: context.now)
        }
    }

    /// Gives the signal of a won game and, when that is over, asks for a name.
    ///
    /// The toy's lamp went with its six tones, 11 times a second; a pad as large as a screen shines
    /// steadily instead, since WCAG 2.3.1 allows three flashes a second.
    mutating func winOn(
        _ finished: FinishedGame, _ victory: SimonVictory, from: Duration, _ context: ScreenContext
    ) -> [Effect] {
        guard context.now >= from else { return [] }
        guard context.now < from + victory.length + AnimationTiming.winning else {
            lights[victory.pad.rawValue].reset()
            ask(finished, title: tr("You win!"), story: winnersWord, canHearAgain: false, context)
            return []
        }
        guard !signalled else {
            if context.now >= from + victory.length { lights[victory.pad.rawValue].off(at: context.now) }
            return []
        }
        signalled = true
        if showsLights { lights[victory.pad.rawValue].on() }
        lightOffTimes[victory.pad] = nil
        sequenceNumber += 1
        return givesSound
            ? [.sound(.sequence(number: sequenceNumber, victory.notes)), .haptic(.complete)]
            : [.haptic(.complete)]
    }

    private mutating func ask(
        _ finished: FinishedGame, title: SafeText = tr("Game over"), story: String, canHearAgain: Bool,
        _ context: ScreenContext
    ) {
        signalled = false
        stage = .naming(
            GameOverPrompt(
                finished, title: title, report: [SafeText(story)], canHearAgain: canHearAgain, scorer: scorer,
                context))
    }

    private var winnersWord: String {
        guard game.options.players > 1 else { return tr("You won this level!") }
        return tr("\(roster.name(of: game.scorer ?? 0)) wins!")
    }

    /// Who has the score, where several play.
    var scorer: PlayerName? {
        guard game.options.players > 1, let seat = game.scorer else { return nil }
        return PlayerName(roster.name(of: seat))
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
