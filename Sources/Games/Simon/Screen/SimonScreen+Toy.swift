import GameRules
import Localization
import Model
import Presentation
import TerminalCore

// What the toy shows: its pads, its rim, its middle.
extension SimonScreen {
    func drawTable(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        guard panel == nil || panel?.toy != nil else { return nil }
        let way = glide?.offset(at: context.now) ?? (columns: 0, rows: 0)
        board.moved(columns: way.columns, rows: way.rows).draw(
            on: &canvas, state: boardState(context), display: context.display,
            palette: context.settings.palette)
        return nil
    }

    func boardState(_ context: ScreenContext) -> BoardState {
        let animates = !context.display.reducedMotion
        var state = BoardState()
        state.levels = lamps.levels(at: context.now, in: arrangement.places, animates: animates)
        state.shaken = arrangement.shake?.piece
        state.bezel = bezel(context)
        state.hub = hub(context)
        state.timeGone = countdown(context)?.gone
        state.keys = context.settings.padKeys
        state.places = arrangement.places
        state.hidesColours = !shownOptions(context).variant.hasColours
        if let panel { state.showsLabels = panel.isBeside || board.area.size.height >= 12 }
        state.showsKeys = prompt?.asksForName != true
        if let mistake, showsMistake(context) {
            if let pressed = mistake.pressed, pressed != mistake.right {
                state.crossed = pressed
                state.levels[pressed.rawValue] = 0
            }
            if context.now >= mistakeShown + MistakeTiming.right.onset {
                state.levels[mistake.right.rawValue] = max(state.levels[mistake.right.rawValue], 0.42)
            }
        }
        if shell.isReady {
            state.focused = focus.hovered.map { arrangement.places[$0] }
            if let light = animates ? idling.light(at: context.now) : nil {
                let pad = arrangement.places[light.rawValue]
                state.levels[pad.rawValue] = max(state.levels[pad.rawValue], 0.45)
            }
        }
        guard shell.isPlaying else { return state }
        state.focused = focus.shown.map { arrangement.places[$0] }
        guard game.options.variant == .lastOneStanding else { return state }
        state.absent = Set(Pad.allCases).subtracting(game.seats.pads)
        for pad in Pad.allCases { state.owners[pad] = players.owner(of: pad).map(\.shownNames) }
        return state
    }

    /// From the moment on at which the pad that was pressed by mistake has been seen to answer, and as long as the prompt is
    /// there, unless that celebrates.
    private func showsMistake(_ context: ScreenContext) -> Bool {
        guard game.options.hasLights, lamps.celebration == nil else { return false }
        switch shell.stage {
        case .ending: return context.now >= mistakeShown + MistakeTiming.buzzer.onset
        case .over: return true
        case .ready, .playing, .paused: return false
        }
    }

    /// Since when its end is shown.
    private var mistakeShown: Duration {
        if case .ending(_, let since) = shell.stage { since } else { .zero }
    }

    /// Nil without colours or room for it.
    private func hub(_ context: ScreenContext) -> Hub? {
        guard board.disc != nil else { return nil }
        var hub = Hub()
        let best = context.bests[leaderboard(context)] ?? 0
        hub.isPressed = hubPress.map { context.now < $0 } ?? false
        let record: SafeText = best > 0 ? tr("best \(best)") : ""
        guard !shell.isReady else {
            hub.numeral = best > 0 ? best : nil
            hub.line = best > 0 ? tr("best") : tr("start")
            return hub
        }
        (hub.numeral, hub.line) = (game.score, record)
        if case .over(let prompt) = shell.stage { hub.numeral = prompt.finished.score }
        if round.hasPassedBest { hub.ink = .gold }
        if let goal = game.options.level.goal { hub.line = tr("of \(goal)") }
        if game.options.variant == .span {
            hub.numeral = min(game.staircase.trials.count + 1, SpanStaircase.trialCount)
            hub.line = tr("of \(SpanStaircase.trialCount)")
        }
        // Whose turn it is where colours have owners is what they have to know.
        if game.options.variant == .playerAdds, game.options.players > 1, shell.isPlaying {
            hub.line = SafeText(roster.name(of: game.player))
        }
        if let progress = progress(context) {
            hub.dots = Hub.Dots(
                done: min(progress.done, progress.count), count: progress.count,
                ink: isPlayersTurn ? .player : .simon)
            hub.isLoud = isPlayersTurn
            if isPlayersTurn, hub.line == record { hub.line = Self.line(of: progress) }
        } else if let mistake, case .ending = shell.stage {
            hub.dots = Hub.Dots(
                done: mistake.index, count: max(mistake.index + 1, game.sequence.count), ink: .player,
                hasFailed: true)
        }
        if let celebration {
            celebration.change(
                &hub, score: hub.numeral ?? 0, at: context.now, animates: !context.display.reducedMotion)
        }
        return hub
    }

    /// A single pad needs no counting.
    private static func line(of progress: (done: Int, count: Int)) -> SafeText {
        progress.count > 1 ? tr("\(progress.done) of \(progress.count)") : ""
    }

    /// Until Simon goes on.
    var celebration: Celebration? {
        guard let celebration = lamps.celebration else { return nil }
        if case .right = celebration.occasion, playback?.litPad != nil || isPlayersTurn { return nil }
        return celebration
    }

    private func bezel(_ context: ScreenContext) -> Bezel {
        let animates = !context.display.reducedMotion
        if let bezel = celebration?.bezel(at: context.now, animates: animates) { return bezel }
        return switch shell.stage {
        case .ready: (animates ? idling.bezel(at: context.now) : nil) ?? .quiet
        case .paused: .quiet
        case .playing: Bezel(isPlayersTurn ? .init(afterRounds: game.score) : .simon)
        case .ending(.mistake, _): Bezel(.mistake)
        case .ending(.victory, _), .ending(.measured, _): Bezel(.best)
        case .over: mistake == nil ? .quiet : Bezel(.mistake)
        }
    }

    func progress(_ context: ScreenContext) -> (done: Int, count: Int)? {
        guard shell.isPlaying else { return nil }
        switch game.phase {
        case .playersTurn(let next): return (next, max(next, game.sequence.count))
        case .simonsTurn(let presentation):
            let time = round.time(at: context.now)
            let done = presentation.pads.indices.count { presentation.schedule.onset($0) <= time }
            return (playback?.litPad == nil && done <= 1 ? 0 : done, presentation.pads.count)
        default: return nil
        }
    }
}
