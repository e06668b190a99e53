internal import GameRules
internal import Model
public import TerminalCore

extension SimonScreen {
    /// Draws the whole screen.
    public func draw(on canvas: inout Canvas, _ context: Context) -> Point? {
        let look = context.look
        let theme = look.theme
        guard !TooSmall.applies(to: canvas.size) else {
            TooSmall.draw(on: &canvas, theme: theme)
            return nil
        }
        board.draw(on: &canvas, state: boardState(context), look: look, palette: context.settings.palette)
        drawHeader(on: &canvas, context)
        if let line = quietLine(context) {
            canvas.centre(line, in: layout.notice, row: layout.notice.top, theme.quiet)
        }
        navigation.draw(
            on: &canvas, in: layout.navigation, ink: .onGround(theme, dimmed: stage != .ready),
            focus: stage == .ready ? focus : nil)
        switch stage {
        case .paused(let menu): menu.draw(on: &canvas, look: look)
        case .naming(let prompt): return prompt.draw(on: &canvas, look: look)
        default: break
        }
        return nil
    }

    /// The keys that are shown: start goes once the game runs.
    var navigation: Navigation<SimonAction> {
        let items: [Navigation<SimonAction>.Item] = [
            .init(key: "Enter", label: "start", action: .start),
            .init(key: "m", label: "games", action: .games),
            .init(key: "l", label: "leaderboard", action: .leaderboard),
            .init(key: "s", label: "settings", action: .settings),
            .init(key: "?", label: "help", action: .help), .init(key: "q", label: "quit", action: .quit),
        ]
        return Navigation(
            items: items.filter { item in
                switch item.action {
                case .start: stage == .ready
                case .games: GameScreens.offered.count > 1
                default: true
                }
            })
    }

    private func boardState(_ context: Context) -> BoardState {
        var state = BoardState()
        for pad in Pad.allCases {
            state.levels[pad.rawValue] = lights[pad.rawValue].level(
                at: context.now, fades: !context.look.reducedMotion)
        }
        state.jolted = jolt?.pad
        state.keys = context.settings.padKeys
        switch stage {
        case .ready: state.focused = hovered
        case .playing: state.focused = hovered ?? focusedPad
        default: break
        }
        return state
    }

    private func drawHeader(on canvas: inout Canvas, _ context: Context) {
        let theme = context.look.theme
        let best = Leaderboard(context.scores, boardName(context)).best ?? 0
        let score: SafeText = "Score \(game.score)"
        let record: SafeText = "Best \(max(best, context.chosenSeed == nil ? game.score : 0))"
        canvas.centre(subtitle, in: layout.subtitle, row: layout.subtitle.top, theme.accent)
        guard layout.score != nil else {
            canvas.write("Simon Says", at: Point(x: 0, y: layout.title.top), theme.text)
            canvas.writeRight(
                score + "  " + record, endingAt: layout.title.right, row: layout.title.top, theme.text)
            return
        }
        canvas.centre("Simon Says", in: layout.title, row: layout.title.top, theme.title)
        if let hub = board.hub {
            let middle = hub.top + hub.size.height / 2
            canvas.centre(score, in: hub, row: middle - 1, on: theme.panelAccent)
            canvas.centre(record, in: hub, row: middle, on: theme.panelQuiet)
        } else {
            let (left, right) = (layout.board.left, layout.board.right)
            canvas.write(score, at: Point(x: left, y: layout.title.top), theme.text)
            canvas.writeRight(record, endingAt: right, row: layout.title.top, theme.quiet)
        }
    }

    private var subtitle: SafeText {
        switch stage {
        case .ready: return "Press Enter to start"
        case .paused: return "Paused"
        case .failing(_, let mistake, _):
            return "You pressed \(mistake.pressed.name), it was \(mistake.right.name)"
        case .naming: return "Game over"
        case .playing:
            return isPlayersTurn ? "Your turn" : "Simon's turn"
        }
    }

    private func quietLine(_ context: Context) -> SafeText? {
        if let trouble = context.trouble { return trouble }
        if let word { return word }
        if let notice = context.notice { return notice }
        if let seed = context.chosenSeed { return "Seed \(seed): these games are not ranked" }
        return stage == .ready ? "Try the pads: \(context.settings.padKeys.spaced), 1-4 or the mouse" : nil
    }
}
