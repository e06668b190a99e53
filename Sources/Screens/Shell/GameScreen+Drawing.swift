import GameRules
import Localization
import Model
import Presentation
import TerminalCore

extension GameScreen {
    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let display = context.display
        // Screen readers follow the cursor: it is at the subtitle unless something has the focus.
        canvas.focus = shell.layout.subtitle.origin
        let cursor = drawTable(on: &canvas, context)
        drawHeader(on: &canvas, context)
        let dialog = dialog(context)
        let notice = shell.layout.notice
        let middle = Point(x: (notice.left + notice.right) / 2, y: notice.top)
        // A popup cuts through no sentence.
        if dialog?.rect.contains(middle) != true { drawNotice(on: &canvas, context) }
        offerMoves(on: &canvas, context)
        drawKeys(on: &canvas, display)
        offerTrials(on: &canvas, context)
        return dialog.map { $0.draw(on: &canvas, display) } ?? cursor
    }

    private func dialog(_ context: ScreenContext) -> Dialog? {
        switch shell.stage {
        case .paused(let menu): menu.dialog(in: panelArea, context) { Action.pause($0) }
        case .over(let prompt): prompt.dialog(in: panelArea, context) { Action.prompt($0) }
        case .ready: dialogBeforeRound(context)
        case .playing, .ending: nil
        }
    }

    private func drawKeys(on canvas: inout Canvas, _ display: DisplayStyle) {
        let (row, theme) = (shell.layout.navigation, display.theme)
        switch shell.stage {
        case .ready:
            let focus = shell.menu.focusedAction
            KeyBar(shell.startKeys, display).draw(
                on: &canvas, in: row, focus: focus, offering: { Action.menu($0) }
            ) { action in
                // Enter starts only while the focus is there.
                .onGround(theme, dimmed: typingTakesKeys || action == .start && focus != .start)
            }
        case .playing, .ending:
            roundKeys.draw(on: &canvas, in: row, offering: { Action.round($0) }) { _ in .onGround(theme) }
        case .paused, .over: break
        }
    }

    /// The wheel steps through the values.
    func drawChoices(
        _ keys: KeyBar<Choice>, on canvas: inout Canvas, in row: Rect, _ theme: Theme
    ) {
        let focus = shell.isReady ? shell.menu.focusedChoice : nil
        keys.draw(on: &canvas, in: row, focus: focus, offering: { Action.choice($0) }) { _ in
            .onGround(theme)
        }
        for key in keys.places(in: row) { canvas.offerWheel(key.rect, Action.choice(key.item.action)) }
    }

    func drawHeader(on canvas: inout Canvas, _ context: ScreenContext) {
        header(context).draw(on: &canvas, shell.layout, context)
    }

    func header(_ context: ScreenContext) -> GameHeader {
        var (leaderboard, score) = (leaderboard(context), game.score)
        // A score that was not saved may be asked about again, with another game laid out behind the prompt.
        if case .over(let prompt) = shell.stage {
            (leaderboard, score) = (prompt.finished.board, prompt.finished.score)
        }
        let saved = context.bests[leaderboard] ?? 0
        // A ranked score of this game counts before it is saved, and no longer once it is left.
        let ranked = shell.isReady || !round.origin.isRanked ? 0 : game.game.rankedScore ?? 0
        let best = max(saved, ranked)
        // A time of 0 would be the best.
        let hasBest = best > 0 || !leaderboard.game.isTimed
        return GameHeader(
            title: title(context), subtitle: subtitle(context), subtitleStyle: subtitleStyle(context),
            score: leaderboard.titled(score: score),
            best: tr("Best \(hasBest ? leaderboard.formatted(score: best) : "-")"), isBest: ranked > saved)
    }

    func subtitle(_ context: ScreenContext) -> SafeText {
        switch shell.stage {
        case .ready: readyLine(context)
        case .playing, .ending: situation(context)
        case .paused: tr("Paused")
        case .over(let prompt): prompt.isBest ? tr("A new best!") : prompt.title
        }
    }

    private func subtitleStyle(_ context: ScreenContext) -> Style {
        let theme = context.display.theme
        return switch shell.stage {
        case .playing, .ending: situationStyle(context)
        case .over(let prompt): prompt.isBest ? theme.gold : theme.accent
        case .ready, .paused: theme.accent
        }
    }

    /// What Enter does, after the rule where there is room.
    private func readyLine(_ context: ScreenContext) -> SafeText {
        guard nextOptions(context) != nil else { return tr("Can't start") }
        if context.settings.scanning != .off { return tr("Any key chooses what has the focus") }
        if let choice = shell.menu.focusedChoice { return focusLine(choice) }
        let action = shell.menu.focusedAction ?? .start
        guard action == .start else {
            let label = GameAction.bindings.bindings.first { $0.action == action }?.label() ?? ""
            return tr("Enter: \(label)")
        }
        let start = startLine(context)
        guard let lead = announcement(context) ?? rule(context), hasRoom(for: lead, before: start) else {
            return start
        }
        return Self.joined(lead, start)
    }

    private static func joined(_ sentence: SafeText, _ next: SafeText) -> SafeText {
        sentence + (sentence.string.hasSuffix("?") ? " " : ". ") + next
    }

    private func hasRoom(for sentence: SafeText, before start: SafeText) -> Bool {
        Self.joined(sentence, start).columns <= shell.layout.subtitle.size.width - 2
    }

    func drawNotice(on canvas: inout Canvas, _ context: ScreenContext) {
        StatusLine.draw(
            message: shell.message ?? announcementInNotice(context), hint: quietLine(context),
            in: shell.layout.notice,
            on: &canvas, context)
    }

    func quietLine(_ context: ScreenContext) -> SafeText? {
        switch shell.stage {
        case .ready: hint(context)
        case .playing:
            // Not where the subtitle is the rule.
            rule(context).flatMap { $0 != subtitle(context) && hasRoom(for: $0, context) ? $0 : nil }
        case .paused, .ending, .over: nil
        }
    }

    func announcement(_ context: ScreenContext) -> SafeText? {
        guard shell.isReady else { return nil }
        return nextOptions(context).flatMap { context.shared.seedOrigin(of: $0.erased).announcement }
    }

    /// The announcement, where the subtitle has no room for it.
    func announcementInNotice(_ context: ScreenContext) -> SafeText? {
        announcement(context).flatMap { hasRoom(for: $0, before: startLine(context)) ? nil : $0 }
    }

    private func hasRoom(for rule: SafeText, _ context: ScreenContext) -> Bool {
        let mark = context.lastingMarks.last
        return rule.columns + (mark.map { $0.columns + 3 } ?? 0) <= shell.layout.notice.size.width
    }
}

