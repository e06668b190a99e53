internal import GameRules
internal import Model
public import TerminalCore

extension MatchScreen {
    /// Draws the whole screen.
    public func draw(on canvas: inout Canvas, _ context: Context) -> Point? {
        let look = context.look
        guard !TooSmall.applies(to: canvas.size) else {
            TooSmall.draw(on: &canvas, theme: look.theme)
            return nil
        }
        drawHeader(on: &canvas, context)
        drawTable(on: &canvas, context)
        drawNotice(on: &canvas, context)
        GameAction.keys(inRound: !isSettingUp).draw(
            on: &canvas, in: layout.page.navigation, ink: .onGround(look.theme, dimmed: stage != .ready),
            focus: stage == .ready ? menu.focusedAction : nil)
        switch stage {
        case .typing(let field): return drawSetup(on: &canvas, look, typing: field)
        case .ready: _ = drawSetup(on: &canvas, look, typing: nil)
        case .alert(let missing):
            _ = drawSetup(on: &canvas, look, typing: nil)
            drawAlert(missing, on: &canvas, look)
        case .playing: drawRound(on: &canvas, context)
        case .paused(let menu): menu.draw(on: &canvas, look: look)
        case .over: break
        case .naming(let prompt): return prompt.draw(on: &canvas, look: look)
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

    private func drawHeader(on canvas: inout Canvas, _ context: Context) {
        let best = Leaderboard(context.scores, boardName(context)).best ?? 0
        let counts = context.chosenSeed == nil && game.isOver
        let header = GameHeader(
            title: GameKind.match.title, subtitle: subtitle, score: "Score \(game.score)",
            best: "Best \(max(best, counts ? game.score : 0))")
        header.draw(on: &canvas, layout.page, context.look.theme)
    }

    private var subtitle: SafeText {
        switch stage {
        case .ready, .alert: "Press Enter to start"
        case .typing: "Who plays?"
        case .playing: layout.bar == nil ? "Word = ink?" : "Does the left word name the right ink?"
        case .paused: "Paused"
        case .over: "The time is up"
        case .naming: "Game over"
        }
    }

    /// The cards of the game; before one those of an example, after one what it came to.
    private func drawTable(on canvas: inout Canvas, _ context: Context) {
        let paint = InkPaint(context.look, context.settings.palette)
        if case .playing(let cards, _) = game.phase, !isSettingUp {
            let isHidden = stage != .playing
            MatchTable(layout: layout, look: context.look, paint: paint)
                .draw(isHidden ? nil : cards, on: &canvas)
        } else if case .naming = stage {
            // The pop-up tells it all.
        } else if let result {
            drawResult(result, on: &canvas, context.look)
        } else {
            MatchTable(layout: layout, look: context.look, paint: paint).draw(Self.example, on: &canvas)
        }
    }

    private static let example = MatchCards(meaning: .red, word: .blue, ink: .red)

    private func drawResult(_ result: MatchResult, on canvas: inout Canvas, _ look: Look) {
        let table = layout.table
        let lines = result.lines
        let width = lines.map(\.columns).max() ?? 0
        let height = min(table.size.height, lines.count + 4)
        let panel = Rect(
            x: table.left + max(0, (table.size.width - width - 8) / 2),
            y: table.top + (table.size.height - height) / 2, width: min(table.size.width, width + 8),
            height: height)
        MatchTable(layout: layout, look: look, paint: InkPaint(look, .classic)).drawPanel(panel, on: &canvas)
        let left = panel.left + min(4, max(0, (panel.size.width - width) / 2))
        var row = panel.top + max(0, (panel.size.height - lines.count) / 2)
        for (place, line) in lines.enumerated() where row < panel.bottom {
            let style = place == 0 ? look.theme.panelAccent : look.theme.panel
            canvas.write(line, at: Point(x: left, y: row), style, limit: panel.right - left)
            row += 1
        }
    }

    // MARK: - Before a game

    /// Who plays, and for how long; returns where the text cursor stands.
    private func drawSetup(on canvas: inout Canvas, _ look: Look, typing field: TextField?) -> Point? {
        let theme = look.theme
        let isFocused = field != nil || stage == .ready && menu.focusedChoice == .name
        let label: SafeText = "Name "
        let text = field.map { SafeText($0.text) } ?? SafeText(setup.name?.string ?? "who plays?")
        let room = max(12, text.columns + 1)
        let left = layout.name.left + max(0, (layout.name.size.width - room - label.columns) / 2)
        let start = left + canvas.write(label, at: Point(x: left, y: layout.name.top), theme.accent)
        let style = isFocused && field == nil ? theme.focus : setup.name == nil ? theme.quiet : theme.text
        canvas.write(
            text, at: Point(x: start, y: layout.name.top), field == nil ? style : theme.text,
            limit: layout.name.right - start)
        let focus = stage == .ready ? menu.focusedChoice : nil
        MatchChoice.lengths(setup, unicode: look.unicode).draw(
            on: &canvas, in: layout.lengths, ink: .onGround(theme), focus: focus)
        return field.map { Point(x: start + $0.cursorColumn, y: layout.name.top) }
    }

    private func drawAlert(_ missing: MatchSetup.Missing, on canvas: inout Canvas, _ look: Look) {
        let lines = SafeText(missing.sentence).wrapped(to: 26)
        let popup = Popup(columns: 28, rows: lines.count + 2, in: canvas.bounds)
        popup.draw(on: &canvas, look: look)
        for (row, line) in lines.enumerated() {
            canvas.centre(line, in: popup.inside, row: popup.inside.top + row, look.theme.panel)
        }
        canvas.centre("Enter", in: popup.inside, row: popup.inside.bottom - 1, look.theme.panelAccent)
    }

    // MARK: - In a game

    private func drawRound(on canvas: inout Canvas, _ context: Context) {
        let look = context.look
        let theme = look.theme
        let tally = game.tally
        let (full, empty) = look.unicode ? ("●", "○") : ("*", ".")
        let dots = (0..<MatchTally.dotsToFill).map { $0 < tally.dots ? full : empty }
        let row = layout.status
        let told = canvas.write("x\(tally.multiplier)", at: row.origin, theme.accent)
        let place = Point(x: row.left + told + 2, y: row.top)
        canvas.write(SafeText(dots.joined(separator: " ")), at: place, theme.text)
        let left = timeLeft(context)
        let seconds = Int((left / .seconds(1)).rounded(.up))
        canvas.writeRight("\(seconds) s", endingAt: row.right, row: row.top, theme.text)
        if let bar = layout.bar { drawTime(seconds, in: bar, on: &canvas, look) }
        MatchTable(layout: layout, look: look, paint: InkPaint(look, context.settings.palette))
            .drawAnswers(verdict, hovered: hovered, context.settings.palette, on: &canvas)
    }

    private func drawTime(_ seconds: Int, in bar: Rect, on canvas: inout Canvas, _ look: Look) {
        let theme = look.theme
        let width = bar.size.width * seconds / game.options.length.rawValue
        let (full, empty): (Character, Character) = look.unicode ? ("━", "─") : ("=", "-")
        for x in bar.left..<bar.right {
            let isLeft = x < bar.left + width
            canvas[x, bar.top] = Cell(isLeft ? full : empty, isLeft ? theme.accent : theme.dimmed)
        }
    }

    /// The keys of a running game, for the mouse too.
    static let roundKeys = Navigation<PageAction>(
        items: [.init(key: "Esc", label: "pause", action: .back)])

    private func drawNotice(on canvas: inout Canvas, _ context: Context) {
        let row = layout.page.notice
        let theme = context.look.theme
        if case .playing = stage {
            let ink = NavigationInk(key: theme.quiet, label: theme.quiet, focus: theme.quiet)
            return Self.roundKeys.draw(on: &canvas, in: row, ink: ink)
        }
        if let line = quietLine(context) { canvas.centre(line, in: row, row: row.top, theme.quiet) }
    }

    private func quietLine(_ context: Context) -> SafeText? {
        if let word { return word }
        if let notice = context.notice { return notice }
        if let seed = context.chosenSeed { return "Seed \(seed): these games are not ranked" }
        return isSettingUp && result == nil ? "Here: yes. The left word says red, the right ink is red" : nil
    }
}
