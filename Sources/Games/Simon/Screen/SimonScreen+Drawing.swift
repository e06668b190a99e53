import GameRules
import Localization
import Model
import Presentation
import TerminalCore

extension SimonScreen {
    /// The width of the pop-up at the end, where there is room for it beside the toy.
    private static let sideColumns = 50

    /// Lays the toy out. At the end it makes room for the pop-up beside it, but only where it keeps its size, so that the
    /// pictures that the terminal has can stay.
    mutating func arrange(_ context: ScreenContext) {
        let display = context.display
        let isTimed = !shell.isReady && game.options.timeLimit != nil
        board = Board(in: shell.layout.board, display: display, isTimed: isTimed)
        guard shell.isOver else { return }
        let area = GameLayout(size: shell.size, side: Self.sideColumns).board
        // Rectangles are about twice as wide in columns as they are high in rows.
        let columns = board.disc?.bounds.size.width ?? 2 * area.size.height
        if columns <= area.size.width { board = Board(in: area, display: display, isTimed: isTimed) }
    }

    private var isPopupBeside: Bool { board.area != shell.layout.board }

    var pageLayout: GameLayout {
        isPopupBeside ? GameLayout(size: shell.size, side: Self.sideColumns) : shell.layout
    }

    var promptArea: Rect {
        guard isPopupBeside else { return shell.bounds }
        let left = shell.size.width - Self.sideColumns
        return Rect(x: left, y: 0, width: Self.sideColumns, height: shell.size.height)
    }

    /// The disc, where score and progress are shown in its middle.
    private var hub: Disc? { pageLayout.score == nil ? nil : board.disc }

    func drawTable(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        board.draw(
            on: &canvas, state: boardState(context), display: context.display,
            palette: context.settings.palette)
        return nil
    }

    private func boardState(_ context: ScreenContext) -> BoardState {
        var state = BoardState()
        state.levels = lamps.levels(
            at: context.now, in: arrangement.places, animates: !context.display.reducedMotion)
        state.shaken = arrangement.shake?.piece
        state.bezel = bezel
        state.timeGone = countdown(context)?.gone
        state.crossed = crossedPad(context)
        state.keys = context.settings.padKeys
        state.places = arrangement.places
        state.hidesColours = !shownOptions(context).variant.hasColours
        state.isCovered = isCovered
        if case .paused = shell.stage { state.showsLabels = false }
        guard shell.isPlaying else {
            if shell.isReady { state.focused = focus.hovered.map { arrangement.places[$0] } }
            return state
        }
        state.focused = focus.shown.map { arrangement.places[$0] }
        guard game.options.variant == .lastOneStanding else { return state }
        state.absent = Set(Pad.allCases).subtracting(game.seats.pads)
        for pad in Pad.allCases { state.owners[pad] = players.owner(of: pad).map(\.shownNames) }
        return state
    }

    private var isCovered: Bool {
        switch shell.stage {
        case .paused: true
        case .over: !isPopupBeside
        case .ready, .playing, .ending: false
        }
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
        let line = shell.message == nil ? withProgress(turn, context) : turn
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
        guard let progress = progress(context), !isRoundRight(context) else { return turn }
        let words: SafeText = tr("\(progress.done) of \(progress.count)")
        let dots = ProgressDots(done: min(progress.done, progress.count), count: progress.count)
            .text()
        let inHub = HubText(number: game.score, score: "", best: "", progress: progress)
        let candidates: [SafeText] =
            switch (hub.map(inHub.showsDots), hub.map(inHub.showsProgress)) {
            case (true?, true?): []
            case (true?, _): [words]
            case (_, true?): [dots]
            default: [dots + " " + words, words]
            }
        let room = pageLayout.subtitle.size.width - turn.columns - 2
        return candidates.first { $0.columns <= room }.map { turn + "  " + $0 } ?? turn
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
        if isRoundRight(context) { return tr("Right!") }
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
        var header = header(context)
        if let goal = shownOptions(context).level.goal, !shell.isReady {
            header.score = tr("Score \(game.score) of \(goal)")
        }
        header.isScoreElsewhere = hub != nil
        header.draw(on: &canvas, pageLayout, context)
        guard let disc = board.disc else { return }
        let counted = lamps.celebration?.counted(
            game.score, at: context.now, animates: !context.display.reducedMotion)
        let texts = HubText(
            number: counted ?? game.score, score: header.score, best: header.best,
            progress: progress(context), isBest: header.isBest)
        if hub == nil {
            // Score and progress are in the header.
            texts.drawNumber(in: disc, on: &canvas, context.display.theme)
        } else {
            texts.draw(in: disc, on: &canvas, context.display.theme)
        }
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
        shell.isReady && shell.message == nil && announcementInNotice(context) == nil
    }

    // MARK: - What the toy shows

    var bezel: BoardState.Bezel {
        switch shell.stage {
        case .ready, .paused: .quiet
        case .playing: isPlayersTurn ? .player : .simon
        case .ending(.mistake, _): .mistake
        case .ending(.victory, _), .ending(.measured, _): .best
        case .over(let prompt): prompt.isBest ? .best : .quiet
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

    /// The pad that was pressed by mistake, once it has been seen to answer.
    func crossedPad(_ context: ScreenContext) -> Pad? {
        guard case .ending(.mistake(let mistake), let since) = shell.stage, showsLights,
            context.now >= since + MistakeTiming.buzzer.onset
        else { return nil }
        return mistake.pressed == mistake.right ? nil : mistake.pressed
    }
}
