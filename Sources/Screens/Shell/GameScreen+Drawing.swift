import GameRules
import Localization
import Model
import Presentation
import TerminalCore

// What the screen of every game looks like around the game.
extension GameScreen {
    /// Draws the whole screen.
    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let display = context.display
        guard !MinimumSize.applies(to: canvas.size) else {
            MinimumSize.draw(on: &canvas, theme: display.theme)
            return nil
        }
        let cursor = drawTable(on: &canvas, context)
        drawHeader(on: &canvas, context)
        drawNotice(on: &canvas, context)
        drawKeys(on: &canvas, display.theme)
        switch shell.stage {
        case .paused(let menu): menu.draw(on: &canvas, display: display)
        case .over(let prompt, _): return prompt.draw(on: &canvas, in: promptArea, display: display)
        case .ready, .playing, .ending: return cursor
        }
        return nil
    }

    /// Where the pop-up at the end stands.
    var promptArea: Rect { shell.bounds }

    /// What is reached by keys now, and nothing else.
    private func drawKeys(on canvas: inout Canvas, _ theme: Theme) {
        let row = shell.layout.navigation
        switch shell.stage {
        case .ready:
            GameAction.keys.draw(
                on: &canvas, in: row, ink: .onGround(theme), focus: shell.menu.focusedAction)
        case .playing, .ending: roundKeys.draw(on: &canvas, in: row, ink: .onGround(theme))
        case .paused, .over: break
        }
    }

    func drawHeader(on canvas: inout Canvas, _ context: ScreenContext) {
        header(context).draw(on: &canvas, shell.layout, context)
    }

    /// The words over the game.
    func header(_ context: ScreenContext) -> GameHeader {
        let leaderboard = leaderboard(context)
        return GameHeader(
            title: title(context), subtitle: subtitle(context), subtitleStyle: subtitleStyle(context),
            score: tr("Score \(leaderboard.formatted(score: game.score))"),
            best: tr("Best \(leaderboard.formatted(score: best(context)))"))
    }

    /// The best score that is known; one of this game counts before it is saved, and no longer once it is left.
    func best(_ context: ScreenContext) -> Int {
        let saved = Leaderboard.best(of: context.scores, leaderboard(context)) ?? 0
        return isNewBest(context) ? game.score : saved
    }

    /// Whether the score is better than the best that is saved, so far.
    func isNewBest(_ context: ScreenContext) -> Bool {
        guard !shell.isReady, shell.origin.isRanked else { return false }
        return game.score > Leaderboard.best(of: context.scores, leaderboard(context)) ?? 0
    }

    /// What goes on, or what Enter does.
    func subtitle(_ context: ScreenContext) -> SafeText {
        switch shell.stage {
        case .ready: readyLine(context)
        case .playing, .ending: situation(context)
        case .paused: tr("Paused")
        case .over(let prompt, _): prompt.isBest ? tr("A new best!") : prompt.title
        }
    }

    private func subtitleStyle(_ context: ScreenContext) -> Style {
        let theme = context.display.theme
        return switch shell.stage {
        case .playing, .ending: situationStyle(context)
        case .over(let prompt, _): prompt.isBest ? theme.gold : theme.accent
        case .ready, .paused: theme.accent
        }
    }

    /// What Enter does now, with the rule before it where there is room.
    private func readyLine(_ context: ScreenContext) -> SafeText {
        guard nextOptions(context) != nil else { return tr("Can't start") }
        if let choice = shell.menu.focusedChoice { return focusLine(choice) }
        let action = shell.menu.focusedAction ?? .start
        guard action == .start else {
            let label = GameAction.keys.items.first { $0.action == action }?.label ?? ""
            return tr("Enter: \(label)")
        }
        let start = startLine(context)
        guard let rule = rule(context) else { return start }
        let both = rule + ". " + start
        return both.columns <= shell.layout.subtitle.size.width - 2 ? both : start
    }

    func drawNotice(on canvas: inout Canvas, _ context: ScreenContext) {
        StatusLine.draw(
            word: shell.message, hint: quietLine(context), in: shell.layout.notice, on: &canvas, context)
    }

    /// What is worth knowing: before a game whether it counts, in a round its rule.
    func quietLine(_ context: ScreenContext) -> SafeText? {
        switch shell.stage {
        case .ready: dailyLine(context) ?? hint(context)
        case .playing: rule(context).flatMap { isRoom(for: $0, context) ? $0 : nil }
        case .paused, .ending, .over: nil
        }
    }

    /// Whether a rule has room beside what lasts.
    private func isRoom(for rule: SafeText, _ context: ScreenContext) -> Bool {
        let mark = context.storageNotice == nil ? context.lastingMarks.last : nil
        return rule.columns + (mark.map { $0.columns + 3 } ?? 0) <= shell.layout.notice.size.width
    }

    /// Whether a game of today's seed counts.
    private func dailyLine(_ context: ScreenContext) -> SafeText? {
        guard let options = nextOptions(context) else { return nil }
        return switch context.seedOrigin(of: options.erased) {
        case .daily: tr("Your first game today counts; later ones are practice")
        case .practice: tr("Practice: today's game is already on the leaderboard")
        case .random, .chosen: nil
        }
    }
}
