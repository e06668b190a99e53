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
    private var layout: PageLayout
    private let games = GameKind.allCases

    /// The game last played has the focus.
    init(_ context: ScreenContext) {
        layout = Self.layout(context.size)
        choose(games.firstIndex(of: context.game) ?? 0)
    }

    mutating func receive(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch event {
        case .appeared, .input(.resize):
            layout = Self.layout(context.size)
            choose(window.focus)
        default: break
        }
        return []
    }

    func subject(_ context: ScreenContext) -> GameKind { games[window.focus] }

    /// Over all boards of a game; nil where there is none. Chosen seeds do not count.
    static func best(of kind: GameKind, _ scores: [ScoreEntry]) -> SafeText? {
        var best: ScoreEntry?
        for entry in scores where entry.game == kind && entry.seed == nil && !entry.leaderboard.isSpan {
            if entry.score > best?.score ?? -1 { best = entry }
        }
        return best.map { kind.formatted(score: $0.score) }
    }

    /// Its name, description, and empty rows where there is room.
    private var rowsOfGame: Int {
        [3, 2].first { layout.body.size.height >= $0 * games.count - ($0 - 2) } ?? 1
    }

    /// A picture needs two rows, and its columns beside the text.
    private var hasPictures: Bool { rowsOfGame > 1 && layout.body.size.width >= Self.picturedColumns }

    /// From this width on a picture leaves room for the text.
    private static let picturedColumns = 48

    private static func layout(_ size: Size) -> PageLayout {
        PageLayout(size: size, .init(columns: 66, rows: 3 * GameKind.allCases.count - 1))
    }

    private var height: Int { (layout.body.size.height + 1) / rowsOfGame }

    private mutating func choose(_ row: Int) { window.choose(row, of: games.count, height: height) }

    mutating func move(_ movement: Movement, _ context: ScreenContext) -> [Effect] {
        // In one column left and right move up and down.
        let along: Movement = movement == .left ? .up : movement == .right ? .down : movement
        window.move(along, of: games.count, height: height)
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
        let theme = context.display.theme
        layout.draw(title: tr("Games"), on: &canvas, context)
        canvas.offerWheel(canvas.bounds, Action.scroll)
        let body = layout.body
        let shown = window.rows(of: games.count, height: height)
        for (place, index) in shown.enumerated() {
            draw(index, at: body.top + place * rowsOfGame, on: &canvas, context)
        }
        ScrollIndicators(shown, of: games.count).draw(on: &canvas, in: body, context.display)
        keyBar(context).draw(on: &canvas, in: layout.navigation, ink: .onGround(theme))
        return nil
    }

    private func draw(_ index: Int, at y: Int, on canvas: inout Canvas, _ context: ScreenContext) {
        let (body, inks) = (layout.body, layout.inks(context.display))
        let game = games[index]
        let focused = index == window.focus
        let indent = hasPictures ? GamePicture.size.width + 3 : 0
        let row = Rect(x: body.left + indent, y: y, width: body.size.width - indent, height: 1)
        let style = focused ? context.display.theme.focus : inks.title
        canvas.fill(row, with: Cell(" ", style))
        canvas.offer(Offer(row, Action.row(index)))
        if focused { canvas.focus = Point(x: row.left + 1, y: y) }
        let title = canvas.write(game.title, at: Point(x: row.left + 1, y: y), style)
        let best: SafeText =
            Self.best(of: game, context.scores).map { tr("Best \($0)") } ?? tr("no score yet")
        if title + 3 + best.columns <= row.size.width - 2 {
            canvas.writeRight(best, endingAt: row.right - 2, row: y, focused ? style : inks.quiet)
        }
        guard rowsOfGame > 1 else { return }
        if hasPictures {
            GamePicture(kind: game, palette: context.settings.palette, display: context.display, inks: inks)
                .draw(on: &canvas, at: Point(x: body.left + 1, y: y))
        }
        canvas.write(game.summary, at: Point(x: row.left + 1, y: y + 1), inks.quiet)
    }
}
