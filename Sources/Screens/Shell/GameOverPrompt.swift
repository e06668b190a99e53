import GameRules
import Localization
import Model
import Presentation
import TerminalCore

/// The popup at the end of a game; it asks for a name where there is a score to save.
struct GameOverPrompt: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case save, close, hearAgain, playAgain
        /// Goes back to the choices before the game.
        case chooseAgain
        case leaderboard
        case letter(LetterPad.Button)
        /// A click anywhere else: such a player has no keys.
        case elsewhere
    }

    let finished: FinishedGame
    let title: SafeText
    /// The score has no name yet.
    let asksForName: Bool
    /// Whether the score, one of 0, counts only once a name is typed.
    private let isOptional: Bool
    /// Whose score it is, where that was settled before; it is saved already.
    let knownName: PlayerName?
    let isBest: Bool
    private let lines: [SafeText]
    private let again: SafeText?
    private let canChooseAgain: Bool
    private(set) var field: TextField
    private var isNameMissing = false
    /// Letters to click: nil before a click beside the buttons, `.ease` where they take no room from the lines.
    private var letters: Dialog.Row.Need?

    /// Whether it has letters that must be there.
    var needsRoom: Bool { asksForName && letters == .tool }

    /// The name that was typed and not confirmed.
    var typedName: PlayerName? { asksForName && !field.isSelected ? PlayerName(field.text) : nil }

    /// Fills in the name of the player who has the score, or the last name; nothing for an unnamed player.
    /// - Parameter offersLetters: whether letters to click are there from the beginning.
    init(
        _ finished: FinishedGame, _ summary: GameSummary, _ context: ScreenContext,
        offersLetters: Bool = false
    ) {
        self.finished = finished
        title = summary.title
        again = summary.again
        canChooseAgain = summary.isNameKnown
        let isRanked = finished.record.rankedScore != nil
        asksForName = !finished.isUnfinished && !summary.isNameKnown
        isOptional = !isRanked
        let name = isOptional ? nil : summary.scorer ?? context.settings.lastName
        knownName = isRanked && summary.isNameKnown ? name ?? .unnamed : nil
        isBest = isRanked && finished.origin.isRanked && finished.rank(among: context.scores) == 1
        let spelling: SafeText = tr("Gamepad: up/down for letters, A save, B close")
        let notes = context.settings.padNotes.names.string.split(separator: " ")
        let playing: SafeText = tr(
            "MIDI: \(notes[0]), \(notes[1]) for letters, \(notes[2]) next or save, \(notes[3]) delete")
        let isScanned = context.settings.scanning != .off
        let isSpelled = asksForName && !isScanned
        lines =
            summary.report + finished.standing(context)
            + (context.hasGamepad && isSpelled ? [spelling] : [])
            + (context.hasMIDI && isSpelled ? [playing] : [])
        letters = isScanned ? .tool : offersLetters ? .ease : nil
        field = TextField(
            name == .unnamed ? "" : name?.string ?? "", capacity: PlayerName.maxLength, selected: true)
    }

    // MARK: - Input

    /// Returns the answer, once given.
    mutating func handle(_ input: Event) -> Part? {
        if asksForName && field.take(input) {
            isNameMissing = false
            return nil
        }
        guard case .key(let press) = input, let answer = bindings.action(for: press) else { return nil }
        isNameMissing = answer == .save && PlayerName(field.text) == nil
        return isNameMissing ? nil : answer
    }

    /// Returns the answer, once given.
    mutating func choose(_ part: Part) -> Part? {
        switch part {
        case .letter(let key):
            isNameMissing = false
            field.handle(key)
        case .elsewhere: letters = .tool
        default: return part
        }
        return nil
    }

    /// A player with only a mouse may keep the score without a name.
    var name: PlayerName { PlayerName(field.text) ?? .unnamed }

    /// Whether closing it loses nothing.
    var savesNothing: Bool { !asksForName || isOptional && field.text.isEmpty }

    private var bindings: [Binding<Part>] {
        let saves = !savesNothing
        let enter: Binding<Part> =
            saves
            ? Binding(.enter, does: .save, label: tr("save"))
            : asksForName
                ? Binding(.enter, .escape, does: .close, label: tr("close"))
                : Binding(.enter, .character(" "), does: .playAgain, label: tr("play again"))
        let player = Binding(.character("p"), does: Part.chooseAgain, label: tr("player"))
        let list = Binding(.character("l"), does: Part.leaderboard, label: tr("leaderboard"))
        let close = Binding(
            .escape, does: Part.close, label: saves ? tr("don't save") : tr("close"))
        return [
            enter, again.map { again in Binding(.tab, does: .hearAgain, label: again) },
            canChooseAgain ? player : nil, knownName == nil ? nil : list,
            enter.action == .close ? nil : close,
        ].compactMap(\.self)
    }

    // MARK: - Drawing

    func dialog(
        in area: Rect, _ context: ScreenContext, offering: @escaping (Part) -> any OfferAction
    ) -> Dialog {
        let board = finished.board
        // In a strip there is no line for it over the toy.
        let isStrip = area.size.height < 10
        let news = isBest && isStrip ? tr("A new best!") : title
        let heading = Dialog.Row.heading(
            news, right: [board.titled(score: finished.score), board.formatted(score: finished.score)],
            isGolden: isBest)
        let name = asksForName ? [nameRow, .gap] : []
        let pad = LetterPad(
            columns: min(Dialog.columns, Dialog.room(in: area).width), context.settings)
        let clicked =
            asksForName
            ? letters.map { [.letters(pad, need: $0) { offering(.letter($0)) }, Dialog.Row.gap] } : nil
        let keys = Dialog.Row.lines(of: KeyBar(bindings, context.display), in: area, offering: offering)
        return Dialog(
            [heading, .gap] + Dialog.Row.lines(lines, in: area) + [.gap] + name + (clicked ?? []) + keys,
            in: area, isGolden: isBest, elsewhere: offering(.elsewhere))
    }

    private var nameRow: Dialog.Row {
        savesNothing
            ? .field(field, label: "", hint: tr("Name, to save the score"))
            : .field(
                field, label: tr("Name"),
                hint: isNameMissing ? tr("a name first, or Esc") : tr("who played?"))
    }
}
