import GameRules

/// Plays any game in any way: moves that are legal and moves that once were, at any time.
struct RandomPlayer<Played: Game> {
    var session: GameSession<Played>
    private var generator: SeededGenerator
    private var time = Duration.zero
    /// Every move that has been legal, in the order in which they became it, and the same to look them up.
    private var known: [Played.Move] = []
    private var seen: Set<Played.Move> = []
    private(set) var outcomes: [Played.Outcome] = []
    /// How often, of a hundred times, the likeliest move is taken.
    private let skill: Int

    init(options: Played.Options, seed: UInt64, skill: Int) {
        session = GameSession(options: options, seed: seed)
        generator = SeededGenerator(seed: ~(seed &* 31))
        self.skill = skill
    }

    /// Makes one move or lets time pass.
    mutating func step() {
        let waits = [0, 1, 137, 600, 2_500, 20_000]
        let limit = waits[generator.number(below: skill > 90 ? 4 : waits.count)]
        time += .microseconds(1_000 * generator.number(below: limit + 1) + generator.number(below: 1_000))
        if session.game.legalMoves.isEmpty || generator.number(below: 4) == 0 {
            outcomes += session.advance(to: time)
        }
        let legal = session.game.legalMoves
        for move in legal where seen.insert(move).inserted { known.append(move) }
        guard let move = choose(among: legal) else { return }
        outcomes += session.perform(move, at: time)
    }

    private mutating func choose(among legal: [Played.Move]) -> Played.Move? {
        if generator.number(below: 100) < skill, let likeliest = legal.first { return likeliest }
        let moves = generator.number(below: 3) == 0 ? known : legal
        return moves.isEmpty ? nil : moves[generator.number(below: moves.count)]
    }

    /// Lets all the time pass that the game still takes by itself.
    mutating func finish() {
        while let due = session.deadline { outcomes += session.advance(to: due) }
    }
}
