import Model
import Testing

@testable import GameRules

@Suite struct SimonVariantTests {
    @Test(arguments: SimonVariant.allCases.filter { $0.players == 1...1 && $0 != .span })
    func everyVariantCanBePlayedRight(variant: SimonVariant) {
        var player = PerfectPlayer(SimonOptions(variant: variant), seed: 3)
        player.play(rounds: 13)
        #expect(player.game.score == 13 && player.game.sequence.count == 14)
    }

    @Test func rewindWantsTheSequenceBackwards() throws {
        var player = PerfectPlayer(SimonOptions(variant: .rewind), seed: 2026)
        player.play(rounds: 1)
        player.waitForTurn()
        #expect(player.game.sequence == [.blue, .yellow])
        #expect(player.press(.yellow) == [.right(.yellow)])
        let outcomes = player.press(.red)
        let mistake = SimonMistake(index: 1, pressed: .red, right: .blue)
        #expect(outcomes == [.wrong(mistake)])
        #expect(player.game.replayFromError(at: .zero)?.pads == [.blue])
    }

    @Test func bounceMovesTheColoursAfterEveryRoundAndNotTheSequence() {
        var bounce = PerfectPlayer(SimonOptions(variant: .bounce), seed: 5)
        var classic = PerfectPlayer(seed: 5)
        #expect(bounce.game.layout == Pad.allCases)
        for _ in 1...12 {
            let before = bounce.game.layout
            let outcomes = bounce.play(rounds: 1)
            #expect(outcomes.dropLast().last == .rearranged(bounce.game.layout))
            #expect(bounce.game.layout != before)
            #expect(Set(bounce.game.layout) == Set(Pad.allCases))
        }
        classic.play(rounds: 12)
        #expect(bounce.game.sequence == classic.game.sequence)
        #expect(classic.game.layout == Pad.allCases)
    }

    /// No code tells where the colours go: a shared game is seen as it was played by its seed alone.
    @Test func aSeedMovesTheColoursTheSameForEver() {
        var player = PerfectPlayer(SimonOptions(variant: .bounce), seed: 2_026)
        player.play(rounds: 3)
        #expect(player.game.layout == [.red, .green, .yellow, .blue])
    }

    @Test func freshDrawsAllPadsAnewAndOneMore() {
        var player = PerfectPlayer(SimonOptions(variant: .fresh), seed: 5)
        var starts: [Bool] = []
        for length in 1...12 {
            let before = player.game.sequence
            #expect(before.count == length)
            player.play(rounds: 1)
            starts.append(player.game.sequence.starts(with: before))
        }
        #expect(starts.dropFirst(3).allSatisfy { !$0 })
    }

    @Test(
        arguments: [
            (.surprise, false, true, true), (.byEar, true, false, true), (.byEye, true, true, false),
            (.classic, true, true, true),
        ] as [(SimonVariant, Bool, Bool, Bool)])
    func whatIsTakenAway(variant: SimonVariant, colours: Bool, lights: Bool, sound: Bool) {
        #expect(variant.hasColours == colours)
        let options = SimonOptions(variant: variant)
        #expect(options.hasLights == lights && options.hasSound == sound)
    }

    @Test(
        arguments: [
            (.classic, 3, 1), (.playerAdds, 0, 1), (.playerAdds, 9, 4), (.lastOneStanding, 1, 2),
            (.lastOneStanding, 3, 3),
        ] as [(SimonVariant, Int, Int)])
    func playersAreAsManyAsTheVariantTakes(variant: SimonVariant, asked: Int, players: Int) {
        #expect(SimonOptions(variant: variant, players: asked).players == players)
    }

    @Test func theSequenceCanBeHeardAgainFromTheError() throws {
        var player = PerfectPlayer(seed: 2026)
        player.play(rounds: 4)
        player.waitForTurn()
        _ = player.press(player.game.sequence[0])
        _ = player.press(player.game.sequence[1])
        _ = player.err()
        let again = try #require(player.game.replayFromError(at: .seconds(90)))
        #expect(again.pads == Array(player.game.sequence[2...]) && again.pads.count == 3)
        #expect(again.start == .seconds(90))
        #expect(again.tempo == SimonTempo(length: 5, speed: .normal))
    }
}
