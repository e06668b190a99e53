import GameRules
import Model
import Presentation
import TerminalCore
import Localization

extension CardScreen {
    func drawTable(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        if let problem = deck.selection.problem {
            draw(problem, on: &canvas, context.display)
        } else {
            drawCards(on: &canvas, round.time(at: context.now), context)
        }
        return nil
    }

    private func drawCards(on canvas: inout Canvas, _ time: Duration, _ context: ScreenContext) {
        let (game, showsFocus) = (game.game, isFocusShown(context))
        for (card, slot) in grid.rects.enumerated() {
            let state = state(of: card)
            let rect = slot.moved(columns: shake?.piece == card ? 1 : 0)
            CardPainter(display: context.display, isDense: grid.isOdd(card)).draw(
                deck.face(of: card, state, in: game, at: time, context.display), state,
                focused: showsFocus && card == cursor, in: rect, on: &canvas)
            if showsFocus && card == cursor {
                canvas.focus = Point(x: rect.left, y: rect.top + (rect.size.height - 1) / 2)
            }
        }
    }

    private func isFocusShown(_ context: ScreenContext) -> Bool {
        shell.isPlaying && !game.game.showsAll && context.display.marksFocus
    }

    /// How a card lies; those of a game that is paused cannot be studied.
    func state(of card: Int) -> CardState {
        let table = game.table
        let isTaken = table.matched.contains(card)
        switch shell.stage {
        case .ready: return .down
        case .paused: return isTaken ? .gone : .down
        case .playing, .ending, .over: break
        }
        if isTaken { return parting[card] == nil ? .gone : .right }
        if game.game.showsAll { return .up }
        guard table.open.contains(card) else { return .down }
        return table.open.count == 2 ? .wrong : .up
    }

    private func draw(_ problem: SafeText, on canvas: inout Canvas, _ display: DisplayStyle) {
        let room = layout.table.inset(columns: 2, rows: 0)
        let lines = problem.wrapped(to: min(60, room.size.width)).prefix(max(1, room.size.height))
        let first = room.top + (room.size.height - lines.count) / 2
        canvas.centre(lines, in: room, from: first, display.theme.text)
    }

    /// Title, score and what goes on; before a game its choices, in it more figures.
    func drawHeader(on canvas: inout Canvas, _ context: ScreenContext) {
        let theme = context.display.theme
        let time = round.time(at: context.now)
        let title = layout.title
        let header = header(context)
        let score = shell.isOver ? header.score : deck.score(of: game.game, at: time)
        let right = shell.isReady ? header.best : score
        let sides = layout.details == nil ? right.columns + 1 : score.columns + header.best.columns + 4
        let name = context.titled(Self.kind.title, in: title.size.width - sides)
        let hasSubtitle = layout.details != nil || !shell.isReady
        if hasSubtitle {
            canvas.centre(
                header.subtitle, in: layout.subtitle, row: layout.subtitle.top, header.subtitleStyle)
        }
        if shell.isReady {
            drawChoices(choiceKeys(context), on: &canvas, in: layout.choices, theme)
        } else if let details = layout.details, !shell.isOver {
            let figures = deck.figures(of: game.game, at: time).joined(by: "   ")
            canvas.centre(figures, in: details, row: details.top, theme.quiet)
        }
        guard layout.details != nil else {
            canvas.write(name, at: title.origin, theme.title)
            canvas.writeRight(right, endingAt: title.right, row: title.top, theme.text)
            return
        }
        canvas.centre(name, in: title, row: title.top, theme.title)
        canvas.write(score, at: title.origin, theme.text)
        canvas.writeRight(header.best, endingAt: title.right, row: title.top, theme.quiet)
    }

    /// Where the choices take the row of what goes on, that is said below.
    func hint(_ context: ScreenContext) -> SafeText? {
        layout.details == nil ? subtitle(context) : nil
    }

    func rule(_ context: ScreenContext) -> SafeText? { shell.isReady ? deck.rule : nil }

    func situation(_ context: ScreenContext) -> SafeText {
        if case .ending = shell.stage { return tr("Well done!") }
        return event.flatMap { deck.sentence($0, in: game.game) }
            ?? deck.instruction(in: game.game, at: round.time(at: context.now))
    }

    func situationStyle(_ context: ScreenContext) -> Style {
        let theme = context.display.theme
        if case .ending = shell.stage { return theme.gold }
        return theme.accent
    }
}

extension [SafeText] {
    fileprivate func joined(by gap: SafeText) -> SafeText {
        dropFirst().reduce(first ?? "") { $0 + gap + $1 }
    }
}
