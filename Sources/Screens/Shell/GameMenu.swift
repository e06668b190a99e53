import Localization
import Model
import Presentation
import TerminalCore

/// What the keys at the bottom of a game's screen do before a round.
enum GameAction: OfferAction {
    case start, games, leaderboard, statistics, settings, help, quit
    /// Copies the result of the last game.
    case copy
    /// Asks again for the name of a score that was not saved.
    case undo

    static let bindings: KeyTable<GameAction> = [
        Binding(.enter, does: .start, label: tr("start")),
        Binding(.character("u"), does: .undo, label: tr("undo")),
        Binding(.character("c"), does: .copy, label: tr("copy")),
        Binding(.character("m"), does: .games, label: tr("games"), givesWay: 1),
        Binding(.character("l"), does: .leaderboard, label: tr("leaderboard"), givesWay: 2),
        Binding(.character("t"), does: .statistics, label: tr("stats"), givesWay: 4),
        Binding(.character("s"), does: .settings, label: tr("settings"), givesWay: 3),
        Binding(.character("?"), does: .help, label: tr("help"), givesWay: 1),
        Binding(.character("q"), does: .quit, label: tr("quit")),
    ]

    /// A start, the last game's result and its name are left to the game.
    func effects(_ board: LeaderboardID) -> [Effect] {
        switch self {
        case .start, .copy, .undo: []
        case .games: [.open(.picker)]
        case .leaderboard: [.open(.leaderboard(board))]
        case .statistics: [.open(.statistics(board.game))]
        case .settings: [.open(.settings)]
        case .help: [.open(.help)]
        case .quit: [.quit]
        }
    }
}

/// What can be done in a round besides playing it.
enum RoundAction: Hashable, Sendable {
    case pause, restart
    /// Ends what is shown, starts the next round, skips the rest of an end.
    case cancel, next, skip
}

extension KeyBar<RoundAction>.Item {
    static var pause: Self { .init(key: "Esc", label: tr("pause"), action: .pause) }
    static var restart: Self { .init(key: "r", label: tr("restart"), action: .restart) }
    static var cancel: Self { .init(key: tr("Backspace"), label: tr("cancel"), action: .cancel) }
    static var next: Self { .init(key: tr("Enter"), label: tr("next round"), action: .next) }
    static var skip: Self { .init(key: tr("Enter"), label: tr("skip"), action: .skip) }
}

/// What keys reach on a game's screen while no round runs: the game's own choices, then the keys at the bottom.
struct GameMenu<Choice: Hashable & Sendable>: Hashable, Sendable {
    enum Item: Hashable, Sendable {
        case choice(Choice)
        case action(GameAction)
    }

    /// What Enter activates.
    var focus = Item.action(.start)

    /// Returns what the key activates, if anything.
    /// - Parameter choices: the game's own, in the order of the frame, as are the actions; made for movements alone.
    mutating func handle(
        _ press: KeyPress, choices: @autoclosure () -> [Choice], actions: [GameAction]
    ) -> Item? {
        guard press.phase != .release, !press.isChord else { return nil }
        switch press.key {
        case .enter: return focus
        case .character(" "): return .action(.start)
        case .character:
            return GameAction.bindings[press.key].flatMap { actions.contains($0) ? .action($0) : nil }
        default: break
        }
        guard let step = Movement(press)?.step else { return nil }
        let items = choices().map(Item.choice) + actions.map(Item.action)
        focus = items.contains(focus) ? items.element(after: focus, by: step) : .action(.start)
        return nil
    }

    var focusedChoice: Choice? { if case .choice(let choice) = focus { choice } else { nil } }
    var focusedAction: GameAction? { if case .action(let action) = focus { action } else { nil } }
}
