import GameRules
import Model
import TerminalCore
import Localization
import Presentation

/// The choice of a game: each with a line about it and the best so far.
struct PickerScreen: Screen {
    private var window = ListViewport()
    private var layout: PageLayout
    private let games = GameKind.allCases

    /// The choice, the game that is played in focus.
    init(_ context: ScreenContext) {
        layout = PageLayout(size: context.size, .init(rows: 3 * GameKind.allCases.count))
        choose(games.firstIndex(of: context.game) ?? 0)
    }

    /// Takes an event.
    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch event {
        case .appeared, .input(.resize):
            layout = PageLayout(size: context.size, .init(rows: 3 * games.count))
            choose(window.focus)
        case .input(.key(let press)) where press.phase != .release: return take(press, context)
        case .input(.mouse(let mouse)): return take(mouse, context)
        default: break
        }
        return []
    }

    /// The best of all boards of a game, as people read it, 0 at first; games of a chosen seed do not count.
    static func best(of kind: GameKind, _ scores: [ScoreEntry]) -> SafeText {
        var best = 0
        for entry in scores where entry.game == kind && entry.seed == nil && !entry.leaderboard.isSpan {
            best = max(best, entry.score)
        }
        return kind.formatted(score: best)
    }

    /// A page does not move by itself.
    func wake(_ context: ScreenContext) -> Duration? { nil }

    private var rowsOfGame: Int { layout.body.size.height >= 3 * games.count ? 3 : 1 }

    private mutating func choose(_ row: Int) {
        window.choose(row, of: games.count, height: layout.body.size.height / rowsOfGame)
    }

    /// Goes to a game, which is the first one at the next start.
    private func play(_ kind: GameKind, _ context: ScreenContext) -> [Effect] {
        guard kind != context.settings.game else { return [.open(.game(kind))] }
        var settings = context.settings
        settings.game = kind
        return [.applySettings(settings), .open(.game(kind))]
    }

    private mutating func take(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        if press.isBackKey { return [.back] }
        if let route = press.globalRoute(from: .games, of: games[window.focus]) { return [.open(route)] }
        switch press.key {
        case .up, .left, .character("k"), .character("h"): choose(window.focus - 1)
        case .down, .right, .character("j"), .character("l"): choose(window.focus + 1)
        case .tab:
            let step = press.modifiers.contains(.shift) ? games.count - 1 : 1
            choose((window.focus + step) % games.count)
        case .enter, .character(" "): return play(games[window.focus], context)
        default: break
        }
        return []
    }

    private mutating func take(_ mouse: MouseEvent, _ context: ScreenContext) -> [Effect] {
        let list = ListHitTest(
            keys: keys, foot: layout.navigation, window: window, count: games.count, area: layout.body,
            lines: rowsOfGame)
        switch list.wish(mouse) {
        case .wheel(let step): choose(window.focus + step)
        case .row(let row): return play(games[row], context)
        case .action(.back): return [.back]
        case .action(.change): return play(games[window.focus], context)
        case .action(.down): choose((window.focus + 1) % games.count)
        case .action(.up), nil: break
        }
        return []
    }

    private var keys: KeyBar<PageAction> {
        KeyBar(items: [
            .init(key: tr("Enter"), label: tr("play"), action: .change),
            .init(key: tr("Up/Down"), label: tr("choose"), action: .down), PageAction.backItem,
        ])
    }

    /// Draws the page.
    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let theme = context.display.theme
        guard !MinimumSize.applies(to: canvas.size) else {
            MinimumSize.draw(on: &canvas, theme: theme)
            return nil
        }
        layout.draw(title: tr("Games"), on: &canvas, context)
        let (body, inks) = (layout.body, layout.inks(context.display))
        let height = body.size.height / rowsOfGame
        for (place, index) in window.rows(of: games.count, height: height).enumerated() {
            let focused = index == window.focus
            let style = focused ? theme.focus : inks.title
            let y = body.top + place * rowsOfGame
            if focused { canvas.focus = Point(x: body.left + 2, y: y) }
            canvas.fill(Rect(x: body.left, y: y, width: body.size.width, height: 1), with: Cell(" ", style))
            canvas.write(games[index].title, at: Point(x: body.left + 2, y: y), style)
            let best = Self.best(of: games[index], context.scores)
            canvas.writeRight(tr("Best \(best)"), endingAt: body.right - 2, row: y, style)
            guard rowsOfGame == 3 else { continue }
            canvas.write(
                games[index].summary, at: Point(x: body.left + 2, y: y + 1), inks.quiet,
                limit: body.size.width - 2)
        }
        ScrollIndicators(window.rows(of: games.count, height: height), of: games.count)
            .draw(on: &canvas, in: body, context.display)
        keys.draw(on: &canvas, in: layout.navigation, ink: .onGround(theme))
        return nil
    }
}
