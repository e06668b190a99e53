import Presentation
import TerminalCore

/// What can be reached by keys on a game's screen while no round runs: the game's own choices, then the
/// keys at the foot; one of them is in focus.
struct GameMenu<Choice: Hashable & Sendable>: Hashable, Sendable {
    /// Something to activate.
    enum Item: Hashable, Sendable {
        case choice(Choice)
        case action(GameAction)
    }

    /// What Enter activates.
    var focus = Item.action(.start)

    /// Handles a key; what it activates, if anything.
    /// - Parameters:
    ///   - choices: the game's own, in the order in which they stand.
    ///   - actions: the keys at the foot, likewise.
    mutating func handle(_ press: KeyPress, choices: [Choice], actions: [GameAction]) -> Item? {
        guard press.phase != .release, !press.isChord else { return nil }
        let items = choices.map(Item.choice) + actions.map(Item.action)
        switch press.key {
        case .enter: return focus
        case .character(" "): return .action(.start)
        case .character(let letter):
            return GameAction(letter: letter).flatMap { actions.contains($0) ? .action($0) : nil }
        case .tab: move(by: press.modifiers.contains(.shift) ? -1 : 1, items)
        case .right, .down: move(by: 1, items)
        case .left, .up: move(by: -1, items)
        default: break
        }
        return nil
    }

    private mutating func move(by step: Int, _ items: [Item]) {
        focus = items.contains(focus) ? items.element(after: focus, by: step) : .action(.start)
    }

    var focusedChoice: Choice? { if case .choice(let choice) = focus { choice } else { nil } }
    /// The key at the foot in focus.
    var focusedAction: GameAction? { if case .action(let action) = focus { action } else { nil } }
}
