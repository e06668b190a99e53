import FoundationEssentials
import Model
import TerminalCore
import Localization
import Presentation

/// Rank, name, score and date; entries can be added, edited and deleted, with undo. An entry with a recording
/// opens its replay.
struct LeaderboardScreen: Page {
    /// What covers the list.
    enum Overlay: Hashable, Sendable {
        case none
        case form(ScoreForm)
        case question(DeleteConfirmation)
    }

    /// Ranked entries, then those of chosen seeds.
    var entries: [ScoreEntry] = []
    var window = ListViewport()
    var overlay = Overlay.none
    var name: LeaderboardID
    var boards: [LeaderboardID] = []
    var filter = Leaderboard.Filter.all
    /// Whether entries with an aid exist, so that the filter is useful.
    var hasAided = false
    /// Covers entries that have been visible.
    var evidence = ScoreEvidence()
    /// Set while the key bar has the focus instead of a row.
    var focusedKey: Action?
    var word: SafeText?
    /// Changes while the page was open, oldest first.
    var changes: [ScoreEdit] = []
    private var wanted: ScoreEntry.ID?
    /// Entries whose games have been requested.
    private var asked: Set<ScoreEntry.ID> = []
    /// Requests without an answer so far.
    private var openLookups = 0
    var isLookingUp: Bool { openLookups > 0 }

    init(_ context: ScreenContext, board name: LeaderboardID) {
        self.name = name
    }

    mutating func receive(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch event {
        case .appeared:
            if entries.isEmpty { wanted = context.newest }
            load(context)
        case .answer(.scores): load(context)
        case .answer(.evidence(let found)):
            openLookups -= 1
            evidence.recorded.formUnion(found.recorded)
            evidence.unearned.formUnion(found.unearned)
        case .answer(.recorded(let game)): return [.open(.replay(game))]
        case .answer(.failure(let reason)): word = reason
        default: break
        }
        return lookUp(context.size)
    }

    /// Selects the board's entries and the focused one.
    private mutating func load(_ context: ScreenContext) {
        let board = Leaderboard(context.scores, name, filter)
        entries = board.entries + board.marked
        hasAided = filter == .unaided || entries.contains { $0.aid != nil }
        // A visited board stays, though its last entry is deleted: the count must not change.
        boards = LeaderboardList.all(of: context.scores, with: boards + [name])
        let place = entries.firstIndex { $0.id == wanted }
        if let wanted {
            // An edit may change whether its game earns the score.
            asked.remove(wanted)
            evidence.unearned.remove(wanted)
        }
        wanted = nil
        choose(place ?? window.focus, context.size)
    }

    func layout(_ size: Size) -> PageLayout {
        let rows = max(Self.leastRows, entries.count) + Self.headingRows(in: size) + (hasLegend ? 1 : 0)
        return PageLayout(size: size, .init(columns: Self.columns, rows: rows, hasSubtitle: true))
    }

    /// Keeps an almost empty list this high.
    private static let leastRows = 5
    /// Leaves the bars a good length.
    private static let columns = 70

    /// Requests the games of newly visible entries; each is replayed.
    mutating func lookUp(_ size: Size) -> [Effect] {
        let shown = window.rows(of: entries.count, height: height(size))
        let fresh = entries[shown].filter { !asked.contains($0.id) }
        asked.formUnion(fresh.map(\.id))
        guard !fresh.isEmpty else { return [] }
        openLookups += 1
        return [.query(.evidence(fresh))]
    }

    mutating func turn(_ step: Int, _ context: ScreenContext) {
        guard boards.count > 1 else { return }
        name = boards.element(after: name, by: step)
        filter = .all
        wanted = context.newest
        start(context)
    }

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

    /// The heading and an empty row, as far as there is room.
    static func headingRows(in size: Size) -> Int { size.height >= 18 ? 2 : size.height >= 12 ? 1 : 0 }

    var hasLegend: Bool { hasAided || entries.contains { evidence.unearned.contains($0.id) } }

    /// Visible rows.
    func height(_ size: Size) -> Int {
        max(1, layout(size).body.size.height - Self.headingRows(in: size) - (hasLegend ? 1 : 0))
    }

    mutating func choose(_ row: Int, _ size: Size) {
        window.choose(row, of: entries.count, height: height(size))
    }

    var chosen: ScoreEntry? { entries.indices.contains(window.focus) ? entries[window.focus] : nil }

    /// Adds the change to the undo list.
    mutating func edit(_ change: ScoreEdit, saying word: SafeText) -> [Effect] {
        changes.append(change)
        return apply(change, saying: word)
    }

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
