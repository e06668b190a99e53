import GameRules
import Model
import TerminalCore
import Localization
import Presentation

/// What a game's history tells: a line of numbers, and plots one after the other.
struct StatisticsScreen: Screen {
    private var kind: GameKind
    private var page = 0
    private var statistics: PlayerStatistics?
    /// Why there is nothing to show.
    private var problem: SafeText?
    private var size: Size

    /// The statistics of a game; what is shown is read when it is looked at.
    init(_ context: ScreenContext, _ kind: GameKind) {
        self.kind = kind
        size = context.size
    }

    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch event {
        case .appeared:
            size = context.size
            // Whoever comes back from the help finds the page that was looked at.
            return statistics == nil ? read(kind, context) : []
        case .input(.resize): size = context.size
        case .answer(.statistics(let found)): statistics = found
        case .answer(.newestRecords(let records)): statistics?.replay(records)
        case .answer(.failure(let reason)): problem = reason
        case .input(.key(let press)) where press.phase != .release:
            return handle(press, context) + readMoves()
        case .input(.mouse(let mouse)): return handle(mouse, context) + readMoves()
        default: break
        }
        return []
    }

    /// Whether there is nothing but a sentence to show.
    private var isBlank: Bool {
        problem != nil || page == 0 && statistics?.figures.games == 0
    }

    /// Plots are as large as there is room for, tables as large as they need.
    var layout: PageLayout {
        guard !isBlank else {
            return PageLayout(size: size, .init(columns: 66, rows: Self.blankRows, hasSubtitle: true))
        }
        let isPlot = pages[page] == .history || pages[page] == .span
        return PageLayout(
            size: size,
            isPlot
                ? .init(columns: 110, hasSubtitle: true) : .init(columns: 66, rows: 16, hasSubtitle: true))
    }

    /// Of a sheet with a sentence: air round two lines.
    private static let blankRows = 6

    private mutating func read(_ kind: GameKind, _ context: ScreenContext) -> [Effect] {
        size = context.size
        self.kind = kind
        page = 0
        problem = nil
        return [.query(.statistics(kind))]
    }

    /// Single moves are read only when a page is looked at that tells of them.
    private func readMoves() -> [Effect] {
        guard let statistics, !statistics.isReplayed, page > 0 else { return [] }
        return [.query(.newestRecords)]
    }

    private var pages: [StatisticsPage] { StatisticsPage.all(kind) }

    private mutating func handle(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        if press.isBackKey { return [.back] }
        if let route = press.globalRoute(from: .statistics, of: kind) { return [.open(route)] }
        switch press.key {
        case .left, .character("h"): return turn(-1, context)
        case .right, .character("l"): return turn(1, context)
        case .up, .character("k"), .pageUp: page = max(0, page - 1)
        case .down, .character("j"), .pageDown: page = min(pages.count - 1, page + 1)
        case .tab, .enter, .character(" "): page = (page + 1) % pages.count
        default: break
        }
        return []
    }

    private mutating func handle(_ mouse: MouseEvent, _ context: ScreenContext) -> [Effect] {
        switch mouse.action {
        case .wheelUp: page = max(0, page - 1)
        case .wheelDown: page = min(pages.count - 1, page + 1)
        case .press:
            switch keys(context.display).action(at: mouse.position, in: layout.navigation) {
            case .back: return [.back]
            case .turn: return turn(1, context)
            case .turnBack: return turn(-1, context)
            case .nextPage: page = (page + 1) % pages.count
            case .lastPage: page = (page + pages.count - 1) % pages.count
            case nil: break
            }
        default: break
        }
        return []
    }

    private mutating func turn(_ step: Int, _ context: ScreenContext) -> [Effect] {
        read(GameKind.allCases.element(after: kind, by: step), context)
    }

    /// What the keys at the foot do.
    private enum Action: Hashable, Sendable {
        case turn, turnBack, nextPage, lastPage, back
    }

    private func keys(_ display: DisplayStyle) -> KeyBar<Action> {
        let vertical: SafeText =
            display.unicode ? "↑↓" : SafeText(tr("Up/Down", context: "beside Left/Right"))
        let turning = KeyBar<Action>.Item(
            key: ArrowKeys.horizontal(display), label: tr("game"), action: .turn, backwards: .turnBack)
        let paging = KeyBar<Action>.Item(
            key: vertical, label: tr("page \(page + 1) of \(pages.count)"), action: .nextPage,
            backwards: .lastPage)
        let back = KeyBar<Action>.Item(key: "Esc", label: tr("back"), action: .back)
        return KeyBar(items: [turning] + (pages.count > 1 ? [paging] : []) + [back])
    }

    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let theme = context.display.theme
        let (body, inks) = (layout.body, layout.inks(context.display))
        canvas.focus = body.origin
        keys(context.display).draw(on: &canvas, in: layout.navigation, ink: .onGround(theme))
        guard let statistics, !isBlank else {
            layout.draw(title: tr("Statistics: \(kind.title)"), on: &canvas, context)
            let words = problem ?? tr("No games yet")
            canvas.centre(words.wrapped(to: body.size.width), in: body, from: body.top + 2, inks.quiet)
            return nil
        }
        layout.draw(
            title: tr("Statistics: \(kind.title)"), subtitle: pages[page].title(kind, in: layout.size.width),
            on: &canvas, context)
        var top = body.top
        for (line, style) in heading(statistics, inks) {
            canvas.write(line, at: Point(x: body.left, y: top), style)
            top += 1
        }
        if body.size.height >= 12 { top += 1 }
        let area = body.rows(from: top, to: body.bottom)
        StatisticsPlots(
            statistics: statistics, palette: context.settings.palette, display: context.display, inks: inks
        ).draw(pages[page], on: &canvas, in: area)
        return nil
    }

    /// The figures of all games, and what a span is where it is first told: as many whole lines as there is room for.
    private func heading(_ statistics: PlayerStatistics, _ inks: SheetStyle) -> [(SafeText, Style)] {
        let columns = layout.body.size.width
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
        let height = layout.body.size.height
        guard height >= 10 else { return lines.prefix(height < 8 ? 1 : 2).map { ($0, inks.title) } }
        let isFirst = page == 0 && statistics.span != nil
        let words: SafeText = tr("estimated span: the length you get right about half the time")
        let meaning = isFirst ? words.wrapped(to: columns) : []
        return lines.map { ($0, inks.title) } + meaning.map { ($0, inks.quiet) }
    }
}
