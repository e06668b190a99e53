import GameRules
import Model
import TestSupport
import Testing

@Suite struct SimonGameTests {
    @Test(arguments: [
        (1, Speed.normal, 420), (5, .normal, 420), (6, .normal, 320), (13, .normal, 320), (14, .normal, 220),
        (100, .normal, 220), (1, .slow, 630), (6, .fast, 224), (14, .fast, 154),
    ])
    func tempoFollowsLengthAndSpeed(length: Int, speed: Speed, milliseconds: Int) {
        let tempo = SimonTempo(length: length, speed: speed)
        #expect(tempo.tone == .milliseconds(milliseconds))
        #expect(tempo.gap == .microseconds(500 * speed.percent))
        #expect(tempo.rest == .milliseconds(8 * speed.percent))
    }

    @Test func startShowsOnePadAfterARestAndThenItIsThePlayersTurn() throws {
        var game = SimonGame(seed: 1)
        let outcomes = game.perform(.start, at: .seconds(3))
        guard case .show(let show) = outcomes.first else { throw Unexpected() }
        #expect(show.pads == game.sequence && show.pads.count == 1)
        #expect(show.start == .milliseconds(3_800))
        #expect(game.deadline == .milliseconds(4_220))
        #expect(game.advance(to: .milliseconds(4_219)).isEmpty)
        #expect(game.advance(to: .milliseconds(4_220)) == [.playersTurn])
        #expect(game.phase == .playersTurn(next: 0))
    }

    @Test func pressesInSimonsTurnAreRefused() {
        var game = SimonGame(seed: 1)
        _ = game.perform(.start, at: .zero)
        let before = game.phase
        for pad in Pad.allCases { #expect(game.perform(.press(pad), at: .milliseconds(900)).isEmpty) }
        #expect(game.phase == before)
    }

    @Test func aSecondStartIsRefused() {
        var game = SimonGame(seed: 1)
        _ = game.perform(.start, at: .zero)
        #expect(game.perform(.start, at: .milliseconds(1)).isEmpty)
        #expect(game.sequence.count == 1)
    }

    @Test(arguments: [0, 1, 7, .max] as [UInt64])
    func twentyRoundsScoreTwenty(seed: UInt64) {
        var player = PerfectPlayer(seed: seed)
        player.play(rounds: 20)
        #expect(player.game.score == 20)
        #expect(player.game.sequence.count == 21)
    }

    @Test func aWrongPadEndsTheGameAndKeepsTheScore() throws {
        var player = PerfectPlayer(seed: 3)
        player.play(rounds: 4)
        player.waitForTurn()
        let right = player.game.sequence[0]
        let wrong = try #require(Pad.allCases.first { $0 != right })
        let mistake = player.game.perform(.press(wrong), at: player.time)
        #expect(mistake.count == 1)
        guard case .wrong(let told) = try #require(mistake.first) else { throw Unexpected() }
        #expect(told.index == 0 && told.pressed == wrong && told.right == right)
        #expect(player.game.phase == .over(told))
        #expect(player.game.score == 4)
        #expect(player.game.perform(.press(right), at: player.time).isEmpty)
        #expect(player.game.perform(.start, at: player.time).isEmpty)
    }

    @Test func theSequenceGrowsAndNeverChanges() {
        var player = PerfectPlayer(seed: 11)
        var before: [Pad] = []
        for _ in 1...15 {
            player.play(rounds: 1)
            #expect(player.game.sequence.starts(with: before))
            before = player.game.sequence
        }
    }

    @Test func aSeedMeansTheSameForEver() {
        var player = PerfectPlayer(seed: 2026)
        player.play(rounds: 11)
        #expect(player.game.sequence.map(\.rawValue) == [3, 1, 2, 1, 3, 2, 3, 3, 1, 0, 1, 3])
    }
}
