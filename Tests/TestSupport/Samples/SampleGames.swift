package import GameRules
package import Model

/// Games that somebody has played: of every kind, well for some moves and then anyhow; and of Simon, so many rounds done right.
package enum SampleGames {
    /// Of each kind, and of Simon one of each variant.
    package static let options: [GameOptions] = GameKind.allCases.flatMap { SampleGame[$0].options }

    /// One of each kind.
    package static let kinds: [GameOptions] = GameKind.allCases.compactMap { SampleGame[$0].options.first }

    /// A game that is played well for some moves and then anyhow, at the speed of a quick player.
    /// - Parameters:
    ///   - good: how many moves are right.
    ///   - moves: how many there are at most; a game that still runs then is left.
    ///   - seed: of what is anyhow.
    package static func game(
        _ options: GameOptions, good: Int = 12, moves: Int = 20, seed: UInt64 = 5
    ) -> RecordedGame {
        let player = Player(good: good, moves: moves, generator: SeededGenerator(seed: seed))
        return player.play(options.choices)
    }

    /// A game of Simon with so many rounds done right, then a mistake; a press takes `pace`.
    package static func simon(
        rounds: Int, seed: UInt64 = 7, _ options: SimonOptions = SimonOptions(),
        pace: Duration = .milliseconds(300)
    ) -> RecordedGame {
        var session = GameSession<SimonGame>(options: options, seed: seed)
        var time = Duration.zero
        _ = session.perform(.start, at: time)
        while !session.isOver {
            time = max(time, session.deadline ?? time) + .milliseconds(400)
            _ = session.advance(to: time)
            let isRight = session.score < rounds
            for pad in session.answer {
                time += pace
                _ = session.perform(.press(isRight ? pad : pad == .red ? .blue : .red), at: time)
            }
        }
        return session.record
    }

    /// Two rounds of the game that seed 7 deals: yellow is right twice, and green is taken for red.
    package static var confusion: RecordedGame {
        var session = GameSession<SimonGame>(options: SimonOptions(), seed: 7)
        _ = session.perform(.start, at: .zero)
        for (pad, seconds) in [(session.sequence[0], 2), (session.sequence[0], 6), (.green, 7)] {
            _ = session.advance(to: .seconds(seconds))
            _ = session.perform(.press(pad), at: .seconds(seconds))
        }
        return session.record
    }

    /// The pads that a seed deals, as Simon will show them.
    package static func pads(ofSeed seed: UInt64, count: Int) -> [Pad] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).compactMap { _ in Pad(rawValue: generator.number(below: 4)) }
    }

    private struct Player {
        let good: Int
        let moves: Int
        var generator: SeededGenerator

        func play<Options: AnyGameOptions>(_ options: Options) -> RecordedGame {
            var generator = generator
            var session = GameSession<Options.Played>(options: options, seed: 11)
            var time = Duration.zero
            while !session.game.isOver, session.moves.count < moves {
                if session.game.legalMoves.isEmpty { time = max(time, session.game.deadline ?? time) }
                time += .milliseconds(150 + generator.number(below: 400))
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
}
