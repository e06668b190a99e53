import GameRules
import Model

/// Games of every kind and variant, played by somebody who errs now and then.
enum SampleGames {
    /// What is played.
    static let options: [GameOptions] =
        SimonVariant.allCases.map { .simon(SimonOptions(variant: $0, level: .one, players: 2)) } + [
            .squares(SquaresOptions(grid: .three)), .pairs(PairsOptions(count: .six)),
            .words(WordsOptions(listSize: 30)), .match(MatchOptions(length: .half)),
        ]

    /// A game that is played well for some moves and then anyhow, at the speed of a quick player.
    static func game(_ options: GameOptions, good: Int = 12) -> RecordedGame {
        switch options {
        case .simon(let options): play(SimonGame.self, options, good)
        case .squares(let options): play(SquaresGame.self, options, good)
        case .pairs(let options): play(PairsGame.self, options, good)
        case .words(let options): play(WordsGame.self, options, good)
        case .match(let options): play(MatchGame.self, options, good)
        }
    }

    private static func play<Played: Game>(
        _: Played.Type, _ options: Played.Options, _ good: Int
    ) -> RecordedGame where Played.Options: AnyGameOptions {
        var session = GameSession<Played>(options: options, seed: 11)
        var generator = SeededGenerator(seed: 5)
        var time = Duration.zero
        while !session.game.isOver, session.moves.count < 20 {
            if session.game.legalMoves.isEmpty { time = max(time, session.game.deadline ?? time) }
            time += .milliseconds(150 + generator.number(below: 200))
            _ = session.advance(to: time)
            let legal = session.game.legalMoves
            guard !legal.isEmpty else { continue }
            let choice = session.moves.count < good ? 0 : generator.number(below: legal.count)
            _ = session.perform(legal[choice], at: time)
        }
        while let due = session.game.deadline { _ = session.advance(to: due) }
        return session.record
    }
}
