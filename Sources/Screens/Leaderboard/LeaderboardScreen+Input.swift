import FoundationEssentials
import Model
import TerminalCore
import Localization
import Presentation

/// What the keys at the foot of the leaderboard do.
enum LeaderboardAction: Hashable, Sendable {
    case turn, scroll, replay, add, edit, delete, undo, back
}

extension LeaderboardScreen {
    /// Takes what came from the terminal: for what lies over the list, or for the list.
    mutating func take(_ input: Event, _ context: ScreenContext) -> [Effect] {
        let bounds = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
        switch overlay {
        case .form(var form):
            let answer = form.take(input, in: bounds)
            overlay = .form(form)
            return answer.map { take($0, of: form, context) } ?? []
        case .question(let question):
            guard let isToGo = question.take(input, in: bounds) else { return [] }
            overlay = .none
            return isToGo ? revise(.delete(question.entry), saying: tr("Deleted; press u to undo")) : []
        case .none:
            switch input {
            case .key(let press) where press.phase != .release: return take(press, context)
            case .mouse(let mouse): return take(mouse, context)
            default: return []
            }
        }
    }

    private mutating func take(
        _ answer: ScoreForm.Response, of form: ScoreForm, _ context: ScreenContext
    ) -> [Effect] {
        overlay = .none
        guard case .save(let player, let points) = answer else { return [] }
        guard let old = form.entry else {
            let entry = ScoreEntry(
                id: context.freshID, game: name.game, variant: name.name, name: player, score: points,
                date: context.date)
            return revise(.add(entry), saying: tr("Added"))
        }
        var new = old
        new.name = player
        new.score = points
        return new == old ? [] : revise(.edit(from: old, to: new), saying: tr("Changed; press u to undo"))
    }

    private mutating func take(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        if press.isBackKey { return [.back] }
        if let route = press.globalRoute(from: .leaderboard, of: name.game) { return [.open(route)] }
        switch press.key {
        case .left, .character("h"): turn(-1, context)
        case .right, .character("l"): turn(1, context)
        case .up, .character("k"): choose(window.focus - 1)
        case .down, .character("j"), .tab: choose(window.focus + 1)
        case .pageUp: choose(window.focus - height)
        case .pageDown: choose(window.focus + height)
        case .home: choose(0)
        case .end: choose(entries.count - 1)
        case .enter, .character(" "): return perform(.replay, context)
        case .character("+"), .insert: return perform(.add, context)
        case .character("e"): return perform(.edit, context)
        case .character("d"), .delete: return perform(.delete, context)
        case .character("u"): return perform(.undo, context)
        default: break
        }
        return []
    }

    private mutating func perform(_ action: LeaderboardAction, _ context: ScreenContext) -> [Effect] {
        switch action {
        case .turn: turn(1, context)
        case .scroll: choose(window.focus + 1)
        case .replay: return chosen.map { [.query(.recorded($0.id))] } ?? []
        case .add: overlay = .form(ScoreForm(nil, name: context.settings.lastName, on: name))
        case .edit: if let chosen { overlay = .form(ScoreForm(chosen, name: nil, on: name)) }
        case .delete: if let chosen { overlay = .question(DeleteConfirmation(entry: chosen)) }
        case .undo: return undo()
        case .back: return [.back]
        }
        return []
    }

    private mutating func take(_ mouse: MouseEvent, _ context: ScreenContext) -> [Effect] {
        let body = layout.body
        let area = Rect(x: body.left, y: body.top + 2, width: body.size.width, height: height)
        let list = ListHitTest(
            keys: keys, foot: layout.navigation, window: window, count: entries.count, area: area)
        switch list.wish(mouse) {
        case .wheel(let step): choose(window.focus + 3 * step)
        case .action(let action): return perform(action, context)
        // A second click on the same row opens it.
        case .row(window.focus): return perform(.replay, context)
        case .row(let row): choose(row)
        case nil: break
        }
        return []
    }

    /// The keys that do something at the moment.
    var keys: KeyBar<LeaderboardAction> {
        let all: [KeyBar<LeaderboardAction>.Item] = [
            .init(key: "<>", label: tr("switch"), action: .turn),
            .init(key: tr("Enter"), label: tr("replay"), action: .replay),
            .init(key: "+", label: tr("add"), action: .add),
            .init(key: "e", label: tr("edit"), action: .edit),
            .init(key: "d", label: tr("delete"), action: .delete),
            .init(key: "u", label: tr("undo"), action: .undo),
            .init(key: "Esc", label: tr("back"), action: .back),
        ]
        return KeyBar(
            items: all.filter { item in
                switch item.action {
                case .turn: boards.count > 1
                case .replay, .edit, .delete: !entries.isEmpty
                case .undo: !changes.isEmpty
                default: true
                }
            })
    }
}
