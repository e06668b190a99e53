import GameRules
import Localization
import Model
import Presentation
import TerminalCore

// What is said round the toy.
extension SimonScreen {
    /// Whether progress is shown in the middle of the disc.
    var hasLineInHub: Bool { board.disc.map(Hub.hasLine) ?? false }

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

    /// Before a game this row offers the variant and the toy's two other buttons, unless there is a message.
    func drawNotice(on canvas: inout Canvas, _ context: ScreenContext) {
        // A toy beside a panel takes its row.
        guard !isChoosing else { return }
        let row = panel?.isBeside == true ? shell.layout.navigation : shell.layout.notice
        let theme = context.display.theme
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
}