struct GameHeader {
    var title: SafeText
    var subtitle: SafeText
    var subtitleStyle: Style
    var score: SafeText
    var best: SafeText
    /// Whether this game's score is the best.
    var isBest = false
    /// Whether it is elsewhere; in a compact window the best one is not.
    var isScoreElsewhere = false

    /// In a compact window the first row holds all but the subtitle.
    func draw(on canvas: inout Canvas, _ layout: GameLayout, _ context: ScreenContext) {
        let theme = context.display.theme
        let row = layout.title.top
        let width = layout.title.size.width
        let whole = context.titled(title, in: width - score.columns - best.columns - 4)
        canvas.centre(subtitle, in: layout.subtitle, row: layout.subtitle.top, subtitleStyle)
        guard layout.score != nil else {
            // The score precedes the best one and the game's name, and the variant's name the game's.
            let variant = whole.string.split(separator: ": ").last.map { SafeText($0) } ?? whole
            let values = isScoreElsewhere ? [best] : [score + "  " + best, score]
            let candidates = [whole, variant].flatMap { title in values.map { (title, $0) } }
            let fitting = candidates.first { $0.0.columns + 2 + $0.1.columns <= width }
            let right = fitting?.1 ?? values.last ?? ""
            let left = fitting?.0 ?? variant.shortened(to: max(3, width - right.columns - 2))
            canvas.write(left, at: Point(x: 0, y: row), theme.text)
            canvas.writeRight(right, endingAt: layout.title.right, row: row, theme.text)
            return
        }
        canvas.centre(whole, in: layout.title, row: row, theme.title)
        guard !isScoreElsewhere else { return }
        canvas.write(score, at: Point(x: layout.board.left, y: row), theme.text)
        canvas.writeRight(best, endingAt: layout.board.right, row: row, theme.quiet)
    }
}
