@testable import GameRules
import Testing

/// What holds for every game, whatever is done to it.
@Suite struct ContractTests {
    @Test(arguments: EveryGame.options, [0, 40, 97])
    func anyMovesAndTimesLeaveALegalState(options: GameOptions, skill: Int) throws {
        for seed in 1...3 as ClosedRange<UInt64> { try check(options.choices, seed: seed, skill: skill) }
    }

    private func check(_ choices: some AnyGameOptions, seed: UInt64, skill: Int) throws {
        try check(choices.newGame(seed: seed), seed: seed, skill: skill)
    }

    private func check<Played: Game>(_ game: Played, seed: UInt64, skill: Int) throws {
        var player = RandomPlayer<Played>(options: game.options, seed: seed, skill: skill)
        for _ in 0..<300 {
            player.step()
            if let fault = fault(of: player.session) {
                Issue.record("\(fault): \(player.session)")
                return
            }
        }
        player.finish()
        try checkRecord(of: player)
    }

    /// What is wrong with the state of a game, if anything is.
    private func fault<Played: Game>(of session: GameSession<Played>) -> String? {
        let game = session.game
        let legal = game.legalMoves
        if Set(legal).count < legal.count { return "a move is legal twice" }
        if game.isOver, !legal.isEmpty || game.deadline != nil { return "something is left to happen" }
        if !game.isOver, legal.isEmpty, game.deadline == nil { return "nothing can happen" }
        if let due = game.deadline, due <= session.time { return "something is overdue" }
        return game.score < 0 ? "the score is negative" : nil
    }

    private func checkRecord<Played: Game>(of player: RandomPlayer<Played>) throws {
        let game = player.session.game
        let record = RecordedGame(
            options: game.options.erased, seed: player.session.seed, moves: player.session.moves,
            score: game.score
        )
        var replay = try #require(Replay<Played>(record))
        var outcomes: [Played.Outcome] = []
        while let due = replay.deadline { outcomes += replay.advance(to: due).flatMap(\.outcomes) }
        #expect(outcomes == player.outcomes)
        let verdict = record.verdict
        #expect(verdict.earned == game.score && verdict.isFinished == game.isOver)
        #expect(try ShareCode(parsing: ShareCode(record).text).game == record)
    }
}
