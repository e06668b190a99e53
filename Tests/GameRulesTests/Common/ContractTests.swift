@testable import GameRules
import Testing

/// What holds for every game, whatever is done to it.
@Suite struct ContractTests {
    @Test(arguments: EveryGame.options, [0, 40, 97])
    func anyMovesAndTimesLeaveALegalState(options: GameOptions, skill: Int) throws {
        for seed in 1...6 as ClosedRange<UInt64> { try check(options.choices, seed: seed, skill: skill) }
    }

    private func check(_ choices: some ListedChoices, seed: UInt64, skill: Int) throws {
        try check(choices.newGame(seed: seed), seed: seed, skill: skill)
    }

    private func check<Played: Game>(_ game: Played, seed: UInt64, skill: Int) throws {
        var player = RandomPlayer<Played>(options: game.options, seed: seed, skill: skill)
        for _ in 0..<300 {
            player.step()
            let now = player.session.game
            #expect(Set(now.legalMoves).count == now.legalMoves.count)
            #expect(!now.isOver || (now.legalMoves.isEmpty && now.deadline == nil))
            #expect(now.isOver || !now.legalMoves.isEmpty || now.deadline != nil, "a dead end")
            #expect(now.deadline ?? .seconds(1 << 40) > player.session.time)
            #expect(now.score >= 0)
        }
        player.finish()
        try checkRecord(of: player)
    }

    private func checkRecord<Played: Game>(of player: RandomPlayer<Played>) throws {
        guard let options = player.session.game.options as? any ListedChoices else { throw Unexpected() }
        let game = player.session.game
        let record = RecordedGame(
            options: options.listed, seed: player.session.seed, moves: player.session.moves, score: game.score
        )
        var replay = try #require(Replay<Played>(record))
        var outcomes: [Played.Outcome] = []
        while let due = replay.deadline { outcomes += replay.advance(to: due).flatMap(\.outcomes) }
        #expect(outcomes == player.outcomes)
        let verdict = record.verdict
        #expect(verdict.earned == game.score && verdict.isFinished == game.isOver)
        let code = try ShareCode(record)
        #expect(try ShareCode(parsing: code.text).game == record)
    }
}
