import GameRules
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
            return StatisticsLines(statistics).lines.flatMap(context.say)
                + context.say(brief: Sentences.listChoicesBriefly, normal: Sentences.listChoices)
        case .answer(.failure(let reason)): return context.say(Sentences.ended(reason.string))
        case .input(let line): return handle(line, context)
        default: return []
        }
    }

    private static var menu: NumberedMenu<Choice> {
        NumberedMenu(
            items: GameKind.allCases.map {
                .init(Sentences.title(of: $0), words: [$0.rawValue], .game($0))
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
    private let statistics: PlayerStatistics

    init(_ statistics: PlayerStatistics) { self.statistics = statistics }

    var lines: [String] {
        let figures = statistics.figures
        guard figures.games > 0, let best = figures.best else {
            return !spanLines.isEmpty
                ? spanLines : [Sentences.noGamesYet(Sentences.title(of: statistics.kind))]
        }
        var lines = [
            Sentences.gamesPlayed(Sentences.title(of: statistics.kind), figures.games),
            Sentences.best(statistics.kind.formatted(score: best)),
        ]
        if let mean = figures.meanOfLastTen {
            lines.append(Sentences.meanOfTen(NumberText.mean(mean, of: statistics.kind)))
        }
        lines.append(Sentences.minutesPlayed(Int(figures.timePlayed.components.seconds) / 60))
        if let span = statistics.span { lines.append(Sentences.span(NumberText.number(span))) }
        return lines + ownLines + spanLines
    }

    /// What measurements of the memory span tell, for each way in which it was measured.
    private var spanLines: [String] {
        let spans = statistics.spans
        let conditions = spans.measurements.keys.map { (LeaderboardID(.span($0)), $0) }
        return conditions.sorted { $0.0.name < $1.0.name }.compactMap { board, conditions in
            guard let mean = spans.mean(conditions) else { return nil }
            let tenths = { (value: Double) in board.formatted(score: Int((10 * value).rounded())) }
            let count = spans.measurements[conditions]?.count ?? 0
            guard let spread = spans.spread(conditions) else {
                return Sentences.measuredSpan(board.title, tenths(mean))
            }
            return Sentences.measuredSpans(board.title, tenths(mean), count: count, spread: tenths(spread))
        }
    }

    private var ownLines: [String] {
        switch statistics.kind {
        case .simon: padLines
        case .squares:
            statistics.squares.lengths.sorted { $0.key < $1.key }.map { length, figures in
                Sentences.lengthAccuracy(length, percent: Int((figures.accuracy * 100).rounded()))
            }
        case .match: matchLines
        case .pairs, .words: []
        }
    }

    private var padLines: [String] {
        zip(Pad.allCases, statistics.simon.pads).compactMap { pad, figures in
            guard let accuracy = figures.accuracy else { return nil }
            let percent = Int((accuracy * 100).rounded())
            return Sentences.padAccuracy(pad.word, percent: percent, of: figures.count)
        } + confusions
    }

    private var confusions: [String] {
        Pad.allCases.flatMap { right in
            Pad.allCases.filter { $0 != right }.compactMap { pressed in
                let count = statistics.simon.confusions(of: right, with: pressed)
                return count > 0 ? Sentences.confusion(pressed.word, for: right.word, count) : nil
            }
        }
    }

    private var matchLines: [String] {
        let match = statistics.match
        var lines: [String] = []
        if let time = match.congruent.median { lines.append(Sentences.sameInk(time.milliseconds)) }
        if let time = match.incongruent.median { lines.append(Sentences.otherInk(time.milliseconds)) }
        if let time = match.interference { lines.append(Sentences.interference(time.milliseconds)) }
        return lines
    }
}

extension Duration {
    /// Whole milliseconds, the nearest.
    fileprivate var milliseconds: Int { Int((self / .milliseconds(1)).rounded()) }
}
