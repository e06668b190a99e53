import Model
import TestSupport
import Testing

@testable import GameRules

@Suite struct SimonLevelTests {
    @Test(arguments: [(SimonLevel.one, 8), (.two, 14), (.three, 20), (.four, 31)])
    func aLevelIsWonAtItsLength(level: SimonLevel, length: Int) throws {
        var player = PerfectPlayer(SimonOptions(level: level), seed: 7)
        player.play(rounds: length - 1)
        #expect(!player.game.isOver && player.game.score == length - 1)
        let outcomes = player.play(rounds: 1)
        let last = try #require(player.game.sequence.last)
        let victory = SimonVictory(pad: last, start: player.time + .milliseconds(800))
        #expect(outcomes.suffix(2) == [.roundComplete(last, score: length), .won(victory)])
        #expect(player.game.phase == .won(victory) && player.game.isOver && player.game.score == length)
        #expect(player.game.legalMoves.isEmpty && player.game.deadline == nil)
    }

    @Test func theEndlessGameHasNoGoalAndNoLimit() {
        var player = PerfectPlayer(seed: 7)
        player.play(rounds: 40)
        player.waitForTurn()
        #expect(player.game.deadline == nil)
        #expect(player.game.advance(to: .seconds(1_000_000)).isEmpty)
        #expect(!player.game.isOver)
    }

    @Test(arguments: SimonLevel.allCases.dropFirst())
    func aPadHasFiveSeconds(level: SimonLevel) {
        var player = PerfectPlayer(SimonOptions(level: level), seed: 1)
        player.waitForTurn()
        let timeout = SimonMistake(index: 0, pressed: nil, right: player.game.sequence[0])
        #expect(player.game.deadline == player.time + .seconds(5))
        #expect(player.game.advance(to: player.time + .milliseconds(4_999)).isEmpty)
        #expect(player.game.advance(to: player.time + .seconds(5)) == [.wrong(timeout)])
        #expect(player.game.phase == .over(timeout) && player.game.isOver)
    }

    @Test func theFiveSecondsBeginAgainWithEachPad() {
        var player = PerfectPlayer(SimonOptions(level: .one), seed: 1)
        player.play(rounds: 1)
        player.waitForTurn()
        for pad in player.game.answer {
            player.time += .milliseconds(4_600)
            #expect(!player.press(pad).isEmpty)
        }
        #expect(player.game.score == 2)
    }

    @Test func aLongSilencePassesTurnAndLimitInOrder() {
        var game = SimonGame(options: SimonOptions(level: .one), seed: 1)
        _ = game.perform(.start, at: .zero)
        let timeout = SimonMistake(index: 0, pressed: nil, right: game.sequence[0])
        #expect(game.advance(to: .seconds(60)) == [.playersTurn, .wrong(timeout)])
    }

    @Test func theVictorySignalFollowsTheTable() {
        let victory = SimonVictory(pad: .red, start: .seconds(1))
        #expect(victory.onsets == [1_000, 1_040, 1_130, 1_220, 1_310, 1_400].map { .milliseconds($0) })
        #expect(victory.end == .milliseconds(1_470))
    }
}
