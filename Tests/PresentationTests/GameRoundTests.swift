import GameRules
import Model
import Testing

@testable import Presentation

/// What a round does on every face.
@Suite struct GameRoundTests {
    private let start = Duration.seconds(5)

    private func shown() -> GameRound<SquaresGame> {
        var context = Context()
        (context.chosenSeed, context.now) = (7, start)
        var round = GameRound<SquaresGame>(SquaresOptions(), context)
        let events = round.perform(.start, at: start)
        #expect(events.cues == [.sound(.silence)])
        return round
    }

    /// However late the program is woken, each light comes with its tone.
    @Test(arguments: [0, 100, 600, 5_000]) func noLightIsLost(late: Int) {
        var round = shown()
        var (now, lit, cues) = (start, [Int](), [Effect]())
        var isPlayersTurn = false
        while !isPlayersTurn, let wake = round.wake(after: now) {
            now = wake + .milliseconds(late)
            let events = round.advance(to: now)
            if events.hasNewLight, let index = round.lit { lit.append(index) }
            cues += events.cues
            isPlayersTurn = events.outcomes == [.playersTurn]
        }
        #expect(isPlayersTurn && lit == [0, 1, 2, 3])
        #expect(cues == round.session.sequence.map { .sound(.square($0, .four)) })
    }

    @Test func aLightInWhichTheRoundStoodStillComesAgain() {
        var round = shown()
        _ = round.advance(to: start + .milliseconds(300))
        #expect(round.lit == 0)
        round.halt(at: start + .milliseconds(400))
        #expect(round.lit == nil && round.wake(after: start + .seconds(1)) == nil)
        round.clock.run(at: start + .seconds(60))
        let events = round.advance(to: start + .seconds(60))
        #expect(events.hasNewLight && round.lit == 0 && events.cues.count == 1)
        #expect(round.time(at: start + .seconds(61)) == .milliseconds(1_400))
    }

    @Test func whatNobodyCouldHearIsPassedOver() {
        var round = shown()
        round.skipShow(at: start)
        let events = round.advance(to: start)
        #expect(events.cues.isEmpty && events.outcomes == [.playersTurn])
    }

    /// The tone of the last square comes first, what is done with it after that.
    @Test func whatIsDoneIsHeardAfterTheMoveThatDidIt() {
        var round = shown()
        round.skipShow(at: start)
        _ = round.advance(to: start)
        let sequence = round.session.sequence
        for square in sequence.dropLast() {
            let events = round.perform(.press(square), at: start)
            #expect(events.cues == [.sound(.square(square, .four)), .haptic(.press)])
        }
        let events = round.perform(.press(sequence[3]), at: start)
        let tone = Effect.sound(.square(sequence[3], .four))
        #expect(
            events.cues == [
                tone, .haptic(.complete), .soundLater(.complete, after: SoundCue.toneLength),
            ])
    }

    @Test func onlyWhatWasReachedIsKept() {
        var round = shown()
        var isKept = round.giveUp(at: start)
        #expect(!isKept)
        round.skipShow(at: start)
        _ = round.advance(to: start)
        for square in round.session.sequence { _ = round.perform(.press(square), at: start) }
        round.aid = .lines
        isKept = round.giveUp(at: start + .seconds(1))
        #expect(isKept && round.session.game.isOver)
        let finished = round.finished(names: [], scorer: nil, at: Context().date)
        #expect(finished.score == 4 && finished.aid == .lines && finished.origin == .chosen)
    }
}
