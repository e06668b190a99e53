import GameRules
import Model
import TerminalCore
import Localization
import Presentation

/// A game's statistics: a line of numbers, and plots one at a time.
struct StatisticsScreen: Page {
    enum Action: PageAction {
        /// Another game, another page, wrapping around.
        case turn, page
        case scroll, back
    }

    static let bindings: KeyTable<Action> = [
        Binding(pair: ArrowKeys.horizontal, does: .turn, label: tr("game")),
        Binding(
            pair: { $0.unicode ? "↑↓" : SafeText(tr("Up/Down", context: "beside Left/Right")) }, does: .page),
        Binding(.enter, .character(" "), does: .page),
    ]

    let topic: HelpTopic? = .statistics

    private var kind: GameKind
    private var page = 0
    private var statistics: PlayerStatistics?
    private var problem: SafeText?
    private var hasAskedForMoves = false

    /// Data are read when the page appears.
    init(_ context: ScreenContext, _ kind: GameKind) { self.kind = kind }

    mutating func receive(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch event {
        // After the help, the same page is shown again.
        case .appeared: return statistics == nil ? read(kind) : []
        // A late answer for another game is ignored.
        case .answer(.statistics(let found)): if found.kind == kind { statistics = found }
        case .answer(.newestRecords(let records)): statistics?.replay(records)
        case .answer(.failure(let reason)): problem = reason
        default: break
        }
        return []
    }

    private var isBlank: Bool {
        problem != nil || page == 0 && statistics?.figures.games == 0
    }

    /// Plots fill the available room, tables are as large as needed.
    func layout(_ size: Size) -> PageLayout {
        let isPlot = !isBlank && pages[page].isPlot
        return PageLayout(
            size: size,
            .init(
                columns: isPlot ? 110 : 66, rows: isPlot ? .max : isBlank ? Self.blankRows : 16,
                hasSubtitle: true))
    }

    /// Holds a sentence of two lines.
    private static let blankRows = 6

    private mutating func read(_ kind: GameKind) -> [Effect] {
        (self.kind, page, problem, statistics, hasAskedForMoves) = (kind, 0, nil, nil, false)
        return [.query(.statistics(kind))]
    }

    /// Moves are only read for pages that need them.
    private mutating func readMoves() -> [Effect] {
        guard let statistics, !statistics.isReplayed, page > 0, !hasAskedForMoves else { return [] }
        hasAskedForMoves = true
        return [.query(.newestRecords)]
    }

    private var pages: [StatisticsPage] { StatisticsPage.all(kind) }

    func subject(_ context: ScreenContext) -> GameKind { kind }

    func isAvailable(_ action: Action, _ context: ScreenContext) -> Bool {
        action != .page || pages.count > 1
    }

    func label(of action: Action, _ context: ScreenContext) -> SafeText? {
        action == .page ? tr("page \(page + 1) of \(pages.count)") : nil
    }

    mutating func choose(_ action: Action, by step: Int, _ context: ScreenContext) -> [Effect] {
        switch action {
        case .turn: return turn(step)
        case .page: return look(at: (page + step + pages.count) % pages.count)
        case .scroll: return look(at: page - step)
        case .back: return [.back]
        }
    }

    mutating func move(_ movement: Movement, _ context: ScreenContext) -> [Effect] {
        switch movement {
        case .left: turn(-1)
        case .right: turn(1)
        case .up, .pageUp: look(at: page - 1)
        case .down, .pageDown: look(at: page + 1)
        case .next: choose(.page, by: 1, context)
        case .previous: choose(.page, by: -1, context)
        case .first, .last: []
        }
    }

    private mutating func look(at page: Int) -> [Effect] {
        self.page = max(0, min(page, pages.count - 1))
        return readMoves()
    }

    private mutating func turn(_ step: Int) -> [Effect] {
        read(GameKind.allCases.element(after: kind, by: step))
    }

    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let layout = layout(context.size)
        let (body, inks) = (layout.body, layout.inks(context.display))
        canvas.focus = body.origin
        canvas.offerWheel(canvas.bounds, Action.scroll)
        keyBar(context).draw(on: &canvas, in: layout.navigation, ink: .onGround(context.display.theme))
        guard let statistics, !isBlank else {
            layout.draw(title: tr("Statistics: \(kind.title)"), on: &canvas, context)
            let words = problem ?? (statistics == nil ? tr("Reading the history") : tr("No games yet"))
            canvas.centre(words.wrapped(to: body.size.width), in: body, from: body.top + 2, inks.quiet)
            return nil
        }
        layout.draw(
            title: tr("Statistics: \(kind.title)"), subtitle: pages[page].title(in: layout.size.width),
            on: &canvas, context)
        var top = body.top
        for (line, style) in heading(statistics, body.size, inks) {
            canvas.write(line, at: Point(x: body.left, y: top), style)
            top += 1
        }
        if body.size.height >= 12 { top += 1 }
        let area = body.rows(from: top, to: body.bottom)
        let plots = StatisticsPlots(
            statistics: statistics, palette: context.settings.palette, display: context.display, inks: inks)
        pages[page].draw(plots, &canvas, area)
        return nil
    }

    /// Figures of all games, and at first what a span is: as many whole lines as fit.
    private func heading(
        _ statistics: PlayerStatistics, _ room: Size, _ inks: SheetStyle
    ) -> [(SafeText, Style)] {
        let (columns, height) = (room.width, room.height)
        var lines: [SafeText] = []
        for row in StatisticsRows(statistics).figures {
            guard let value = row.value else { continue }
            let figure = SafeText("\(row.title) \(value)")
            if let last = lines.last, last.columns + 3 + figure.columns <= columns {
                lines[lines.count - 1] = last + "   " + figure
            } else if figure.columns <= columns {
                lines.append(figure)
            }
        }
        guard height >= 10 else { return lines.prefix(height < 8 ? 1 : 2).map { ($0, inks.title) } }
        let isFirst = page == 0 && statistics.span != nil
        let words: SafeText = tr("estimated span: the length you get right about half the time")
        let meaning = isFirst ? words.wrapped(to: columns) : []
        return lines.map { ($0, inks.title) } + meaning.map { ($0, inks.quiet) }
    }
}
