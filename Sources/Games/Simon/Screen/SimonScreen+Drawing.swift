import GameRules
import Localization
import Model
import Presentation
import TerminalCore

extension SimonScreen {
    /// Lays the toy out. A pause and the end have a panel, which covers none of it.
    mutating func arrange(_ context: ScreenContext) {
        let isTimed = !shell.isReady && game.options.timeLimit != nil
        var area = shell.layout.board
        let whole = Board(in: area, display: context.display, isTimed: isTimed)
        // Rectangles are about twice as wide in columns as they are high in rows.
        var columns = whole.disc?.bounds.size.width ?? 2 * area.size.height
        // A little smaller from the beginning is better than other pictures at the end.
        if let room = PanelLayout.roomBeside(shell.size), columns > room, 3 * columns <= 4 * room {
            area = Rect(
                x: area.left + (area.size.width - room) / 2, y: area.top, width: room,
                height: area.size.height)
            columns = room
        }
        let (before, wasPanelled) = (board, panel != nil)
        board = Board(in: area, display: context.display, isTimed: isTimed)
        panel =
            hasPanel
            ? PanelLayout(size: shell.size, toy: columns, needsRoom: prompt?.needsRoom ?? true)
            : nil
        if let panel { place(beside: panel, context.display, isTimed: isTimed) }
        glide = nil
        // Cells that it crosses would flash; as pictures its edges only move.
        guard let old = before.disc, let new = board.disc, old.radius == new.radius,
            wasPanelled != (panel != nil),
            context.display.readyPictures != nil, !context.display.reducedMotion
        else { return }
        glide = Glide(
            columns: old.centreColumn - new.centreColumn, rows: old.middleRow - new.middleRow,
            start: context.now)
    }

    private var hasPanel: Bool {
        switch shell.stage {
        case .paused, .over: true
        case .ready: isChoosing
        case .playing, .ending: false
        }
    }

    private mutating func place(beside panel: PanelLayout, _ display: DisplayStyle, isTimed: Bool) {
        guard let area = panel.toy else { return }
        guard panel.isBeside, let disc = board.disc, disc.bounds.size.width <= area.size.width else {
            return board = Board(in: area, display: display, isTimed: isTimed, isPlayed: false)
        }
        board = board.moved(
            columns: area.left + area.size.width / 2 - disc.centreColumn,
            rows: area.top + (area.size.height - 1) / 2 - disc.middleRow)
    }

    /// With title and subtitle over the toy.
    var pageLayout: GameLayout {
        var layout = shell.layout
        guard let panel, let toy = panel.toy, panel.isBeside else { return layout }
        layout.title = Rect(x: toy.left, y: 1, width: toy.size.width, height: 1)
        layout.subtitle = layout.title.moved(columns: 0, rows: 1)
        return layout
    }

    var panelArea: Rect { panel?.panel ?? shell.bounds }

    /// Whether progress is shown in the middle of the disc.
    private var hasLineInHub: Bool { board.disc.map(Hub.hasLine) ?? false }

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

    /// What the game on the screen is played with, or the one that would start now.
    func shownOptions(_ context: ScreenContext) -> SimonOptions {
        shell.isReady ? SimonOptions(context.settings) : game.options
    }

    // MARK: - Words

    func title(_ context: ScreenContext) -> SafeText { shownOptions(context).title }
    func rule(_ context: ScreenContext) -> SafeText? { shownOptions(context).variant.rule }

    /// Names the gamepad's Start button, because the button that starts the other games is a pad here.
    func startLine(_ context: ScreenContext) -> SafeText {
        context.hasGamepad && shell.layout.subtitle.size.width >= 60
            ? tr("Press Enter to start, Start on the gamepad") : context.startLine
    }

    func situation(_ context: ScreenContext) -> SafeText {
        if case .ending(let ending, _) = shell.stage {
            return switch ending {
            case .mistake(let mistake): shortSentence(for: mistake)
            case .victory: winLine
            case .measured: tr("Span measured")
            }
        }
        let turn = isPlayersTurn ? (context.display.unicode ? "▶ " : "> ") + playersTurn : simonsTurn(context)
        let isCounted = shell.message == nil && !isRoundRight(context)
        let line = isCounted ? withProgress(turn, context) : turn
        guard let countdown = countdown(context) else { return line }
        let seconds: SafeText = "\(countdown.seconds) s"
        return [line + "  " + seconds, turn + "  " + seconds]
            .first { $0.columns <= pageLayout.subtitle.size.width } ?? line
    }

    /// Who is out and why, or in a narrow window at least who.
    func elimination(_ mistake: SimonMistake) -> SafeText {
        let sentence = SafeText(sentence(mistake))
        guard sentence.columns > shell.layout.notice.size.width,
            let owner = players.owner(of: mistake.decisive)
        else { return sentence }
        return tr("\(owner.name) is out")
    }

