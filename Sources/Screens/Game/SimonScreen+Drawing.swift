import GameRules
import Model
import TerminalCore
import Localization
import Presentation

extension SimonScreen {
    /// Draws the whole screen.
    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let display = context.display
        let theme = display.theme
        guard !MinimumSize.applies(to: canvas.size) else {
            MinimumSize.draw(on: &canvas, theme: theme)
            return nil
        }
        board.draw(
            on: &canvas, state: boardState(context), display: display, palette: context.settings.palette)
        drawHeader(on: &canvas, context)
        if let keys = memoryKeys(context) {
            StatusLine(context, keys: keys, in: layout.notice)
                .draw(keys, ink: .onGround(theme), on: &canvas, theme)
        } else {
            StatusLine.draw(word: word, hint: hint(context), in: layout.notice, on: &canvas, context)
        }
        navigation.draw(on: &canvas, in: layout.navigation, focus: stage == .ready ? focus : nil) {
            .onGround(theme, dimmed: stage != .ready && $0 != .pause)
        }
        switch stage {
        case .paused(let menu): menu.draw(on: &canvas, display: display)
        case .naming(let prompt): return prompt.draw(on: &canvas, display: display)
        default: break
        }
        return nil
    }

    /// The keys that are shown: once the game runs, pause stands in the place of start.
    var navigation: KeyBar<SimonAction> {
        let items: [KeyBar<SimonAction>.Item] = [
            .init(key: tr("Enter"), label: tr("start"), action: .start),
            .init(key: "Esc", label: tr("pause"), action: .pause),
            .init(key: "m", label: tr("games"), action: .games),
            .init(key: "l", label: tr("leaderboard"), action: .leaderboard),
            .init(key: "t", label: tr("statistics"), action: .statistics),
            .init(key: "s", label: tr("settings"), action: .settings),
            .init(key: "?", label: tr("help"), action: .help),
            .init(key: "q", label: tr("quit"), action: .quit),
        ]
        return KeyBar(
            items: items.filter { item in
                switch item.action {
                case .start: stage == .ready
                case .pause: stage == .playing
                default: true
                }
            })
    }

    private func boardState(_ context: ScreenContext) -> BoardState {
        var state = BoardState()
        for pad in Pad.allCases {
            state.levels[pad.rawValue] = lights[pad.rawValue].level(
                at: context.now, fades: !context.display.reducedMotion)
        }
        state.jolted = jolt?.pad
        state.rim = rim(isBest: isNewBest(context))
        state.crossed = crossedPad(context)
        state.keys = context.settings.padKeys
        state.places = places
        state.hidesColours = !shownOptions(context).variant.hasColours
        if case .ready = stage { state.focused = hovered.map { places[$0] } }
        guard case .playing = stage else { return state }
        state.focused = (hovered ?? focusedPlace).map { places[$0] }
        guard game.options.variant == .lastOneStanding else { return state }
        state.absent = Set(Pad.allCases).subtracting(game.seats.pads)
        for pad in game.seats.pads {
            state.owners[pad] = game.seats.owner(of: pad).map { SafeText(roster.name(of: $0)) }
        }
        return state
    }

    /// What the game on the screen is played with, or the one that would start now.
    private func shownOptions(_ context: ScreenContext) -> SimonOptions {
        stage == .ready ? options(context) : game.options
    }

    /// The toy's Last and Longest, once something has been played.
    func memoryKeys(_ context: ScreenContext) -> KeyBar<SequenceReplay>? {
        guard stage == .ready, word == nil, hint(context) == nil else { return nil }
        return KeyBar(items: [
            .init(key: "a", label: tr("last sequence again"), action: .last),
            .init(key: "o", label: tr("longest ever"), action: .longest),
        ])
    }

    private func drawHeader(on canvas: inout Canvas, _ context: ScreenContext) {
        let theme = context.display.theme
        let leaderboard = boardName(context)
        let best = Leaderboard.best(of: context.scores, leaderboard) ?? 0
        let score: SafeText = tr("Score \(leaderboard.formatted(score: game.score))")
        let counts = context.chosenSeed == nil && stage != .ready
        let record: SafeText = tr("Best \(leaderboard.formatted(score: max(best, counts ? game.score : 0)))")
        canvas.centre(
            subtitle(context), in: layout.subtitle, row: layout.subtitle.top, subtitleStyle(context))
        let sides = score.columns + record.columns + 4
        let title = context.titled(shownOptions(context).title, in: layout.title.size.width - sides)
        guard layout.score != nil else {
            canvas.write(title, at: Point(x: 0, y: layout.title.top), theme.text)
            canvas.writeRight(
                score + "  " + record, endingAt: layout.title.right, row: layout.title.top, theme.text)
            return
        }
        canvas.centre(title, in: layout.title, row: layout.title.top, theme.title)
        if let disc = board.disc {
            let hub = HubText(
                number: game.score, score: score, best: record, progress: progress(context),
                isBest: best > 0 && isNewBest(context))
            hub.draw(in: disc, on: &canvas, theme)
        } else {
            let (left, right) = (layout.board.left, layout.board.right)
            canvas.write(score, at: Point(x: left, y: layout.title.top), theme.text)
            canvas.writeRight(record, endingAt: right, row: layout.title.top, theme.quiet)
        }
    }

    private func subtitle(_ context: ScreenContext) -> SafeText {
        switch stage {
        // Here alone the button that takes things elsewhere does not start: it is a pad.
        case .ready where context.hasGamepad && layout.subtitle.size.width >= 60:
            return tr("Press Enter to start, Start on the gamepad")
        case .ready: return tr("Press Enter to start")
        case .paused: return tr("Paused")
        case .failing(_, let fault, _): return SafeText(fault.sentence(game.options))
        case .winning: return tr("You win!")
        case .naming(let prompt): return prompt.title
        case .playing where isPlayersTurn: return (context.display.unicode ? "▶ " : "> ") + turn
        case .playing: return turn
        }
    }

    /// Whose turn it is differs in colour too: Simon's is the accent's, the player's that of text.
    private func subtitleStyle(_ context: ScreenContext) -> Style {
        let theme = context.display.theme
        return switch stage {
        case .playing where isPlayersTurn: theme.title
        case .failing: theme.alert
        case .winning: theme.gold
        case .naming: isNewBest(context) ? theme.gold : theme.accent
        default: theme.accent
        }
    }

    private var turn: SafeText {
        guard case .playersTurn(let next) = game.phase else { return tr("Simon's turn") }
        guard game.options.variant == .playerAdds else { return tr("Your turn") }
        let isToAdd = next == game.sequence.count
        guard game.options.players > 1 else {
            return isToAdd ? tr("Your turn: add a pad") : tr("Your turn: repeat")
        }
        let name = roster.name(of: game.player)
        return isToAdd ? tr("\(name)'s turn: add a pad") : tr("\(name)'s turn: repeat")
    }

    private func hint(_ context: ScreenContext) -> SafeText? {
        guard stage == .ready else { return nil }
        let variant = context.settings.variant
        if variant != .classic && !game.isOver { return variant.rule }
        guard context.scores.isEmpty else { return nil }
        let keys = context.settings.padKeys
        return keys.areDigitsShown
            ? tr("Try the pads: 1-4 or the mouse") : tr("Try the pads: \(keys.spaced), 1-4 or the mouse")
    }
}
