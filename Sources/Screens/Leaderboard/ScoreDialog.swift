import GameRules
import Localization
import Model
import Presentation
import TerminalCore

/// The popup to add, edit or delete an entry.
struct ScoreDialog: Hashable, Sendable {
    enum Purpose: Hashable, Sendable {
        case add(LeaderboardID)
        case edit(ScoreEntry), delete(ScoreEntry)
    }

    enum Part: Hashable, Sendable {
        case field(Int), letter(LetterPad.Button), yes, no
        /// Anywhere else: such a player has no keys.
        case elsewhere
    }

    enum Answer: Hashable, Sendable {
        case nothing
        case change(ScoreEdit)
    }

    private let purpose: Purpose
    /// Name and points; none to delete.
    private var fields: [TextField]
    /// The field that is typed into, or the key: initially no, so that a slip deletes nothing.
    private var focus = 0
    private var refusal: SafeText?
    private var showsLetters: Bool

    /// `166:39, 9999 jugadas`: a score of Words in the longest language.
    private static let maxLength = 24
    /// As wide as the longest hint about what a score looks like.
    private static let columns = 40

    /// Shows letters to click when opened by mouse. A new entry proposes the last name.
    init(_ purpose: Purpose, _ context: ScreenContext) {
        func field(_ name: PlayerName?, selected: Bool = false) -> TextField {
            TextField(name?.string ?? "", capacity: PlayerName.maxLength, selected: selected)
        }
        (self.purpose, showsLetters) = (purpose, context.isPointed)
        fields =
            switch purpose {
            case .add:
                [field(context.settings.lastName, selected: true), TextField("", capacity: Self.maxLength)]
            case .edit(let entry):
                [field(entry.name), TextField(entry.formattedScore.string, capacity: Self.maxLength)]
            case .delete: []
            }
    }

    // MARK: - Input

    /// Returns what the input chooses, if anything.
    mutating func handle(_ input: Event) -> Part? {
        if fields.indices.contains(focus), fields[focus].take(input) {
            refusal = nil
            return nil
        }
        guard case .key(let press) = input, press.phase == .press else { return nil }
        refusal = nil
        switch (purpose, press.key) {
        case (.delete, .enter), (.delete, .character(" ")): return focus == 0 ? .no : .yes
        case (.add, .enter) where focus == 0 && fields[1].text.isEmpty: focus = 1
        default:
            if let part = bindings.action(for: press) { return part }
            if Movement(press)?.step != nil { focus = 1 - focus }
        }
        return nil
    }

    private var bindings: [Binding<Part>] {
        guard case .delete = purpose else {
            return [
                Binding(.enter, does: .yes, label: tr("save")),
                Binding(.escape, does: .no, label: tr("close")),
            ]
        }
        let yes = Character(YesOrNo.yesLetter)
        return [
            Binding(
                .character(yes), .character(Character(yes.uppercased())), .character("y"), .character("Y"),
                .character("d"), .delete, does: .yes, label: tr("delete")),
            Binding(.character("n"), .character("N"), .escape, does: .no, label: tr("keep")),
        ]
    }

    /// Returns the answer, once given.
    mutating func choose(_ part: Part, _ context: ScreenContext) -> Answer? {
        showsLetters = showsLetters || context.isPointed
        switch part {
        case .field(let index): focus = index
        case .letter(let key):
            refusal = nil
            fields[focus].handle(key)
        case .yes: return confirm(context)
        case .no: return .nothing
        case .elsewhere: break
        }
        return nil
    }

    private mutating func confirm(_ context: ScreenContext) -> Answer? {
        switch purpose {
        case .add(let board):
            return read(board).map { name, score in
                .change(
                    .add(
                        ScoreEntry(
                            id: context.newID(), game: board.game, variant: board.name, name: name,
                            score: score, date: context.date)))
            }
        case .edit(let old):
            guard let (name, score) = read(old.leaderboard) else { return nil }
            var new = old
            (new.name, new.score) = (name, score)
            return new == old ? .nothing : .change(.edit(from: old, to: new))
        case .delete(let entry): return .change(.delete(entry))
        }
    }

    /// Says what is missing, if anything.
    private mutating func read(_ board: LeaderboardID) -> (PlayerName, Int)? {
        let (name, score) = (PlayerName(fields[0].text), board.score(typed: fields[1].text))
        guard let name, let score else {
            focus = name == nil ? 0 : 1
            refusal =
                name == nil ? tr("Type a name first") : tr("Enter a score, such as \(board.exampleOfScore)")
            return nil
        }
        return (name, score)
    }

    // MARK: - Drawing

    func dialog(in area: Rect, _ display: DisplayStyle) -> Dialog {
        func offer(_ part: Part) -> any OfferAction { LeaderboardScreen.Action.dialog(part) }
        let keys = KeyBar(bindings, display)
        if case .delete(let entry) = purpose {
            let line: SafeText = "\(entry.name.shown), \(entry.formattedScore)"
            let columns = min(Dialog.columns, Dialog.room(in: area).width)
            let lines = line.columns <= columns ? [line] : [entry.name.shown, entry.formattedScore]
            return Dialog(
                [.text(tr("Delete this score?"), \.accent)] + lines.map { .text($0) }
                    + [.gap, .keys(keys, focus: focus == 0 ? .no : .yes, offering: offer)], in: area)
        }
        let labels: [SafeText] = [tr("Name"), tr("Score")]
        let indent = (labels.map(\.columns).max() ?? 0) + 1
        let lines = fields.indices.map {
            Dialog.Row.field(
                fields[$0], label: labels[$0], indent: indent, isFocused: $0 == focus,
                action: offer(.field($0)))
        }
        let pad = LetterPad(columns: min(Self.columns, Dialog.room(in: area).width))
        let letters: [Dialog.Row] = showsLetters ? [.letters(pad) { offer(.letter($0)) }, .gap] : []
        let title: SafeText = if case .add = purpose { tr("Add a score") } else { tr("Edit a score") }
        return Dialog(
            [.text(title, \.accent), .gap] + lines + [.text(refusal ?? "", \.accent)] + letters
                + [.keys(keys, offering: offer)],
            columns: Self.columns, in: area, elsewhere: offer(.elsewhere))
    }
}

extension ScoreEdit {
    /// What is said of it once it is made.
    var message: SafeText {
        switch self {
        case .add: tr("Added")
        case .edit: tr("Changed. Press u to undo")
        case .delete: tr("Deleted. Press u to undo")
        }
    }
}
