import GameRules
import Model
import TerminalCore
import Localization
import Presentation

extension CardScreen {
    /// Draws the whole screen.
    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let display = context.display
        guard !MinimumSize.applies(to: canvas.size) else {
            MinimumSize.draw(on: &canvas, theme: display.theme)
            return nil
        }
        let time = clock.time(at: context.now)
        if let trouble = deck.trouble {
            drawTrouble(trouble, on: &canvas, display)
        } else {
            drawCards(on: &canvas, time, context)
        }
        drawHeader(on: &canvas, time, context)
        drawNotice(on: &canvas, context)
        navigation.draw(
            on: &canvas, in: layout.navigation, ink: .onGround(display.theme, dimmed: stage != .ready),
            focus: stage == .ready ? menu.focusedAction : nil)
        switch stage {
        case .paused(let menu): menu.draw(on: &canvas, display: display)
        case .naming(let prompt): return prompt.draw(on: &canvas, display: display)
        default: break
        }
        return nil
    }

    // MARK: - The cards

    private func drawCards(on canvas: inout Canvas, _ time: Duration, _ context: ScreenContext) {
        for (card, place) in grid.rects.enumerated() {
            let state = state(of: card)
            let isJolted = jolt?.card == card
            let rect = Rect(
                x: place.left + (isJolted ? 1 : 0), y: place.top, width: place.size.width,
                height: place.size.height)
            CardPainter(display: context.display, isDense: grid.isOdd(card)).draw(
                deck.face(of: card, state, in: game.game, at: time, context.display), state,
                focused: isFocusShown && card == cursor, in: rect, on: &canvas)
        }
    }

    private var isFocusShown: Bool { stage == .playing && !game.game.showsAll }

    /// How a card lies; those of a game that is paused cannot be studied.
    func state(of card: Int) -> CardState {
        let isTaken = game.table.matched.contains(card)
        switch stage {
        case .ready: return .down
        case .paused: return isTaken ? .gone : .down
        case .playing, .won, .naming: break
        }
        if isTaken { return parting[card] == nil ? .gone : .right }
        if game.game.showsAll { return .up }
        guard game.table.open.contains(card) else { return .down }
        return game.table.open.count == 2 ? .wrong : .up
    }

    private func drawTrouble(_ trouble: SafeText, on canvas: inout Canvas, _ display: DisplayStyle) {
        let room = layout.table.inset(columns: 2, rows: 0)
        let lines = trouble.wrapped(to: min(60, room.size.width)).prefix(max(1, room.size.height))
        for (number, line) in lines.enumerated() {
            let row = room.top + (room.size.height - lines.count) / 2 + number
            canvas.centre(line, in: room, row: row, display.theme.text)
        }
    }

    // MARK: - The lines

    private func drawHeader(on canvas: inout Canvas, _ time: Duration, _ context: ScreenContext) {
        let theme = context.display.theme
        let title = layout.title
        let score = deck.score(of: game.game, at: time)
        let best: SafeText = tr("Best \(best(context))")
        let right = stage == .ready ? best : score
        let sides = layout.details == nil ? right.columns + 1 : score.columns + best.columns + 4
        let name = context.titled(Deck.kind.title, in: title.size.width - sides)
        if let details = layout.details {
            canvas.centre(name, in: title, row: title.top, theme.title)
            canvas.write(score, at: title.origin, theme.text)
            canvas.writeRight(best, endingAt: title.right, row: title.top, theme.quiet)
            canvas.centre(subtitle(time), in: layout.subtitle, row: layout.subtitle.top, theme.accent)
            if stage == .ready {
                drawChoices(on: &canvas, theme)
            } else {
                let figures = deck.figures(of: game.game, at: time).joined(by: "   ")
                canvas.centre(figures, in: details, row: details.top, theme.quiet)
            }
            return
        }
        canvas.write(name, at: title.origin, theme.title)
        canvas.writeRight(right, endingAt: title.right, row: title.top, theme.text)
        if stage == .ready {
            drawChoices(on: &canvas, theme)
        } else {
            canvas.centre(subtitle(time), in: layout.subtitle, row: layout.subtitle.top, theme.accent)
        }
    }

    private func drawChoices(on canvas: inout Canvas, _ theme: Theme) {
        choiceKeys.draw(on: &canvas, in: layout.choices, ink: .onGround(theme), focus: menu.focusedChoice)
    }

    private func best(_ context: ScreenContext) -> SafeText {
        Deck.kind.formatted(score: Leaderboard.best(of: context.scores, boardName(context)) ?? 0)
    }

    private func subtitle(_ time: Duration) -> SafeText {
        switch stage {
        case .ready: deck.options == nil ? tr("Can't start") : tr("Press Enter to start")
        case .paused: tr("Paused")
        case .won: tr("Well done!")
        case .naming: tr("Game over")
        case .playing:
            news.map { deck.sentence($0, in: game.game) } ?? deck.instruction(in: game.game, at: time)
        }
    }

    private func drawNotice(on canvas: inout Canvas, _ context: ScreenContext) {
        let theme = context.display.theme
        if stage == .playing {
            return StatusLine(context, keys: playingKeys, inRound: true, in: layout.notice)
                .draw(playingKeys, ink: .onGround(theme), on: &canvas, theme)
        }
        let hint = layout.details == nil && stage == .ready ? subtitle(.zero) : nil
        StatusLine.draw(word: word, hint: hint, in: layout.notice, on: &canvas, context)
    }
}

// MARK: - The keys

extension CardScreen {
    /// The keys at the foot: start goes once the game runs.
    var navigation: KeyBar<GameAction> { GameAction.keys(inRound: stage != .ready) }

    /// What can be chosen before a game.
    var choiceKeys: KeyBar<Int> {
        KeyBar(
            items: deck.choices.enumerated().map { place, choice in
                .init(key: "\(choice.key)", label: choice.value, action: place)
            })
    }

    /// The keys that work in a game, beside those that turn cards.
    var playingKeys: KeyBar<CardAction> {
        KeyBar(items: [
            .init(key: "r", label: tr("restart"), action: .restart),
            .init(key: "Esc", label: tr("pause"), action: .pause),
        ])
    }
}

extension [SafeText] {
    /// The texts in a line.
    fileprivate func joined(by gap: SafeText) -> SafeText {
        dropFirst().reduce(first ?? "") { $0 + gap + $1 }
    }
}
