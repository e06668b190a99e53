internal import GameRules
internal import Model
public import TerminalCore

extension ReplayScreen {
    /// Draws the whole screen.
    public func draw(on canvas: inout Canvas, _ context: Context) -> Point? {
        let theme = context.look.theme
        guard !TooSmall.applies(to: canvas.size) else {
            TooSmall.draw(on: &canvas, theme: theme)
            return nil
        }
        if let player { draw(player, on: &canvas, context) } else { drawResult(on: &canvas, theme) }
        canvas.centre(title, in: layout.title, row: layout.title.top, theme.title)
        canvas.centre(subtitle, in: layout.subtitle, row: layout.subtitle.top, theme.accent)
        let line = isOver ? SafeText(verdict.description) : clock.pace.title
        canvas.centre(line, in: layout.notice, row: layout.notice.top, isOver ? theme.accent : theme.quiet)
        keys.draw(on: &canvas, in: layout.navigation, ink: .onGround(theme))
        return nil
    }

    private var isOver: Bool { player?.isOver ?? true }

    private var title: SafeText {
        "Replay: " + (player?.game.options.title ?? recorded.options.kind.title)
    }

    private var subtitle: SafeText {
        guard let player else { return "Score \(recorded.score)" }
        if player.isOver {
            return player.fault.map { SafeText($0.sentence(player.game.options)) } ?? "The end"
        }
        if !clock.runs { return "Paused" }
        switch player.game.phase {
        case .simonsTurn: return "Simon's turn"
        case .playersTurn: return "The player's turn"
        case .idle, .over, .late, .won: return "Replay"
        }
    }

    private func draw(_ player: SimonReplay, on canvas: inout Canvas, _ context: Context) {
        var state = BoardState()
        for pad in Pad.allCases {
            state.levels[pad.rawValue] = player.level(
                pad, at: context.now, fades: !context.look.reducedMotion)
        }
        state.keys = context.settings.padKeys
        state.places = player.game.layout
        state.hidesColours = !player.game.options.variant.hasColours
        if player.game.options.variant == .lastOneStanding {
            state.absent = Set(Pad.allCases).subtracting(player.game.seats.pads)
        }
        board.draw(on: &canvas, state: state, look: context.look, palette: context.settings.palette)
        let score: SafeText = "Score \(player.game.score)"
        let theme = context.look.theme
        if let hub = board.hub {
            canvas.centre(score, in: hub, row: hub.top + hub.size.height / 2, on: theme.panelAccent)
        } else {
            canvas.writeRight(score, endingAt: layout.board.right, row: layout.title.top, theme.text)
        }
    }

    private func drawResult(on canvas: inout Canvas, _ theme: Theme) {
        let lines: [SafeText] = [
            "Board \(recorded.options.board), seed \(recorded.seed)",
            "\(recorded.moves.count) moves in \(verdict.duration.components.seconds) s",
            "Points earned by the moves: \(verdict.earned)",
        ]
        for (row, line) in lines.enumerated() {
            canvas.centre(line, in: layout.board, row: layout.board.top + 2 + row, theme.text)
        }
    }
}
