import FoundationEssentials
import Model
import TerminalCore
import Localization
import Presentation

/// The leaderboards: rank, name, score, and when; entries can be added, edited and deleted, and all of it
/// undone. An entry of a recorded game opens its replay.
struct LeaderboardScreen: Page {
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
    var boards: [LeaderboardID] = []
    var filter = Leaderboard.Filter.all
    /// Whether some of them were made with an aid, so that there is something to leave out.
    var hasAided = false
    /// What is known of the games behind the entries that have been in sight.
    var evidence = ScoreEvidence()
    /// The key at the foot that is in focus, instead of a row.
    var focusedKey: Action?
    /// The result of the last action.
    var word: SafeText?
    /// What was changed while the screen was shown, oldest first.
    var changes: [ScoreEdit] = []
    /// The entry to stand on after the next change.
    private var wanted: ScoreEntry.ID?
    /// The entries whose games have been asked for.
    private var asked: Set<ScoreEntry.ID> = []

    /// A board, with the newest entry in sight.
    init(_ context: ScreenContext, board name: LeaderboardID) {
        self.name = name
        layout = PageLayout(size: context.size, .init(hasSubtitle: true))
    }

    mutating func receive(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch event {
        case .appeared:
            if entries.isEmpty { wanted = context.newest }
            load(context)
        case .answer(.scores): load(context)
        case .answer(.evidence(let found)):
            evidence.recorded.formUnion(found.recorded)
            evidence.unearned.formUnion(found.unearned)
            fit(context.size)
            choose(window.focus)
        case .answer(.recorded(let game)): return [.open(.replay(game))]
        case .answer(.failure(let reason)): word = reason
        case .input(.resize):
            fit(context.size)
            choose(window.focus)
        default: break
        }
        return lookUp()
    }

    /// Picks the entries of the board, and finds the one to stand on.
    private mutating func load(_ context: ScreenContext) {
        let board = Leaderboard(context.scores, name, filter)
        entries = board.entries + board.marked
        hasAided = filter == .unaided || entries.contains { $0.aid != nil }
        // A board that has been looked at stays, though its last entry goes: the count does not jump.
        boards = LeaderboardList.all(of: context.scores, with: boards + [name])
        let place = entries.firstIndex { $0.id == wanted }
        if let wanted {
            // Changed, it may be more than its game earns, or no longer.
            asked.remove(wanted)
            evidence.unearned.remove(wanted)
        }
        wanted = nil
        fit(context.size)
        choose(place ?? window.focus)
    }

    /// Lays the page out for its entries.
    private mutating func fit(_ size: Size) {
        let rows = max(Self.leastRows, entries.count) + Self.headingRows(in: size) + (hasLegend ? 1 : 0)
        layout = PageLayout(size: size, .init(columns: Self.columns, rows: rows, hasSubtitle: true))
    }

    /// Rows of a list that is almost empty.
    private static let leastRows = 5
    /// Columns with bars of a good length.
    private static let columns = 70

    /// Asks for the games behind the entries that have come into sight: each is played again for it.
    mutating func lookUp() -> [Effect] {
        let fresh = entries[window.rows(of: entries.count, height: height)].filter { !asked.contains($0.id) }
        asked.formUnion(fresh.map(\.id))
        return fresh.isEmpty ? [] : [.query(.evidence(fresh))]
    }

    /// Shows another board.
    mutating func turn(_ step: Int, _ context: ScreenContext) {
        guard boards.count > 1 else { return }
        name = boards.element(after: name, by: step)
        filter = .all
        wanted = context.newest
        start(context)
    }

    /// Shows all entries, or only those that were made without an aid.
    mutating func toggleFilter(_ context: ScreenContext) {
        guard hasAided else { return }
        filter = filter == .all ? .unaided : .all
        wanted = chosen?.id
        start(context)
    }

    private mutating func start(_ context: ScreenContext) {
        word = nil
        window = ListViewport()
        load(context)
    }

    /// Rows above the entries: the heading and a row of air, as far as there is room.
    static func headingRows(in size: Size) -> Int { size.height >= 18 ? 2 : size.height >= 12 ? 1 : 0 }

    /// Whether the last row says what signs mean.
    var hasLegend: Bool { hasAided || entries.contains { evidence.unearned.contains($0.id) } }

    /// The rows that are seen at once.
    var height: Int {
        max(1, layout.body.size.height - Self.headingRows(in: layout.size) - (hasLegend ? 1 : 0))
    }

    /// Puts the focus on a row.
    mutating func choose(_ row: Int) {
        window.choose(row, of: entries.count, height: height)
    }

    var chosen: ScoreEntry? { entries.indices.contains(window.focus) ? entries[window.focus] : nil }

    /// Changes the list, and remembers how.
    mutating func edit(_ change: ScoreEdit, saying word: SafeText) -> [Effect] {
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
