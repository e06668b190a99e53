import FoundationEssentials
public import Model
import TerminalCore
import Localization

/// The leaderboards: rank, name, score, and when; entries can be added, edited and deleted, and all of it
/// undone. An entry of a recorded game opens its replay.
public struct LeaderboardScreen: Screen {
    /// What lies over the list.
    enum Dialogue: Hashable, Sendable {
        case none
        case form(ScoreForm)
        case question(DeleteQuestion)
    }

    /// The ranked ones first, then those of chosen seeds.
    var entries: [ScoreEntry] = []
    var window = ListWindow()
    var layout: PageLayout
    var dialogue = Dialogue.none
    /// The board that is shown.
    var name: LeaderboardID
    /// Every board that there is.
    var boards: [LeaderboardID] = []
    /// What has become of the last deed.
    var word: SafeText?
    /// What was changed while the screen was shown, oldest first.
    var changes: [ScoreRevision] = []
    /// The entry to stand on after the next change.
    private var wanted: ScoreEntry.ID?

    /// A board, with the newest entry in sight.
    public init(_ context: Context, board name: LeaderboardID) {
        self.name = name
        layout = PageLayout(size: context.size)
    }

    /// Takes an event.
    public mutating func update(_ event: ScreenEvent, _ context: Context) -> [Effect] {
        switch event {
        case .appeared:
            layout = PageLayout(size: context.size)
            if entries.isEmpty { wanted = context.newest }
            load(context)
        case .answer(.scores): load(context)
        case .answer(.recorded(let game)): return [.go(.replay(game))]
        case .answer(.nothing(let reason)): word = reason
        case .input(.resize):
            layout = PageLayout(size: context.size)
            choose(window.focus)
        case .input(let input): return take(input, context)
        default: break
        }
        return []
    }

    /// A page does not move by itself.
    public func wake(_ context: Context) -> Duration? { nil }

    /// Picks the entries of the board, and finds the one to stand on.
    private mutating func load(_ context: Context) {
        let board = Leaderboard(context.scores, name)
        entries = board.entries + board.marked
        // A board that has been looked at stays, though its last entry goes: the count does not jump.
        boards = BoardList.boards(of: context.scores, with: boards + [name])
        let place = entries.firstIndex { $0.id == wanted }
        wanted = nil
        choose(place ?? window.focus)
    }

    /// Shows another board.
    mutating func turn(_ step: Int, _ context: Context) {
        guard let place = boards.firstIndex(of: name), boards.count > 1 else { return }
        name = boards[(place + step + boards.count) % boards.count]
        word = nil
        window = ListWindow()
        wanted = context.newest
        load(context)
    }

    /// The rows that are seen at once.
    var height: Int { layout.body.size.height - 2 }

    /// Puts the focus on a row.
    mutating func choose(_ row: Int) { window.choose(row, of: entries.count, height: height) }

    /// The entry in focus.
    var chosen: ScoreEntry? { entries.indices.contains(window.focus) ? entries[window.focus] : nil }

    /// Changes the list, and remembers how.
    mutating func revise(_ change: ScoreRevision, saying word: SafeText) -> [Effect] {
        changes.append(change)
        return apply(change, saying: word)
    }

    /// Takes the last change back.
    mutating func undo() -> [Effect] {
        guard let change = changes.popLast() else {
            word = tr("Nothing to undo")
            return []
        }
        return apply(change.inverse, saying: tr("Undone"))
    }

    private mutating func apply(_ change: ScoreRevision, saying word: SafeText) -> [Effect] {
        self.word = word
        switch change {
        case .add(let entry), .edit(_, let entry): wanted = entry.id
        case .delete: break
        }
        return [.revise(change)]
    }
}

/// Which leaderboards there are.
public enum BoardList {
    /// Those with entries, those of the plain games, and those that are or were shown, game by game.
    public static func boards(of scores: [ScoreEntry], with shown: [LeaderboardID]) -> [LeaderboardID] {
        var found = Set(shown)
        // Neighbours in the list are often of one board, and comparing costs less than hashing.
        var last: LeaderboardID?
        for entry in scores where entry.variant != last?.variant || entry.game != last?.game {
            let name = LeaderboardID(entry.game, entry.variant)
            found.insert(name)
            last = name
        }
        found.formUnion(GameScreens.offered.map { LeaderboardID($0, GameOptions(defaultsFor: $0).board) })
        let order = GameKind.allCases
        return found.sorted { one, other in
            let (a, b) = (order.firstIndex(of: one.game) ?? 0, order.firstIndex(of: other.game) ?? 0)
            return (a, one.variant) < (b, other.variant)
        }
    }
}

import GameRules
