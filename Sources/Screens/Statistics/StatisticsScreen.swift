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
    /// Why nothing can be told.
    private var trouble: SafeText?
    private var layout: PageLayout

    /// The statistics of a game; what is shown is read when it is looked at.
    init(_ context: ScreenContext, _ kind: GameKind) {
        self.kind = kind
        layout = PageLayout(size: context.size)
    }

    /// Takes an event.
    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch event {
        case .appeared:
            layout = PageLayout(size: context.size)
            // Whoever comes back from the help finds the page that was looked at.
            return statistics == nil ? read(kind, context) : []
        case .input(.resize): layout = PageLayout(size: context.size)
        case .answer(.statistics(let found)): statistics = found
        case .answer(.newestRecords(let records)): statistics?.replay(records)
        case .answer(.failure(let reason)): trouble = reason
        case .input(.key(let press)) where press.phase != .release:
            return take(press, context) + readMoves()
        case .input(.mouse(let mouse)): return take(mouse, context) + readMoves()
        default: break
        }
        return []
    }

    /// A page does not move by itself.
    func wake(_ context: ScreenContext) -> Duration? { nil }

    private mutating func read(_ kind: GameKind, _ context: ScreenContext) -> [Effect] {
        layout = PageLayout(size: context.size)
        self.kind = kind
        page = 0
        trouble = nil
        return [.query(.statistics(kind))]
    }

    /// Single moves are read only when a page is looked at that tells of them.
    private func readMoves() -> [Effect] {
        guard let statistics, !statistics.isReplayed, page > 0 else { return [] }
        return [.query(.newestRecords)]
    }

    private var pages: [StatisticsPage] { StatisticsPage.all(kind) }

    private mutating func take(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
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

    private mutating func take(_ mouse: MouseEvent, _ context: ScreenContext) -> [Effect] {
        switch mouse.action {
        case .wheelUp: page = max(0, page - 1)
        case .wheelDown: page = min(pages.count - 1, page + 1)
        case .press:
            switch keys.action(at: mouse.position, in: layout.navigation) {
            case .back: return [.back]
            case .change: return turn(1, context)
            case .down: page = (page + 1) % pages.count
            default: break
            }
        default: break
        }
        return []
    }

    private mutating func turn(_ step: Int, _ context: ScreenContext) -> [Effect] {
        let games = GameKind.allCases
        guard games.count > 1 else { return [] }
        let place = (games.firstIndex(of: kind) ?? 0) + step + games.count
        return read(games[place % games.count], context)
    }

    private var keys: KeyBar<PageAction> {
        let all: [KeyBar<PageAction>.Item] = [
            .init(key: tr("Left/Right"), label: tr("game"), action: .change),
            .init(
                key: SafeText(tr("Up/Down", context: "beside Left/Right")),
                label: tr("page \(page + 1) of \(pages.count)"), action: .down),
            PageAction.backItem,
        ]
        return KeyBar(
            items: all.filter { item in
                switch item.action {
                case .change: true
                case .down: pages.count > 1
                default: true
                }
            })
    }

    /// Draws the page.
    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let theme = context.display.theme
        guard !MinimumSize.applies(to: canvas.size) else {
            MinimumSize.draw(on: &canvas, theme: theme)
            return nil
        }
        layout.draw(title: tr("Statistics: \(kind.title)"), on: &canvas, context)
        keys.draw(on: &canvas, in: layout.navigation, ink: .onGround(theme))
        let (body, inks) = (layout.body, layout.inks(context.display))
        guard let statistics, statistics.figures.games > 0, trouble == nil else {
            canvas.centre(trouble ?? tr("No games yet"), in: body, row: body.top + 2, inks.quiet)
            return nil
        }
        canvas.write(headline(statistics), at: body.origin, inks.title, limit: body.size.width)
        canvas.write(
            pages[page].title(kind), at: Point(x: body.left, y: body.top + 2), inks.accent,
            limit: body.size.width)
        let area = Rect(
            x: body.left, y: body.top + 4, width: body.size.width, height: body.size.height - 4)
        StatisticsPlots(statistics: statistics, display: context.display, inks: inks).draw(
            pages[page], on: &canvas, in: area)
        return nil
    }

    private func headline(_ statistics: PlayerStatistics) -> SafeText {
        let figures = statistics.figures
        let games = figures.games
        var words: [String] = [tr(games, one: "\(games) game", other: "\(games) games")]
        if let best = figures.best { words.append(tr("best \(kind.formatted(score: best))")) }
        if let mean = figures.meanOfLastTen { words.append(tr("mean of ten \(Spoken.mean(mean, of: kind))")) }
        if let span = statistics.span { words.append(tr("span \(Spoken.number(span))")) }
        words.append(Spoken.length(figures.timePlayed))
        return SafeText(words.joined(separator: "   "))
    }
}
