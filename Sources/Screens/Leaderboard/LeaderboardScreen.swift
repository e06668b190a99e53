import FoundationEssentials
import Model
import TerminalCore
import Localization
import Presentation
import GameRules

/// The leaderboards: rank, name, score, and when; entries can be added, edited and deleted, and all of it
/// undone. An entry of a recorded game opens its replay.
struct LeaderboardScreen: Screen {
    /// What lies over the list.
    enum Overlay: Hashable, Sendable {
        case none
        case form(ScoreForm)
        case question(DeleteConfirmation)
    }

    /// The ranked ones first, then those of chosen seeds.
    var entries: [ScoreEntry] = []
    var window = ListViewport()
    var layout: PageLayout
    var overlay = Overlay.none
    /// The board that is shown.
    var name: LeaderboardID
    /// Every board that there is.
    var boards: [LeaderboardID] = []
    /// What has become of the last deed.
    var word: SafeText?
    /// What was changed while the screen was shown, oldest first.
    var changes: [ScoreEdit] = []
    /// The entry to stand on after the next change.
    private var wanted: ScoreEntry.ID?

    /// A board, with the newest entry in sight.
    init(_ context: ScreenContext, board name: LeaderboardID) {
        self.name = name
        layout = PageLayout(size: context.size, .init(hasSubtitle: true))
    }

    /// Takes an event.
    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch event {
        case .appeared:
            layout = PageLayout(size: context.size, .init(hasSubtitle: true))
            if entries.isEmpty { wanted = context.newest }
            load(context)
        case .answer(.scores): load(context)
        case .answer(.recorded(let game)): return [.open(.replay(game))]
        case .answer(.failure(let reason)): word = reason
        case .input(.resize):
            layout = PageLayout(size: context.size, .init(hasSubtitle: true))
            choose(window.focus)
        case .input(let input): return take(input, context)
        default: break
        }
        return []
    }

    /// A page does not move by itself.
    func wake(_ context: ScreenContext) -> Duration? { nil }

    /// Picks the entries of the board, and finds the one to stand on.
    private mutating func load(_ context: ScreenContext) {
        let board = Leaderboard(context.scores, name)
        entries = board.entries + board.marked
        // A board that has been looked at stays, though its last entry goes: the count does not jump.
        boards = LeaderboardList.all(of: context.scores, with: boards + [name])
        let place = entries.firstIndex { $0.id == wanted }
        wanted = nil
        choose(place ?? window.focus)
    }

    /// Shows another board.
    mutating func turn(_ step: Int, _ context: ScreenContext) {
        guard let place = boards.firstIndex(of: name), boards.count > 1 else { return }
        name = boards[(place + step + boards.count) % boards.count]
        word = nil
        window = ListViewport()
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
    mutating func revise(_ change: ScoreEdit, saying word: SafeText) -> [Effect] {
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

    private mutating func apply(_ change: ScoreEdit, saying word: SafeText) -> [Effect] {
        self.word = word
        switch change {
        case .add(let entry), .edit(_, let entry): wanted = entry.id
        case .delete: break
        }
        return [.editScores(change)]
    }
}
