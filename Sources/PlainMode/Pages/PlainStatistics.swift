import GameRules
import Localization
import Model
import Presentation

struct PlainStatistics: MenuPage {
    enum Choice: Hashable {
        case game(GameKind)
        case back
    }

    private let first: GameKind
    /// From the summaries first; what needs single moves is queried after it.
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

    func menu(_ context: Context) -> NumberedMenu<Choice> {
        NumberedMenu(
            items: GameKind.allCases.map {
                .init($0.title.string, words: [$0.rawValue], .game($0))
            }, last: .back(.back))
    }

    func choose(_ choice: Choice, _ value: String, _ context: Context) -> [Effect] {
        guard case .game(let kind) = choice else { return [.back] }
        return [.query(.statistics(kind))]
    }
}

/// One sentence for each known figure of a game.
struct StatisticsLines {
    let statistics: PlayerStatistics

    var lines: [String] {
        let (kind, games) = (statistics.kind.title.string, statistics.figures.games)
        guard games > 0 else { return spans.isEmpty ? [tr("\(kind): no games yet.")] : spans }
        let rows = StatisticsRows(statistics)
        return [tr(games, one: "\(kind): one game.", other: "\(kind): \(games) games.")]
            + rows.figures.dropFirst().compactMap(Self.sentence) + rows.details.compactMap(Self.sentence)
            + rows.details.flatMap(Self.mistakes) + [rows.effect.flatMap(Self.sentence)].compactMap { $0 }
            + spans
    }

    private var spans: [String] {
        guard let figures = (statistics.own.figures as? SimonFigures)?.spans else { return [] }
        let conditions = figures.measurements.keys.sorted { $0.leaderboard.name < $1.leaderboard.name }
        return conditions.compactMap { figures.summary($0) }.map { $0.string + "." }
    }

    private static func sentence(_ figure: StatisticsRows.Figure) -> String? {
        figure.value.map { "\(figure.title.capitalizedFirst): \($0)." }
    }

    private static func sentence(_ row: StatisticsRows.Detail) -> String? {
        let title = row.title.capitalizedFirst
        guard let share = row.shareText else { return nil }
        guard let time = row.time else { return tr("\(title): \(share) right.") }
        return tr("\(title): \(share) right, median time \(time).")
    }

    private static func mistakes(_ row: StatisticsRows.Detail) -> [String] {
        row.mistakes.map { pressed, count in
            tr(
                count, one: "Pressed \(pressed.localName) instead of \(row.title): once.",
                other: "Pressed \(pressed.localName) instead of \(row.title): \(count) times.")
        }
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
