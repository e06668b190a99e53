import GameRules
import Model
import TerminalCore
import Localization
import Presentation

/// The games, each with a description and the best score.
struct PickerScreen: Page {
    enum Action: PageAction {
        /// The focused game, or a clicked one.
        case play, row(Int)
        /// The next game or the one before, wrapping around.
        case step
        case scroll
        case back
    }

    static let bindings: KeyTable<Action> = [
        Binding(.enter, .character(" "), does: .play, label: tr("play")),
        Binding(pair: ArrowKeys.vertical, does: .step, label: tr("choose")),
    ]

    let topic: HelpTopic? = .games

    private var window = ListViewport()
    private let games = GameKind.allCases

    /// The game last played has the focus.
    init(_ context: ScreenContext) {
        window.choose(
            games.firstIndex(of: context.game) ?? 0, in: .init(of: games.count, height: games.count))
    }

    func subject(_ context: ScreenContext) -> GameKind { games[window.focus] }

    /// The best score on any board of a game; nil where there is none. Chosen seeds do not count.
    static func best(of kind: GameKind, _ bests: [LeaderboardID: Int]) -> SafeText? {
        bests.lazy.filter { $0.key.game == kind && !$0.key.isSpan }.map(\.value).max()
            .map(kind.formatted(score:))
    }

    /// Its name, description, and empty rows where there is room.
    private func rowsOfGame(in body: Rect) -> Int {
        [3, 2].first { body.size.height >= $0 * games.count - ($0 - 2) } ?? 1
    }

    /// From this width on a picture leaves room for the text.
    private static let picturedColumns = 48

    private func layout(_ context: ScreenContext) -> PageLayout {
        PageLayout(size: context.size, .init(columns: 66, rows: 3 * games.count - 1))
    }

    private func room(in body: Rect) -> ListViewport.Room {
        .init(of: games.count, height: (body.size.height + 1) / rowsOfGame(in: body))
    }

    mutating func move(_ movement: Movement, _ context: ScreenContext) -> [Effect] {
        // In one column left and right move up and down.
        let along: Movement = movement == .left ? .up : movement == .right ? .down : movement
        window.move(along, in: room(in: layout(context).body))
        return []
    }

    mutating func choose(_ action: Action, by step: Int, _ context: ScreenContext) -> [Effect] {
        switch action {
        case .play: return play(games[window.focus], context)
        case .row(let row): return play(games[row], context)
        case .step: return move(step > 0 ? .next : .previous, context)
        case .scroll: return move(step > 0 ? .up : .down, context)
        case .back: return [.back]
        }
    }

    /// Also makes it the first game at the next start.
    private func play(_ kind: GameKind, _ context: ScreenContext) -> [Effect] {
        let change = kind == context.settings.game ? [] : [Effect.change(context.settings) { $0.game = kind }]
        return change + [.open(.game(kind))]
    }

    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let layout = layout(context)
        let (body, inks) = (layout.body, layout.inks(context.display))
        layout.draw(title: tr("Games"), on: &canvas, context)
        canvas.offerWheel(canvas.bounds, Action.scroll)
        let shown = window.rows(in: room(in: body))
        for (row, index) in shown.enumerated() {
            let rest = body.rows(from: body.top + row * rowsOfGame(in: body), to: body.bottom)
            draw(index, in: rest, rows: rowsOfGame(in: body), on: &canvas, inks, context)
        }
        ScrollIndicators(shown, of: games.count).draw(on: &canvas, in: body, context.display)
        keyBar(context).draw(on: &canvas, in: layout.navigation, ink: .onGround(context.display.theme))
        return nil
    }

    private func draw(
        _ index: Int, in area: Rect, rows: Int, on canvas: inout Canvas, _ inks: SheetStyle,
        _ context: ScreenContext
    ) {
        let (game, y) = (games[index], area.top)
        let focused = index == window.focus
        let hasPicture = rows > 1 && area.size.width >= Self.picturedColumns
        let indent = hasPicture ? GamePicture.size.width + 3 : 0
        let row = Rect(x: area.left + indent, y: y, width: area.size.width - indent, height: 1)
        let style = focused ? context.display.theme.focus : inks.title
        canvas.fill(row, with: Cell(" ", style))
        let whole = Rect(x: area.left, y: y, width: area.size.width, height: min(rows, 2))
        canvas.offer(Offer(whole, Action.row(index), reach: .mouse))
        canvas.offer(Offer(row, Action.row(index)))
        if focused { canvas.focus = Point(x: row.left + 1, y: y) }
        let title = canvas.write(game.title, at: Point(x: row.left + 1, y: y), style)
        let best: SafeText =
            Self.best(of: game, context.bests).map { tr("Best \($0)") } ?? tr("no score yet")
        if title + 3 + best.columns <= row.size.width - 2 {
            canvas.writeRight(best, endingAt: row.right - 2, row: y, focused ? style : inks.quiet)
        }
        guard rows > 1 else { return }
        if hasPicture {
            GamePicture(kind: game, palette: context.settings.palette, display: context.display, inks: inks)
                .draw(on: &canvas, at: Point(x: area.left + 1, y: y))
        }
        canvas.write(game.summary, at: Point(x: row.left + 1, y: y + 1), inks.quiet)
    }
}
