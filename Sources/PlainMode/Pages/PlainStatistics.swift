import GameRules
import Localization
import Model
import Presentation

/// The statistics line by line, game by game.
struct PlainStatistics: PlainScreen {
    private enum Choice: Hashable {
        case game(GameKind)
        case back
    }

    private let first: GameKind
    /// What the summaries told; what rests on single moves is asked for after it.
    private var statistics: PlayerStatistics?

    init(_ kind: GameKind) { first = kind }

    mutating func update(_ event: PlainEvent, _ context: Context) -> [Effect] {
        switch event {
        case .appeared: return [.query(.statistics(first))]
        case .answer(.statistics(let statistics)):
            self.statistics = statistics
            return [.query(.newestRecords)]
        case .answer(.newestRecords(let records)):
            guard var statistics else { return [] }
            self.statistics = nil
            statistics.replay(records)
            return StatisticsLines(statistics: statistics).lines.flatMap(context.say)
                + context.say(brief: Sentences.listChoicesBriefly, normal: Sentences.listChoices)
        case .answer(.failure(let reason)): return context.say(Sentences.ended(reason.string))
        case .input(let line): return handle(line, context)
        default: return []
        }
    }

    private static var menu: NumberedMenu<Choice> {
        NumberedMenu(
            items: GameKind.allCases.map {
                .init($0.title.string, words: [$0.rawValue], .game($0))
            }, last: .back(.back))
    }

    private func handle(_ line: PlainLine, _ context: Context) -> [Effect] {
        if line.isEmpty { return [.back] }
        if line.text == "?" { return Self.menu.lines }
        if Sentences.quitWords.contains(line.folded) { return [.quit] }
        guard let (choice, _) = Self.menu.choice(line) else {
            return context.say(Sentences.notAChoice(line.text))
        }
        guard case .game(let kind) = choice else { return [.back] }
        return [.query(.statistics(kind))]
    }
}

/// A game's statistics, a sentence for each figure that is known.
struct StatisticsLines {
    let statistics: PlayerStatistics

    var lines: [String] {
        let figures = statistics.figures
        guard figures.games > 0, let best = figures.best else {
            return !spanLines.isEmpty
                ? spanLines : [tr("\(statistics.kind.title.string): no games yet.")]
        }
        var lines = [
            Sentences.gamesPlayed(statistics.kind.title.string, figures.games),
            Sentences.best(statistics.kind.formatted(score: best)),
        ]
        if let mean = figures.meanOfLastTen {
            let text = NumberText.mean(mean, of: statistics.kind)
            lines.append(
                figures.isMeanOfTen ? tr("Average of the last ten: \(text).") : tr("Average: \(text)."))
        }
        lines.append(Sentences.minutesPlayed(Int(figures.timePlayed.components.seconds) / 60))
        if let span = statistics.span {
            lines.append(tr("Estimated memory span: \(NumberText.number(span))."))
        }
        return lines + ownLines + spanLines
    }

    /// What measurements of the memory span tell, for each way in which it was measured.
    private var spanLines: [String] {
        guard case .simon(_, let spans) = statistics.own else { return [] }
        let conditions = spans.measurements.keys.map { (LeaderboardID(.span($0)), $0) }
        return conditions.sorted { $0.0.name < $1.0.name }.compactMap { board, conditions in
            guard let mean = spans.mean(conditions) else { return nil }
            let count = spans.measurements[conditions]?.count ?? 0
            guard let spread = spans.spread(conditions) else {
                return tr("\(board.title): \(board.formatted(pads: mean)) pads, measured once.")
            }
            return tr(
                "\(board.title): \(board.formatted(pads: mean)) pads, the mean of \(count) measurements; their standard deviation is \(board.formatted(pads: spread))."
            )
        }
    }

    private var ownLines: [String] {
        switch statistics.own {
        case .none: []
        case .simon(let simon, _): lines(simon)
        case .squares(let squares):
            squares.lengths.sorted { $0.key < $1.key }.map { length, figures in
                tr("Length \(length): \(Int((figures.accuracy * 100).rounded()))% right.")
            }
        case .match(let match): lines(match)
        }
    }

    private func lines(_ simon: SimonFigures) -> [String] {
        zip(Pad.allCases, simon.pads).compactMap { pad, figures in
            guard let accuracy = figures.accuracy else { return nil }
            let percent = Int((accuracy * 100).rounded())
            return Sentences.padAccuracy(pad.word, percent: percent, of: figures.count)
        } + confusions(simon)
    }

    private func confusions(_ simon: SimonFigures) -> [String] {
        Pad.allCases.flatMap { right in
            Pad.allCases.filter { $0 != right }.compactMap { pressed in
                let count = simon.confusions(of: right, with: pressed)
                return count > 0
                    ? tr(
                        count, one: "Pressed \(pressed.word) instead of \(right.word): once.",
                        other: "Pressed \(pressed.word) instead of \(right.word): \(count) times.") : nil
            }
        }
    }

    private func lines(_ match: MatchFigures) -> [String] {
        var lines: [String] = []
        if let time = match.congruent.median {
            lines.append(tr("Words in their own ink: \(time.inMilliseconds) milliseconds."))
        }
        if let time = match.incongruent.median {
            lines.append(tr("Words in another ink: \(time.inMilliseconds) milliseconds."))
        }
        if let time = match.interference {
            lines.append(tr("The difference, the Stroop effect: \(time.inMilliseconds) milliseconds."))
        }
        return lines
    }
}
