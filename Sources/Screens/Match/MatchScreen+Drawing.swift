import GameRules
import Model
import TerminalCore
import Localization
import Presentation

extension MatchScreen {
    /// Draws the whole screen.
    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let display = context.display
        guard !MinimumSize.applies(to: canvas.size) else {
            MinimumSize.draw(on: &canvas, theme: display.theme)
            return nil
        }
        drawHeader(on: &canvas, context)
        drawTable(on: &canvas, context)
        drawNotice(on: &canvas, context)
        GameAction.keys(inRound: !isSettingUp).draw(
            on: &canvas, in: layout.page.navigation, ink: .onGround(display.theme, dimmed: stage != .ready),
            focus: stage == .ready ? menu.focusedAction : nil)
        switch stage {
        case .typing(let field): return drawSetup(on: &canvas, display, typing: field)
        case .ready: _ = drawSetup(on: &canvas, display, typing: nil)
        case .alert(let missing):
            _ = drawSetup(on: &canvas, display, typing: nil)
            MatchAlert(missing, in: canvas.bounds).draw(on: &canvas, display)
        case .playing: drawRound(on: &canvas, context)
        case .paused(let menu): menu.draw(on: &canvas, display: display)
        case .over: break
        case .naming(let prompt): return prompt.draw(on: &canvas, display: display)
        }
        return nil
    }

    /// Whether name and length can be chosen.
    private var isSettingUp: Bool {
        switch stage {
        case .ready, .typing, .alert: true
        case .playing, .paused, .over, .naming: false
        }
    }

    private func drawHeader(on canvas: inout Canvas, _ context: ScreenContext) {
        let best = Leaderboard.best(of: context.scores, boardName(context)) ?? 0
        let counts = context.chosenSeed == nil && game.isOver && !isSettingUp
        let header = GameHeader(
            title: GameKind.match.title, subtitle: subtitle, score: tr("Score \(game.score)"),
            best: tr("Best \(max(best, counts ? game.score : 0))"))
        header.draw(on: &canvas, layout.page, context)
    }

    private var subtitle: SafeText {
        switch stage {
        case .ready, .alert: layout.bar == nil ? tr("Press Enter to start") : startLine
        case .typing: tr("Who's playing?")
        case .playing:
            layout.bar == nil ? tr("Word = ink?") : tr("Does the word on the left name the ink on the right?")
        case .paused: tr("Paused")
        case .over: tr("Time's up")
        case .naming: tr("Game over")
        }
    }

    private var startLine: SafeText {
        setup.length == nil
            ? tr("Press Enter to start; 3, 6 or 9 sets the seconds") : tr("Press Enter to start")
    }

    /// The cards of the game; before one those of an example, after one what it came to.
    private func drawTable(on canvas: inout Canvas, _ context: ScreenContext) {
        let display = context.display
        let paint = MatchCardStyle(display, context.settings.palette)
        let table = MatchTable(layout: layout, display: display, paint: paint)
        switch stage {
        case .playing:
            if case .playing(let cards, _) = game.phase { table.draw(cards, on: &canvas) }
        case .paused: table.draw(nil, on: &canvas)
        case .ready, .typing, .alert, .over:
            if let result { table.draw(result, on: &canvas) } else { table.draw(Self.example, on: &canvas) }
        case .naming: break
        }
    }

    private static let example = MatchCards(meaning: .red, word: .blue, ink: .red)

    private func drawRound(on canvas: inout Canvas, _ context: ScreenContext) {
        let display = context.display
        let theme = display.theme
        let tally = game.tally
        let (full, empty) = display.unicode ? ("●", "○") : ("*", ".")
        let dots = (0..<MatchScore.dotsToFill).map { $0 < tally.dots ? full : empty }
        let row = layout.status
        let told = canvas.write("x\(tally.multiplier)", at: row.origin, theme.accent)
        let place = Point(x: row.left + told + 2, y: row.top)
        canvas.write(SafeText(dots.joined(separator: " ")), at: place, theme.text)
        let left = timeLeft(context)
        let seconds = Int((left / .seconds(1)).rounded(.up))
        canvas.writeRight("\(seconds) s", endingAt: row.right, row: row.top, theme.text)
        if let bar = layout.bar { drawTime(seconds, in: bar, on: &canvas, display) }
        MatchTable(layout: layout, display: display, paint: MatchCardStyle(display, context.settings.palette))
            .drawAnswers(verdict, hovered: hovered, context.settings.palette, on: &canvas)
    }

    private func drawTime(_ seconds: Int, in bar: Rect, on canvas: inout Canvas, _ display: DisplayStyle) {
        let theme = display.theme
        let width = bar.size.width * seconds / game.options.length.rawValue
        let (full, empty): (Character, Character) = display.unicode ? ("━", "─") : ("=", "-")
        for x in bar.left..<bar.right {
            let isLeft = x < bar.left + width
            canvas[x, bar.top] = Cell(isLeft ? full : empty, isLeft ? theme.accent : theme.dimmed)
        }
    }

    /// The keys of a running game, for the mouse too.
    static var roundKeys: KeyBar<PageAction> {
        KeyBar(items: [.init(key: "Esc", label: tr("pause"), action: .back)])
    }

    private func drawNotice(on canvas: inout Canvas, _ context: ScreenContext) {
        let row = layout.page.notice
        let theme = context.display.theme
        if case .playing = stage {
            let ink = KeyBarStyle(key: theme.quiet, label: theme.quiet, focus: theme.quiet)
            return StatusLine(context, keys: Self.roundKeys, inRound: true, in: row)
                .draw(Self.roundKeys, ink: ink, on: &canvas, theme)
        }
        let hint: SafeText? =
            isSettingUp && result == nil
            ? tr("Here: yes. On the left the word red, on the right red ink") : nil
        StatusLine.draw(word: word, hint: hint, in: row, on: &canvas, context)
    }
}
