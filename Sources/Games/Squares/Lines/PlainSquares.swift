import GameRules
import Localization
import Model
import Presentation

/// Squares line by line: the squares of the sequence sound at their times and are then named by row and column; the
/// answer is a line of rows and columns.
struct PlainSquares: PlainGame {
    var round = GameRound<SquaresGame>(SquaresOptions())
    var isRunning = false

    init(_ context: Context) {}

    /// Squares are typed as digits: a line of nothing else is meant to be some, even when one is missing.
    func understands(_ line: PlainLine, _ context: Context) -> Bool {
        squares(in: line) != nil || line.numbers != nil
    }

    func options(_ context: Context) -> SquaresOptions? { SquaresOptions(context.settings) }

    mutating func choose(_ variant: SquaresOptions, _ context: Context) -> [Effect]? {
        var options = variant
        if options.grows { options.length = context.settings.squaresLength }
        return [.change(context.settings) { options.save(in: &$0) }]
    }

    // MARK: - The course of a game

    mutating func start(_ context: Context) -> [Effect] {
        begin(SquaresOptions(context.settings), context)
        return startRound(context)
    }

    private mutating func startRound(_ context: Context) -> [Effect] {
        let events = round.perform(.start, at: context.now)
        let count = game.sequence.count
        let sentence: String = tr(count, one: "One square is shown.", other: "\(count) squares are shown.")
        return events.cues + context.say(full: sentence)
    }

    mutating func describe(_ events: RoundEvents<SquaresGame.Outcome>, _ context: Context) -> [Effect] {
        guard events.outcomes.contains(.playersTurn) else { return events.cues }
        let line = Sentences.squares(game.sequence.map { $0.spoken(context) })
        return context.say(line) + context.say(normal: Sentences.yourTurn, full: Sentences.squaresHint)
    }

    // MARK: - Lines

    mutating func handle(_ line: PlainLine, _ context: Context) -> [Effect] {
        switch game.phase {
        case .playing: return press(line, context)
        case .idle, .success: return rest(line, context)
        case .preview, .failure, .won, .stopped: return []
        }
    }

    private mutating func press(_ line: PlainLine, _ context: Context) -> [Effect] {
        guard let squares = squares(in: line) else {
            let side = game.options.grid.side
            let isOutside = line.text.compactMap(\.wholeNumberValue).contains { !(1...side).contains($0) }
            return context.say(
                isOutside ? tr("Rows and columns go from 1 to \(side).") : Sentences.squaresHint)
        }
        var cues: [[Effect]] = []
        for square in squares {
            let events = round.perform(.press(square), at: context.now)
            cues.append(events.cues)
            for outcome in events.outcomes {
                switch outcome {
                case .wrong(let mistake): return events.cues + fail(mistake, context)
                case .success, .won: return cues.ofOneLine + succeed(context)
                default: break
                }
            }
        }
        return cues.ofOneLine + partial(context)
    }

    private func partial(_ context: Context) -> [Effect] {
        guard case .playing(let next) = game.phase, next > 0 else { return [] }
        let left = game.sequence.count - next
        return context.say(brief: Sentences.more(left), normal: Sentences.rightMore(left))
    }

    private mutating func succeed(_ context: Context) -> [Effect] {
        context.say(brief: Sentences.score(game.score), normal: Sentences.rightScore(game.score))
            + (game.isOver
                ? context.say(tr("You win: there is no longer sequence.")) + finish(context)
                : context.say(normal: Sentences.squaresNext(game.length)))
    }

    private mutating func fail(_ mistake: SquaresMistake, _ context: Context) -> [Effect] {
        let line = Sentences.pressedWrong(
            mistake.pressed.spoken(context), was: mistake.right.spoken(context))
        let whole = Sentences.sequence(game.sequence.map { $0.spoken(context) })
        return context.say(line) + context.say(normal: whole) + finish(context)
    }

    /// Between two rounds: Enter shows the next, a number chooses how long it is.
    private mutating func rest(_ line: PlainLine, _ context: Context) -> [Effect] {
        if line.isEmpty || Sentences.resumeWords.contains(line.folded) { return startRound(context) }
        guard let length = line.words.last.flatMap(PlainLine.number), SquaresOptions.lengths.contains(length)
        else {
            return context.say(Sentences.squaresNext(game.length))
        }
        _ = round.perform(.resize(length), at: context.now)
        return context.say(Sentences.squaresNext(game.length))
    }

    /// A row and a column for each: `2 3 4 1`, `23 41`, `row 2 column 3`; nil when it is not that.
    private func squares(in line: PlainLine) -> [Square]? {
        let digits = line.text.compactMap(\.wholeNumberValue)
        let side = game.options.grid.side
        guard !digits.isEmpty, digits.count % 2 == 0, digits.allSatisfy((1...side).contains) else {
            return nil
        }
        return stride(from: 0, to: digits.count, by: 2).map {
            Square(row: digits[$0] - 1, column: digits[$0 + 1] - 1)
        }
    }

    // MARK: - Pausing and leaving

    mutating func resume(_ context: Context) -> [Effect] {
        round.clock.run(at: context.now)
        switch game.phase {
        case .playing: return partial(context) + context.say(normal: Sentences.yourTurn)
        case .idle, .success: return context.say(Sentences.squaresNext(game.length))
        case .preview, .failure, .won, .stopped: return []
        }
    }

    func hints(_ context: Context) -> [String] {
        if case .playing = game.phase { return [Sentences.squaresHint] }
        return [Sentences.squaresNext(game.length)]
    }
}

extension Square {
    /// `2 3` or, in more words, `row 2 column 3`.
    func spoken(_ context: Context) -> String {
        context.settings.verbosity == .full
            ? tr("row \(row + 1) column \(column + 1)") : "\(row + 1) \(column + 1)"
    }
}

extension GameLines {
    static let squares = GameLines(PlainSquares.self, SquaresNarrator.self) {
        [
            tr("Squares of a grid are named one by one, by row and column."),
            tr(
                "Repeat them in a line, such as \"2 3 4 1\" for two squares. One wrong square ends the game."
            ),
            $0.squaresGrows
                ? tr("Each round is longer. Your score is the longest sequence you repeat.")
                : tr("All rounds are as long. Your score is the number of rounds you win."),
            tr("Before a game, type \"speed\" and slow, normal or fast; each has its own leaderboard."),
        ]
    }
}
