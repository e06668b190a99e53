import GameRules
import Model
public import TerminalCore
import Localization

extension SquaresScreen {
    /// Draws the whole screen.
    public func draw(on canvas: inout Canvas, _ context: Context) -> Point? {
        let look = context.look
        guard !TooSmall.applies(to: canvas.size) else {
            TooSmall.draw(on: &canvas, theme: look.theme)
            return nil
        }
        board.draw(on: &canvas, boardState, at: context.now, look: look, context.settings.palette)
        drawHeader(on: &canvas, context)
        drawStatus(on: &canvas, look)
        drawNotice(on: &canvas, context)
        let isReady = stage == .ready
        GameAction.keys(inRound: !isReady).draw(
            on: &canvas, in: layout.page.navigation, ink: .onGround(look.theme, dimmed: !isReady),
            focus: isReady ? menu.focusedAction : nil)
        switch stage {
        case .paused(let menu): menu.draw(on: &canvas, look: look)
        case .naming(let prompt): return prompt.draw(on: &canvas, look: look)
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

    private func drawHeader(on canvas: inout Canvas, _ context: Context) {
        let best = Leaderboard.best(of: context.scores, boardName(context)) ?? 0
        // A score that was not saved is no longer the best once its game is left.
        let counts = context.chosenSeed == nil && stage != .ready
        let header = GameHeader(
            title: GameKind.squares.title, subtitle: subtitle(context),
            score: tr("Score \(game.score)"), best: tr("Best \(max(best, counts ? game.score : 0))"))
        header.draw(on: &canvas, layout.page, context)
    }

    private func subtitle(_ context: Context) -> SafeText {
        switch stage {
        case .ready: return tr("Press Enter to start")
        case .paused: return tr("Paused")
        case .failing(_, _, let since):
            return context.now - since < Motion.failing ? tr("That was wrong") : tr("This was the sequence")
        case .naming: return tr("Game over")
        case .playing: break
        }
        switch game.phase {
        case .preview: return tr("Watch")
        case .playing: return tr("Your turn")
        case .success: return tr("Well done! Enter for the next round")
        case .idle, .failure, .stopped: return tr("Enter for the next round")
        }
    }

    /// What can be chosen now: all of it before a game, the length between two rounds.
    var choices: Navigation<SquaresChoice> {
        if case .ready = stage { return Navigation(items: SquaresChoice.allCases.map { $0.item(options) }) }
        let next = SquaresOptions(grid: game.options.grid, length: game.length, grows: game.options.grows)
        return Navigation(items: [SquaresChoice.length.item(next)])
    }

    /// The choices, or how far the round is and what the last square was.
    private func drawStatus(on canvas: inout Canvas, _ look: Look) {
        let theme = look.theme
        switch stage {
        case .ready:
            choices.draw(on: &canvas, in: layout.status, ink: .onGround(theme), focus: menu.focusedChoice)
        case .playing where isBetweenRounds:
            choices.draw(on: &canvas, in: layout.status, ink: .onGround(theme))
        case .playing, .failing:
            canvas.centre(progress(look), in: layout.status, row: layout.status.top, theme.text)
        case .paused, .naming: break
        }
    }

    /// A dot for each square of the sequence, where there is room, and the square in words.
    private func progress(_ look: Look) -> SafeText {
        let (full, empty) = look.unicode ? ("●", "·") : ("*", ".")
        let count = game.sequence.count
        var done = shownCount
        if case .playing(let next) = game.phase { done = next }
        let dots = (0..<count).map { $0 < done ? full : empty }.joined(separator: " ")
        guard let spoken else { return SafeText(dots) }
        let both = SafeText(dots + "   ") + spoken
        return both.columns <= layout.status.size.width ? both : spoken
    }

    /// What a running round can be told beside its squares; here for the mouse, and for whoever wonders.
    var roundKeys: Navigation<SquaresRoundAction> {
        guard case .playing = stage else { return Navigation(items: []) }
        let pause = Navigation<SquaresRoundAction>.Item(key: "Esc", label: tr("pause"), action: .pause)
        switch game.phase {
        case .preview:
            return Navigation(items: [
                .init(key: tr("Backspace"), label: tr("cancel"), action: .cancel), pause,
            ])
        case .success, .idle:
            return Navigation(items: [.init(key: tr("Enter"), label: tr("next round"), action: .next), pause])
        case .playing, .failure, .stopped: return Navigation(items: [pause])
        }
    }

    private func drawNotice(on canvas: inout Canvas, _ context: Context) {
        let row = layout.page.notice
        let theme = context.look.theme
        if case .playing = stage {
            let ink = NavigationInk(key: theme.quiet, label: theme.quiet, focus: theme.quiet)
            return QuietLine(context, keys: roundKeys, inRound: true, in: row)
                .draw(roundKeys, ink: ink, on: &canvas, theme)
        }
        let hint: SafeText? = stage == .ready ? tr("Repeat what lights up; + and - change the length") : nil
        QuietLine.draw(word: word, hint: hint, in: row, on: &canvas, context)
    }
}
