import GameRules
import Model
import TerminalCore
import Localization
import Presentation

extension ReplayScreen {
    /// Draws the game's own screen, and over its title and its keys those of the replay.
    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let theme = context.display.theme
        _ = run.screen.draw(on: &canvas, scene(context))
        if layout.score != nil {
            // Wider than the title that stands there, and in the same place.
            let title: SafeText = tr("Replay: \(recorded.options.title)")
            canvas.centre(title, in: layout.title, row: layout.title.top, theme.title)
        }
        if !clock.runs { write(tr("Paused"), in: layout.subtitle, theme.accent, on: &canvas, theme) }
        let isOver = run.isOver
        // A game that was given up waits on its last frame for a move that will not come.
        if isOver && run.isGivenUp {
            write(tr("Game over"), in: layout.subtitle, theme.accent, on: &canvas, theme)
        }
        let line =
            isOver ? verdict.sentence : tr("Replay: \(clock.pace.title)") + "   " + progress
        write(line, in: layout.notice, isOver ? theme.accent : theme.quiet, on: &canvas, theme)
        canvas.withdrawTargets()
        canvas.fill(layout.navigation, with: Cell(" ", theme.text))
        keys.draw(on: &canvas, in: layout.navigation, ink: .onGround(theme))
        return nil
    }

    /// How far the replay is, and how long it is: a long think is seen to pass. What is looked at after the
    /// last move is not counted.
    private var progress: SafeText {
        let whole = max(verdict.end, .zero)
        return "\(min(clock.time, whole).clock) / \(whole.clock)"
    }

    /// Puts a line in the place of what the game's screen has written in a row.
    private func write(
        _ line: SafeText, in row: Rect, _ style: Style, on canvas: inout Canvas, _ theme: Theme
    ) {
        canvas.fill(row, with: Cell(" ", theme.text))
        canvas.centre(line, in: row, row: row.top, style)
    }
}

extension GameOptions {
    /// The game as it stands over its board.
    fileprivate var title: SafeText {
        if case .simon(let options) = self { options.title } else { kind.title }
    }
}
