import FoundationEssentials
import Model
import TerminalCore
import Localization
import Presentation

/// What the keys at the foot of the leaderboard do.
enum LeaderboardAction: Hashable, Sendable {
    case turn, turnBack, replay, add, edit, delete, filter, undo, back
}

extension LeaderboardScreen {
    /// Takes what came from the terminal: for what lies over the list, or for the list.
    mutating func handle(_ input: Event, _ context: ScreenContext) -> [Effect] {
        let bounds = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
        switch overlay {
        case .form(var form):
            let answer = form.handle(input, in: bounds)
            overlay = .form(form)
            return answer.map { handle($0, of: form, context) } ?? []
        case .question(var question):
            let answer = question.handle(input, in: bounds)
            overlay = .question(question)
            guard let isToGo = answer else { return [] }
            overlay = .none
            return isToGo ? edit(.delete(question.entry), saying: tr("Deleted. Press u to undo")) : []
        case .none:
            switch input {
            case .key(let press) where press.phase != .release: return handle(press, context)
            case .mouse(let mouse): return handle(mouse, context)
            default: return []
            }
        }
    }

    private mutating func handle(
        _ answer: ScoreForm.Response, of form: ScoreForm, _ context: ScreenContext
    ) -> [Effect] {
        overlay = .none
        guard case .save(let player, let points) = answer else { return [] }
        guard let old = form.entry else {
            let entry = ScoreEntry(
                id: context.freshID, game: name.game, variant: name.name, name: player, score: points,
                date: context.date)
            return edit(.add(entry), saying: tr("Added"))
        }
        var new = old
        new.name = player
        new.score = points
        return new == old ? [] : edit(.edit(from: old, to: new), saying: tr("Changed. Press u to undo"))
    }

    private mutating func handle(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        if let key = focusedKey, let effects = handle(press, at: key, context) { return effects }
        if press.isBackKey { return [.back] }
        if let route = press.globalRoute(from: .leaderboard, of: name.game) { return [.open(route)] }
        switch press.key {
        case .left, .character("h"): turn(-1, context)
        case .right, .character("l"): turn(1, context)
        case .up, .character("k"): choose(window.focus - 1)
        case .down, .character("j"): choose(window.focus + 1)
        case .tab: moveAlongKeys(press.modifiers.contains(.shift) ? -1 : 1, context)
        case .pageUp: choose(window.focus - height)
        case .pageDown: choose(window.focus + height)
        case .home: choose(0)
        case .end: choose(entries.count - 1)
        case .enter, .character(" "): return perform(.replay, context)
        case .character("+"), .insert: return perform(.add, context)
        case .character("e"): return perform(.edit, context)
        case .character("d"), .delete: return perform(.delete, context)
        case .character("u"): return perform(.undo, context)
        case .character("f"): return perform(.filter, context)
        default: break
        }
        return []
    }

    /// Takes a key while one at the foot is in focus; nil where it does what it does elsewhere. So everything is within
    /// reach of whoever has arrows and two buttons.
    private mutating func handle(
        _ press: KeyPress, at key: LeaderboardAction, _ context: ScreenContext
    ) -> [Effect]? {
        switch press.key {
        case .left: moveAlongKeys(-1, context)
        case .right: moveAlongKeys(1, context)
        case .up, .escape: focusedKey = nil
        case .enter, .character(" "): return perform(key, context)
        default: return nil
        }
        return []
    }

    /// From the list to the first key, from one to the next, and from the last back to the list.
    private mutating func moveAlongKeys(_ step: Int, _ context: ScreenContext) {
        let all = [nil] + keys(context.display).items.map { Optional($0.action) }
        focusedKey = all.element(after: focusedKey, by: step)
    }

    private mutating func perform(_ action: LeaderboardAction, _ context: ScreenContext) -> [Effect] {
        switch action {
        case .turn: turn(1, context)
        case .turnBack: turn(-1, context)
        case .replay: return replay()
        case .add: overlay = .form(ScoreForm(nil, name: context.settings.lastName, on: name))
        case .edit: if let chosen { overlay = .form(ScoreForm(chosen, name: nil, on: name)) }
        case .delete: if let chosen { overlay = .question(DeleteConfirmation(entry: chosen)) }
        case .filter: toggleFilter(context)
        case .undo: return undo()
        case .back: return [.back]
        }
        return []
    }

    private mutating func replay() -> [Effect] {
        guard let chosen else { return [] }
        guard evidence.recorded.contains(chosen.id) else {
            word = tr("There is no recording of this score")
            return []
        }
        return [.query(.recorded(chosen.id))]
    }

    private mutating func handle(_ mouse: MouseEvent, _ context: ScreenContext) -> [Effect] {
        let body = layout.body
        let top = body.top + Self.headingRows(in: layout.size)
        let area = Rect(x: body.left, y: top, width: body.size.width, height: height)
        let list = ListHitTest(
            keys: keys(context.display), foot: layout.navigation, window: window, count: entries.count,
            area: area)
        switch list.hit(mouse) {
        case .wheel(let step): choose(window.focus + 3 * step)
        case .action(let action):
            let effects = perform(action, context)
            if case .form(var form) = overlay {
                form.offerLetters()
                overlay = .form(form)
            }
            return effects
        // A second click on the same row opens it.
        case .row(window.focus): return perform(.replay, context)
        case .row(let row): choose(row)
        case nil: break
        }
        return []
    }

    /// The keys that do something at the moment.
    func keys(_ display: DisplayStyle) -> KeyBar<LeaderboardAction> {
        let all: [KeyBar<LeaderboardAction>.Item] = [
            .init(
                key: display.unicode ? "←→" : "<>", label: tr("leaderboard"), action: .turn,
                backwards: .turnBack),
            .init(key: tr("Enter"), label: tr("replay"), action: .replay),
            .init(key: "+", label: tr("add"), action: .add),
            .init(key: "e", label: tr("edit"), action: .edit),
            .init(key: "d", label: tr("delete"), action: .delete),
            .init(
                key: "f", label: filter == .all ? tr("hide marked") : tr("all scores"), action: .filter),
            .init(key: "u", label: tr("undo"), action: .undo),
            .init(key: "Esc", label: tr("back"), action: .back),
        ]
        return KeyBar(
            items: all.filter { item in
                switch item.action {
                case .turn: boards.count > 1
                case .replay: chosen.map { evidence.recorded.contains($0.id) } ?? false
                case .edit, .delete: !entries.isEmpty
                case .filter: hasAided
                case .undo: !changes.isEmpty
                default: true
                }
            })
    }
}
