internal import FoundationEssentials
public import Model
public import TerminalCore

/// The leaderboard: rank, name, score, and when.
public struct LeaderboardScreen: Screen {
    /// The ranked ones first, then those of chosen seeds.
    private var entries: [ScoreEntry] = []
    private var window = ListWindow()
    private var layout: PageLayout

    private let name: BoardName

    /// A board, with the newest entry in sight.
    public init(_ context: Context, board name: BoardName) {
        self.name = name
        layout = PageLayout(size: context.size)
    }

    /// Takes an event.
    public mutating func update(_ event: ScreenEvent, _ context: Context) -> [Effect] {
        switch event {
        case .appeared:
            fit(context)
            let board = Leaderboard(context.scores, name)
            entries = board.entries + board.marked
            let newest = entries.firstIndex { $0.id == context.newest }
            window = ListWindow()
            choose(newest ?? 0)
        case .input(.resize): fit(context)
        case .input(.key(let press)) where press.phase != .release: return take(press)
        case .input(.mouse(let mouse)): return take(mouse)
        default: break
        }
        return []
    }

    /// A page does not move by itself.
    public func wake(_ context: Context) -> Duration? { nil }

    private mutating func fit(_ context: Context) {
        layout = PageLayout(size: context.size)
        choose(window.focus)
    }

    private var height: Int { layout.body.size.height - 2 }

    private mutating func choose(_ row: Int) { window.choose(row, of: entries.count, height: height) }

    private mutating func take(_ press: KeyPress) -> [Effect] {
        if press.leadsBack { return [.back] }
        switch press.key {
        case .up, .character("k"): choose(window.focus - 1)
        case .down, .character("j"), .tab: choose(window.focus + 1)
        case .pageUp: choose(window.focus - height)
        case .pageDown: choose(window.focus + height)
        case .home: choose(0)
        case .end: choose(entries.count - 1)
        default: break
        }
        return []
    }

    private mutating func take(_ mouse: MouseEvent) -> [Effect] {
        switch mouse.action {
        case .wheelUp: choose(window.focus - 3)
        case .wheelDown: choose(window.focus + 3)
        case .press:
            if keys.action(at: mouse.position, in: layout.navigation) == .back { return [.back] }
            let row = mouse.position.y - layout.body.top - 2
            if row >= 0 && row < height { choose(window.first + row) }
        default: break
        }
        return []
    }

    private var keys: Navigation<PageAction> {
        Navigation(items: [
            .init(key: "Up/Down", label: "scroll", action: .down), PageAction.backItem,
        ])
    }

    /// Draws the page.
    public func draw(on canvas: inout Canvas, _ context: Context) -> Point? {
        let theme = context.look.theme
        guard !TooSmall.applies(to: canvas.size) else {
            TooSmall.draw(on: &canvas, theme: theme)
            return nil
        }
        layout.draw(title: "Leaderboard", on: &canvas, context)
        if entries.isEmpty {
            canvas.centre(
                "Nobody yet. Enter on the game screen starts.", in: layout.body, row: layout.body.top + 2,
                theme.panelQuiet)
        } else {
            drawRow(.heading, at: layout.body.top, on: &canvas, theme.panelQuiet)
            for (place, index) in window.rows(of: entries.count, height: height).enumerated() {
                let isNewest = entries[index].id == context.newest
                let style = index == window.focus ? theme.focus : isNewest ? theme.panelAccent : theme.panel
                let row = LeaderboardRow(
                    entries[index], place: index + 1, isNewest: isNewest, context.localTime)
                drawRow(row, at: layout.body.top + 2 + place, on: &canvas, style)
            }
        }
        keys.draw(on: &canvas, in: layout.navigation, ink: .onGround(theme))
        return nil
    }

    private func drawRow(_ row: LeaderboardRow, at y: Int, on canvas: inout Canvas, _ style: Style) {
        let body = layout.body
        canvas.fill(Rect(x: body.left, y: y, width: body.size.width, height: 1), with: Cell(" ", style))
        canvas.writeRight(row.rank, endingAt: body.left + 5, row: y, style)
        let dateWidth = body.size.width >= 50 ? 19 : 0
        let scoreEnd = body.right - 1 - dateWidth
        canvas.write(
            row.name, at: Point(x: body.left + 7, y: y), style, limit: max(0, scoreEnd - 7 - body.left - 7))
        canvas.writeRight(row.score, endingAt: scoreEnd, row: y, style)
        if dateWidth > 0 { canvas.writeRight(row.date, endingAt: body.right - 1, row: y, style) }
    }
}
