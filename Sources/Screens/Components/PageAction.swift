import Localization
import Model
import Presentation
import TerminalCore

/// What the keys at the foot of a page do.
enum PageAction: Hashable, Sendable {
    case back, up, down, change

    static var backItem: KeyBar<PageAction>.Item {
        KeyBar.Item(key: "Esc", label: tr("back"), action: .back)
    }
}

extension KeyPress {
    var isBackKey: Bool {
        phase == .press && (key == .escape || key == .character("q"))
    }
}

extension KeyPress {
    /// Where the letters lead that are the same on every page: games, statistics, settings and help. `l` moves
    /// in lists and leads to the leaderboard from the games' screens and from the help.
    ///
    /// - Parameters:
    ///   - topic: where one is; nil on a page without keys of its own, such as the help.
    ///   - kind: the game whose statistics are meant.
    func globalRoute(from topic: HelpTopic?, of kind: GameKind) -> Route? {
        guard phase != .release, modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
        switch key {
        case .character("?"): return topic.map(Route.keys)
        case .character("m") where topic != .games: return .picker
        case .character("t") where topic != .statistics: return .statistics(kind)
        case .character("s") where topic != .settings: return .settings
        default: return nil
        }
    }
}