    private func shortSentence(for mistake: SimonMistake) -> SafeText {
        let sentence = SafeText(sentence(mistake))
        let fits = sentence.columns <= pageLayout.subtitle.size.width
        return fits ? sentence : tr("It was \(game.options.localName(for: mistake.right))")
    }

    /// Whose turn it is, and how far the sequence is where the hub does not show it.
    private func withProgress(_ turn: SafeText, _ context: ScreenContext) -> SafeText {
        guard !hasLineInHub, let progress = progress(context) else { return turn }
        let room = pageLayout.subtitle.size.width - turn.columns - 2
        return Self.words(of: progress, room: room).map { turn + "  " + $0 } ?? turn
    }

    /// Dots and numbers, or numbers alone; nil without room.
    private static func words(of progress: (done: Int, count: Int), room: Int) -> SafeText? {
        let words: SafeText = tr("\(progress.done) of \(progress.count)")
        let dots = ProgressDots(done: min(progress.done, progress.count), count: progress.count).text()
        let both = dots + " " + words
        if both.columns <= room { return both }
        return words.columns <= room ? words : nil
    }

    /// The colour shows whose turn it is, too: the accent's is Simon's, that of the title the player's.
    func situationStyle(_ context: ScreenContext) -> Style {
        let theme = context.display.theme
        return switch shell.stage {
        case .ending(.mistake, _): theme.alert
        case .ending(.victory, _), .ending(.measured, _): theme.gold
        default: isPlayersTurn || isRoundRight(context) ? theme.title : theme.accent
        }
    }

    /// Whether a round has just been completed and Simon's next turn has not begun.
    private func isRoundRight(_ context: ScreenContext) -> Bool {
        guard case .simonsTurn(let presentation) = game.phase, game.score > 0, shell.message == nil else {
            return false
        }
        return round.time(at: context.now) < presentation.start
    }

    private func simonsTurn(_ context: ScreenContext) -> SafeText {
        if isRoundRight(context) {
            guard case .right(_, let hurry?)? = celebration?.occasion, let start = celebration?.start else {
                return tr("Right!")
            }
            return context.now < start + .milliseconds(hurry) ? tr("Right!") : tr("Faster!")
        }
        return switch game.options.variant {
        case .byEar: tr("Simon's turn: listen")
        case .byEye: tr("Simon's turn: watch")
        default: tr("Simon's turn")
        }
    }

    private var playersTurn: SafeText {
        guard case .playersTurn(let next) = game.phase, game.options.variant == .playerAdds else {
            return shell.playersTurn
        }
        let adds = next == game.sequence.count
        guard game.options.players > 1 else {
            return adds ? tr("Your turn: add a pad") : tr("Your turn: repeat")
        }
        let name = roster.name(of: game.player)
        return adds ? tr("\(name)'s turn: add a pad") : tr("\(name)'s turn: repeat")
    }

    // MARK: - The lines

    func drawHeader(on canvas: inout Canvas, _ context: ScreenContext) {
        guard panel == nil || panel?.isBeside == true || panel?.toy?.top == 1 else { return }
        var header = header(context)
        if let goal = shownOptions(context).level.goal, !shell.isReady {
            header.score = tr("Score \(game.score) of \(goal)")
        }
        header.isScoreElsewhere = board.disc != nil
        if panel?.isBeside == false { header.subtitle = "" }
        // The rule is in the list.
        if isChoosing { header.subtitle = startLine(context) }
        header.draw(on: &canvas, pageLayout, context)
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
        if game.options.players > 1, shell.isPlaying { hub.line = SafeText(roster.name(of: game.player)) }
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
    private var celebration: Celebration? {
        guard let celebration = lamps.celebration else { return nil }
        if case .right = celebration.occasion, playback?.litPad != nil || isPlayersTurn { return nil }
        return celebration
    }

    /// Before a game this row offers the variant and the toy's two other buttons, unless there is a message.
    func drawNotice(on canvas: inout Canvas, _ context: ScreenContext) {
        let (row, theme) = (shell.layout.notice, context.display.theme)
        guard showsChoices(context) else {
            return StatusLine.draw(
                message: shell.message ?? announcementInNotice(context), hint: quietLine(context), in: row,
                on: &canvas,
                context)
        }
        let keys = choiceKeys(context)
        let line = StatusLine(context, keys: keys, in: row)
        line.draw(nil, on: &canvas, theme)
        if let rest = line.rest { drawChoices(keys, on: &canvas, in: rest.narrowed(to: keys.columns), theme) }
    }

    func showsChoices(_ context: ScreenContext) -> Bool {
        shell.isReady && !isChoosing && shell.message == nil && announcementInNotice(context) == nil
    }

    // MARK: - What the toy shows

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
