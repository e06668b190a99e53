import FoundationEssentials
import Model
import TerminalCore
import Localization
import Presentation

extension LeaderboardScreen {
    enum Action: PageAction {
        /// Another board, wrapping around.
        case turn
        case replay, add, edit, delete, filter, undo, back
        /// Goes to a row; the focused one opens its replay.
        case row(Int)
        case scroll
        case answer(Bool)
        case form(ScoreForm.Action)
    }

    static let bindings: KeyTable<Action> = [
        Binding(pair: { _ in "←→" }, does: .turn, label: tr("leaderboard")),
        Binding(.enter, .character(" "), does: .replay, label: tr("replay")),
        Binding(.character("+"), .insert, does: .add, label: tr("add")),
        Binding(.character("e"), does: .edit, label: tr("edit")),
        Binding(.character("d"), .delete, does: .delete, label: tr("delete")),
        Binding(.character("f"), does: .filter, label: tr("hide marked")),
        Binding(.character("u"), does: .undo, label: tr("undo")),
    ]

    var topic: HelpTopic? { .leaderboard }

    func subject(_ context: ScreenContext) -> GameKind { name.game }

    func tells(_ action: Action, _ context: ScreenContext) -> Bool {
        switch action {
        case .turn: boards.count > 1
        case .replay: chosen.map { evidence.recorded.contains($0.id) } ?? false
        case .edit, .delete: !entries.isEmpty
        case .filter: hasAided
        case .undo: !changes.isEmpty
        default: true
        }
    }

    func label(of action: Action, _ context: ScreenContext) -> SafeText? {
        action == .filter && filter != .all ? tr("all scores") : nil
    }

    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch (event, overlay) {
        case (.input(.resize), _): return receive(event, context)
        case (.input(let input), .form(var form)):
            let answer = form.handle(input)
            overlay = .form(form)
            return answer.map { handle($0, of: form, context) } ?? []
        case (.input(.key(let press)), .question(var question)):
            let answer = question.handle(press)
            overlay = .question(question)
            return answer.map { choose(.answer($0), by: 1, context) } ?? []
        case (.input(.key(let press)), .none): return handleKey(press, context) + lookUp(context.size)
        default: return receive(event, context)
        }
    }

    private mutating func handleKey(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        guard let key = focusedKey, press.phase != .release else { return handle(press, context) }
        // Arrows and two buttons reach everything.
        switch press.key {
        case .left: moveAlongKeys(-1, context)
        case .right: moveAlongKeys(1, context)
        case .up, .escape: focusedKey = nil
        case .enter, .character(" "): return choose(key, by: 1, context)
        default: return handle(press, context)
        }
        return []
    }

    mutating func move(_ movement: Movement, _ context: ScreenContext) -> [Effect] {
        switch movement {
        case .left: turn(-1, context)
        case .right: turn(1, context)
        case .next: moveAlongKeys(1, context)
        case .previous: moveAlongKeys(-1, context)
        default: window.move(movement, of: entries.count, height: height(context.size))
        }
        return []
    }

    /// Moves the focus from the list to the keys, and from the last key back to the list.
    private mutating func moveAlongKeys(_ step: Int, _ context: ScreenContext) {
        let all = [nil] + keyBar(context).items.map { Optional($0.action) }
        focusedKey = all.element(after: focusedKey, by: step)
    }

    mutating func choose(_ action: Action, by step: Int, _ context: ScreenContext) -> [Effect] {
        perform(action, by: step, context) + lookUp(context.size)
    }

    private mutating func perform(_ action: Action, by step: Int, _ context: ScreenContext) -> [Effect] {
        switch action {
        case .turn: turn(step, context)
        case .replay: return replay()
        case .add: open(ScoreForm(nil, name: context.settings.lastName, on: name), context)
        case .edit: if let chosen { open(ScoreForm(chosen, name: nil, on: name), context) }
        case .delete: if let chosen { overlay = .question(DeleteConfirmation(entry: chosen)) }
        case .filter: toggleFilter(context)
        case .undo: return undo()
        case .back: return [.back]
        // A second click on a row opens it.
        case .row(window.focus): return replay()
        case .row(let row): choose(row, context.size)
        case .scroll: choose(window.focus - 3 * step, context.size)
        case .answer(let isToGo):
            guard case .question(let question) = overlay else { return [] }
            overlay = .none
            return isToGo ? edit(.delete(question.entry), saying: tr("Deleted. Press u to undo")) : []
        case .form(let part):
            guard case .form(var form) = overlay else { return [] }
            let answer = form.choose(part)
            overlay = .form(form)
            return answer.map { handle($0, of: form, context) } ?? []
        }
        return []
    }

    private mutating func handle(
        _ answer: ScoreForm.Response, of form: ScoreForm, _ context: ScreenContext
    ) -> [Effect] {
        overlay = .none
        guard case .save(let player, let points) = answer else { return [] }
        guard let old = form.entry else {
            let entry = ScoreEntry(
                id: context.newID(), game: name.game, variant: name.name, name: player, score: points,
                date: context.date)
            return edit(.add(entry), saying: tr("Added"))
        }
        var new = old
        new.name = player
        new.score = points
        return new == old ? [] : edit(.edit(from: old, to: new), saying: tr("Changed. Press u to undo"))
    }

    /// Shows clickable letters when opened by mouse.
    private mutating func open(_ form: ScoreForm, _ context: ScreenContext) {
        var form = form
        form.showsLetters = context.isPointed
        overlay = .form(form)
    }

    private mutating func replay() -> [Effect] {
        guard let chosen else { return [] }
        guard isLookingUp || evidence.recorded.contains(chosen.id) else {
            word = tr("There is no recording of this score")
            return []
        }
        return [.query(.recorded(chosen.id))]
    }
}
