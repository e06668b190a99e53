import GameRules
import Model
import TerminalCore
import Localization
import Presentation

extension SquaresScreen {
    /// Draws the whole screen.
    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let display = context.display
        guard !MinimumSize.applies(to: canvas.size) else {
            MinimumSize.draw(on: &canvas, theme: display.theme)
            return nil
        }
        board.draw(on: &canvas, boardState, at: context.now, display: display, context.settings.palette)
        drawHeader(on: &canvas, context)
        drawStatus(on: &canvas, display)
        drawNotice(on: &canvas, context)
        let isReady = stage == .ready
        GameAction.keys(inRound: !isReady).draw(
            on: &canvas, in: layout.page.navigation, ink: .onGround(display.theme, dimmed: !isReady),
            focus: isReady ? menu.focusedAction : nil)
        switch stage {
        case .paused(let menu): menu.draw(on: &canvas, display: display)
        case .naming(let prompt): return prompt.draw(on: &canvas, display: display)
        case .ready, .playing, .failing: break
        }
        return nil
    }

    private var boardState: SquaresBoardState {
        var state = SquaresBoardState(lights: lights, jolted: jolt?.square)
        // Before a game the same letters lead to other screens.
        state.hasKeys = stage != .ready
        if case .playing = stage, case .playing = game.phase { state.focused = hovered ?? focus }
        return state
    }

    private func drawHeader(on canvas: inout Canvas, _ context: ScreenContext) {
        let best = Leaderboard.best(of: context.scores, boardName(context)) ?? 0
        // A score that was not saved is no longer the best once its game is left.
        let counts = context.chosenSeed == nil && stage != .ready
        let header = GameHeader(
            title: GameKind.squares.title, subtitle: subtitle(context),
            score: tr("Score \(game.score)"), best: tr("Best \(max(best, counts ? game.score : 0))"))
        header.draw(on: &canvas, layout.page, context)
    }

    private func subtitle(_ context: ScreenContext) -> SafeText {
        switch stage {
        case .ready: return tr("Press Enter to start")
        case .paused: return tr("Paused")
        case .failing(_, _, let since):
            return context.now - since < AnimationTiming.failing
                ? tr("That was wrong") : tr("This was the sequence")
        case .naming: return tr("Game over")
        case .playing: break
        }
        switch game.phase {
        case .preview: return tr("Watch")
        case .playing: return tr("Your turn")
        case .success: return tr("Well done! Enter for the next round")
        case .idle, .failure, .won, .stopped: return tr("Enter for the next round")
        }
    }

    /// What can be chosen now: all of it before a game, the length between two rounds.
    var choices: KeyBar<SquaresChoice> {
        if case .ready = stage { return KeyBar(items: SquaresChoice.allCases.map { $0.item(options) }) }
        let next = SquaresOptions(grid: game.options.grid, length: game.length, grows: game.options.grows)
        return KeyBar(items: [SquaresChoice.length.item(next)])
    }

    /// The choices, or how far the round is and what the last square was.
    private func drawStatus(on canvas: inout Canvas, _ display: DisplayStyle) {
        let theme = display.theme
        switch stage {
        case .ready:
            choices.draw(on: &canvas, in: layout.status, ink: .onGround(theme), focus: menu.focusedChoice)
        case .playing where isBetweenRounds:
            choices.draw(on: &canvas, in: layout.status, ink: .onGround(theme))
        case .playing, .failing:
            canvas.centre(progress(display), in: layout.status, row: layout.status.top, theme.text)
        case .paused, .naming: break
        }
    }

    /// A dot for each square of the sequence, where there is room, and the square in words.
    private func progress(_ display: DisplayStyle) -> SafeText {
        let (full, empty) = display.unicode ? ("●", "·") : ("*", ".")
        let count = game.sequence.count
        var done = shownCount
        if case .playing(let next) = game.phase { done = next }
        let dots = (0..<count).map { $0 < done ? full : empty }.joined(separator: " ")
        guard let spoken else { return SafeText(dots) }
        let both = SafeText(dots + "   ") + spoken
        return both.columns <= layout.status.size.width ? both : spoken
    }

    /// What a running round can be told beside its squares; here for the mouse, and for whoever wonders.
    var roundKeys: KeyBar<SquaresRoundAction> {
        guard case .playing = stage else { return KeyBar(items: []) }
        let pause = KeyBar<SquaresRoundAction>.Item(key: "Esc", label: tr("pause"), action: .pause)
        switch game.phase {
        case .preview:
            return KeyBar(items: [
                .init(key: tr("Backspace"), label: tr("cancel"), action: .cancel), pause,
            ])
        case .success, .idle:
            return KeyBar(items: [.init(key: tr("Enter"), label: tr("next round"), action: .next), pause])
        case .playing, .failure, .won, .stopped: return KeyBar(items: [pause])
        }
    }

    private func drawNotice(on canvas: inout Canvas, _ context: ScreenContext) {
        let row = layout.page.notice
        let theme = context.display.theme
        if case .playing = stage {
            let ink = KeyBarStyle(key: theme.quiet, label: theme.quiet, focus: theme.quiet)
            return StatusLine(context, keys: roundKeys, inRound: true, in: row)
                .draw(roundKeys, ink: ink, on: &canvas, theme)
        }
        let hint: SafeText? = stage == .ready ? tr("Repeat what lights up; + and - change the length") : nil
        StatusLine.draw(word: word, hint: hint, in: row, on: &canvas, context)
    }
}
