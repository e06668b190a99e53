import GameRules
import Localization
import Model
import Presentation
import TerminalCore

extension SquaresScreen {
    func drawTable(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let isTurn = if shell.isPlaying, case .playing = game.phase { true } else { false }
        // Before a game the same letters lead to other screens.
        board.draw(
            on: &canvas, lights, shaken: shake?.piece, focused: isTurn ? hovered ?? focus : nil,
            hasKeys: !shell.isReady, context)
        drawStatus(on: &canvas, context)
        return nil
    }

    func rule(_ context: ScreenContext) -> SafeText? { tr("Repeat what lights up") }

    func hint(_ context: ScreenContext) -> SafeText? { tr("+ and - change the length") }

    func situation(_ context: ScreenContext) -> SafeText {
        switch shell.stage {
        case .ending(.victory, _): return tr("You win!")
        case .ending(.mistake, _): return tr("That was wrong")
        case .ending(.again, _): return tr("This was the sequence")
        default: break
        }
        switch game.phase {
        case .preview: return tr("Watch")
        case .playing: return (context.display.unicode ? "▶ " : "> ") + shell.playersTurn
        case .success: return tr("Well done! Enter for the next round")
        case .idle, .failure, .won, .stopped: return tr("Enter for the next round")
        }
    }

    func situationStyle(_ context: ScreenContext) -> Style {
        let theme = context.display.theme
        switch (shell.stage, game.phase) {
        case (.ending(.victory, _), _): return theme.gold
        case (.ending(.mistake, _), _): return theme.alert
        case (_, .playing), (_, .success): return theme.title
        default: return theme.accent
        }
    }

    private func drawStatus(on canvas: inout Canvas, _ context: ScreenContext) {
        let theme = context.display.theme
        switch shell.stage {
        case .playing where !isBetweenRounds, .ending:
            canvas.centre(progress(context.display), in: layout.status, row: layout.status.top, theme.text)
        case .ready, .playing:
            drawChoices(choiceKeys(context), on: &canvas, in: layout.status, theme)
        case .paused, .over: break
        }
    }

    private func progress(_ display: DisplayStyle) -> SafeText {
        var done = seen
        if case .playing(let next) = game.phase { done = next }
        let dots = ProgressDots(done: done, count: game.sequence.count).text(gap: " ")
        guard let spoken else { return dots }
        let both = dots + "   " + spoken
        return both.columns <= layout.status.size.width ? both : spoken
    }
}
