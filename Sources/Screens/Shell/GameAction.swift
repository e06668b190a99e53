import Localization
import Model
import Presentation

/// What the keys at the foot of a game's screen do before a round.
enum GameAction: Hashable, Sendable {
    case start, games, leaderboard, statistics, settings, help, quit
    /// Copies the result of the game that ended last.
    case copy
    /// Asks again for the name of a score that was not saved.
    case undo

    init?(letter: Character) {
        switch letter {
        case "m": self = .games
        case "l": self = .leaderboard
        case "t": self = .statistics
        case "s": self = .settings
        case "c": self = .copy
        case "u": self = .undo
        case "?": self = .help
        case "q": self = .quit
        default: return nil
        }
    }

    /// Its effects; a start, the last game's result and its name are left to the game.
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

    /// The keys as they are shown.
    /// - Parameters:
    ///   - hasResult: whether a game has ended whose result can be copied.
    ///   - isUnsaved: whether its score was not saved and can be still.
    static func keys(hasResult: Bool, isUnsaved: Bool = false) -> KeyBar<GameAction> {
        let all: [KeyBar<GameAction>.Item] = [
            .init(key: tr("Enter"), label: tr("start"), action: .start),
            .init(key: "u", label: tr("undo"), action: .undo),
            .init(key: "c", label: tr("copy"), action: .copy),
            .init(key: "m", label: tr("games"), action: .games, givesWay: 1),
            .init(key: "l", label: tr("leaderboard"), action: .leaderboard, givesWay: 2),
            .init(key: "t", label: tr("stats"), action: .statistics, givesWay: 4),
            .init(key: "s", label: tr("settings"), action: .settings, givesWay: 3),
            .init(key: "?", label: tr("help"), action: .help, givesWay: 1),
            .init(key: "q", label: tr("quit"), action: .quit),
        ]
        return KeyBar(
            items: all.filter { item in
                switch item.action {
                case .copy: hasResult
                case .undo: isUnsaved
                default: true
                }
            })
    }
}

/// What can be done with a round that runs, beside playing it.
enum RoundAction: Hashable, Sendable {
    case pause, restart
    /// Ends what is shown, goes on with the next round, skips the rest of an end.
    case cancel, next, skip
}

extension KeyBar<RoundAction>.Item {
    static var pause: Self { .init(key: "Esc", label: tr("pause"), action: .pause) }
    static var restart: Self { .init(key: "r", label: tr("restart"), action: .restart) }
    static var cancel: Self { .init(key: tr("Backspace"), label: tr("cancel"), action: .cancel) }
    static var next: Self { .init(key: tr("Enter"), label: tr("next round"), action: .next) }
    static var skip: Self { .init(key: tr("Enter"), label: tr("skip"), action: .skip) }
}
