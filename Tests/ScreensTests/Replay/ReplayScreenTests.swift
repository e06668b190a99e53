import FoundationEssentials
import GameRules
import Model
import TerminalCore
import Testing

@testable import Screens

@Suite struct ReplayScreenTests {
    /// A game of two rounds, a mistake in the third, as a person plays it.
    private func record(_ variant: SimonVariant = .classic, claim: Int? = nil) -> RecordedGame {
        var session = GameSession<SimonGame>(options: SimonOptions(variant: variant), seed: 7)
        var time = Duration.zero
        _ = session.make(.start, at: time)
        while !session.isOver {
            time = max(time, session.deadline ?? time) + .milliseconds(400)
            _ = session.advance(to: time)
            let pads =
                session.score == 2
                ? Array(session.legalMoves.suffix(1)) : session.answer.map(SimonGame.Move.press)
            for move in pads {
                time += .milliseconds(300)
                _ = session.make(move, at: time)
            }
        }
        var record = session.record
        if let claim { record.score = claim }
        return record
    }

    private func stage(_ record: RecordedGame) -> Stage<ReplayScreen> {
        Stage(make: { ReplayScreen($0, record) }) { $0.now = .seconds(5_000) }
    }

    private func presses(_ effects: [Effect]) -> [Pad] {
        effects.compactMap { if case .sound(.press(let pad, _)) = $0 { pad } else { nil } }
    }

    @Test func everyToneIsHeardAgainAndTheScoreHolds() {
        var stage = stage(record())
        #expect(stage.shows("Replay: Simon Says") && stage.shows("Score 0"))
        stage.pass(.seconds(30))
        let p = pads(ofSeed: 7, count: 3)
        #expect(presses(stage.take()) == [p[0], p[0], p[0], p[1], p[0], p[1], p[0], p[1], p[2]])
        #expect(stage.shows("The score of 2 is what these moves earn.") && stage.shows("You pressed"))
        #expect(stage.screen.wake(stage.context) == nil)
    }

    @Test func aFalseClaimIsSaid() {
        var stage = stage(record(claim: 9))
        stage.pass(.seconds(30))
        #expect(stage.shows("claims a score of 9, but these moves earn 2"))
    }

    @Test func spaceStopsAndGoesOn() {
        var stage = stage(record())
        stage.pass(.milliseconds(1_000))
        let heard = presses(stage.take())
        #expect(heard.count == 1)
        stage.type(" ")
        #expect(stage.shows("Paused"))
        #expect(stage.take().contains(.sound(.silence)))
        stage.pass(.seconds(60))
        #expect(stage.take().isEmpty)
        stage.type(" ")
        // The tone that was silenced sounds again.
        #expect(presses(stage.take()) == heard)
        stage.pass(.seconds(30))
        #expect(presses(stage.take()).count == 8)
    }

    @Test(arguments: [(1, 0.5), (2, 0.25), (-1, 2.0)])
    func thePaceCanBeChanged(steps: Int, factor: Double) {
        var stage = stage(record())
        for _ in 0..<abs(steps) { stage.type(steps > 0 ? .right : .left) }
        // The first tone comes after 800 ms of the game.
        stage.pass(.milliseconds(Int(800 * factor) - 5))
        #expect(presses(stage.take()).isEmpty)
        stage.pass(.milliseconds(10))
        #expect(presses(stage.take()).count == 1)
    }

    @Test func byEyeIsSilentAndByEarIsDark() {
        var eye = stage(record(.byEye))
        eye.pass(.milliseconds(900))
        #expect(
            presses(eye.take()).isEmpty && eye.screen.player?.level(.yellow, at: .zero, fades: false) == 1)
        var ear = stage(record(.byEar))
        ear.pass(.milliseconds(900))
        #expect(presses(ear.take()).count == 1)
        #expect(Pad.allCases.allSatisfy { ear.screen.player?.level($0, at: .zero, fades: false) == 0 })
    }

    @Test func escapeLeadsBackInSilence() {
        var stage = stage(record())
        stage.type(.escape)
        #expect(stage.take() == [.sound(.silence), .back])
    }
}
