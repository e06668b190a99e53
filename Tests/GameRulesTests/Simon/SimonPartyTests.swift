import Model
import Testing

@testable import GameRules

@Suite struct SimonPartyTests {
    @Test(arguments: 1...4)
    func eachPlayerRepeatsAndAddsOne(players: Int) {
        var player = PerfectPlayer(SimonOptions(variant: .playerAdds, players: players), seed: 0)
        #expect(player.game.phase == .playersTurn(next: 0) && player.game.sequence.isEmpty)
        for turn in 0..<9 {
            #expect(player.game.player == turn % players)
            let outcomes = player.game.answer.flatMap { player.press($0) }
            if let last = player.game.answer.last {
                #expect(outcomes.last == .roundComplete(last, score: turn))
            }
            #expect(player.game.phase == .playersTurn(next: turn))
            #expect(player.press(.green) == [.added(.green), .playersTurn])
        }
        #expect(player.game.score == 8 && player.game.scorer == 8 % players)
        #expect(player.game.sequence == Array(repeating: .green, count: 9))
        let mistake = SimonMistake(index: 0, pressed: .red, right: .green)
        #expect(player.press(.red) == [.wrong(mistake)])
        #expect(player.game.phase == .over(mistake))
    }

    @Test(
        arguments: [
            (2, [0, 1, 0, 1]), (3, [0, 1, 2, nil]), (4, [0, 1, 2, 3]),
        ] as [(Int, [Int?])])
    func coloursAreOwned(players: Int, owners: [Int?]) {
        let game = SimonGame(options: SimonOptions(variant: .lastOneStanding, players: players), seed: 0)
        #expect(Pad.allCases.map { game.seats.owner(of: $0) } == owners)
    }

    @Test func nobodyOwnsColoursElsewhere() {
        #expect(Pad.allCases.allSatisfy { SimonGame(seed: 0).seats.owner(of: $0) == nil })
    }

    @Test(arguments: 2...4, [1, 2, 3] as [UInt64])
    func mistakesTakeOutAllButOne(players: Int, seed: UInt64) throws {
        var player = PerfectPlayer(SimonOptions(variant: .lastOneStanding, players: players), seed: seed)
        player.play(rounds: 5)
        #expect(player.game.score == 5)
        for left in (1..<players).reversed() {
            player.waitForTurn()
            guard case .press(let pressed) = player.game.legalMoves.last else { throw Unexpected() }
            let owner = try #require(player.game.seats.owner(of: pressed))
            let outcomes = player.press(pressed)
            #expect(outcomes.contains(.eliminated(player: owner)))
            #expect(!player.game.seats.remaining.contains(owner))
            #expect(player.game.seats.remaining.count == left)
            #expect(player.game.isOver == (left == 1))
            let remaining = player.game.seats.pads
            #expect(player.game.sequence.allSatisfy(remaining.contains))
        }
        #expect(player.game.scorer == player.game.seats.remaining.first)
        guard case .won(let victory) = player.game.phase else { throw Unexpected() }
        #expect(player.game.seats.owner(of: victory.pad) == player.game.scorer)
        #expect(player.game.score == 5)
    }

    @Test func whoLetsTheTimePassIsOut() throws {
        var player = PerfectPlayer(SimonOptions(variant: .lastOneStanding, players: 3), seed: 1)
        player.waitForTurn()
        let right = player.game.sequence[0]
        let owner = try #require(player.game.seats.owner(of: right))
        let outcomes = player.game.advance(to: player.time + .seconds(5))
        #expect(
            outcomes.prefix(2) == [
                .wrong(SimonMistake(index: 0, pressed: nil, right: right)), .eliminated(player: owner),
            ])
        guard case .show(let show) = outcomes.last else { throw Unexpected() }
        #expect(show.pads.count == 1 && !show.pads.contains(right))
    }

    @Test func aColourThatNobodyOwnsIsNotInPlay() {
        var player = PerfectPlayer(SimonOptions(variant: .lastOneStanding, players: 3), seed: 4)
        player.play(rounds: 30)
        player.waitForTurn()
        #expect(!player.game.sequence.contains(.blue))
        #expect(player.press(.blue).isEmpty && !player.game.isOver)
    }
}
