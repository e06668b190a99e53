import FoundationEssentials
import Localization
import Model
import Presentation
import TerminalCore

/// Rank, name, score and date; entries can be added, edited and deleted, with undo. An entry with a recording
/// opens its replay.
struct LeaderboardScreen: Page {
    enum Action: PageAction {
        /// Another board, wrapping around.
        case turn
        case replay, add, edit, delete, filter, undo, back
        /// Goes to a row; the focused one opens its replay.
        case row(Int)
        case scroll
        case dialog(ScoreDialog.Part)
    }

    static let bindings: KeyTable<Action> = [
        Binding(pair: { _ in "←→" }, does: .turn, label: tr("leaderboard")),
        Binding(.enter, .character(" "), does: .replay, label: tr("replay")),
        Binding(.character("+"), .insert, does: .add, label: tr("add")),
        Binding(.character("e"), does: .edit, label: tr("edit")),
        Binding(.character("d"), .delete, does: .delete, label: tr("delete")),
        Binding(.character("f"), does: .filter, label: tr("hide marked")),
        Binding(.character("u"), does: .undo, label: tr("undo")),
    ]

    let topic: HelpTopic? = .leaderboard

    private(set) var name: LeaderboardID
    private(set) var boards: [LeaderboardID] = []
    /// Ranked entries, then those of chosen seeds.
    private(set) var entries: [ScoreEntry] = []
    private var window = ListViewport()
    /// Covers the list.
    private var dialog: ScoreDialog?
    private var filter = Leaderboard.Filter.all
    private var lookup = EvidenceLookup()
    /// Set while the key bar has the focus instead of a row.
    private(set) var focusedKey: Action?
    private var message: SafeText?
    /// Changes while the page was open, oldest first.
    private var changes: [ScoreEdit] = []
    private var wanted: ScoreEntry.ID?

    init(_ context: ScreenContext, board name: LeaderboardID) { self.name = name }

    func subject(_ context: ScreenContext) -> GameKind { name.game }

    var chosen: ScoreEntry? { entries.indices.contains(window.focus) ? entries[window.focus] : nil }

    /// Whether entries with an aid exist, so that the filter is useful.
    private var hasAided: Bool { filter == .unaided || entries.contains { $0.aid != nil } }

    // MARK: - Entries

    mutating func receive(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch event {
        case .appeared:
            if entries.isEmpty { wanted = context.newest }
            load(context)
        case .answer(.scores): load(context)
        case .answer(.evidence(let found)): lookup.receive(found)
        case .answer(.recorded(let game)): return [.open(.replay(game))]
        case .answer(.failure(let reason)): message = reason
        default: break
        }
        return lookUp(context.size)
    }

    /// Selects the board's entries and the focused one.
    private mutating func load(_ context: ScreenContext) {
        let board = Leaderboard(context.scores, name, filter)
        entries = board.entries + board.marked
        // A visited board stays, though its last entry is deleted: the count must not change.
        boards = LeaderboardList.all(of: context.scores, with: boards + [name])
        let index = entries.firstIndex { $0.id == wanted }
        if let wanted { lookup.forget(wanted) }
        wanted = nil
        window.choose(index ?? window.focus, in: room(in: context.size))
    }

    private mutating func lookUp(_ size: Size) -> [Effect] {
        lookup.request(entries[window.rows(in: room(in: size))])
    }

    /// Shows a board from its first entry on, or from a wanted one.
    private mutating func start(at wanted: ScoreEntry.ID?, _ context: ScreenContext) {
        (self.wanted, message, window) = (wanted, nil, ListViewport())
        load(context)
    }

    private mutating func apply(_ change: ScoreEdit, saying message: SafeText) -> [Effect] {
        self.message = message
        switch change {
        case .add(let entry), .edit(_, let entry): wanted = entry.id
        case .delete: break
        }
        return [.editScores(change)]
    }

    // MARK: - Input

    func isAvailable(_ action: Action, _ context: ScreenContext) -> Bool {
        switch action {
        case .turn: boards.count > 1
        case .replay: chosen.map { lookup.evidence.recorded.contains($0.id) } ?? false
        case .edit, .delete: !entries.isEmpty
        case .filter: hasAided
        case .undo: !changes.isEmpty
        default: true
        }
    }

    /// A recording may be found while the mouse is on its way to a key.
    func keepsPlace(_ action: Action) -> Bool { action == .replay && !entries.isEmpty }

    func label(of action: Action, _ context: ScreenContext) -> SafeText? {
        action == .filter && filter != .all ? tr("all scores") : nil
    }

    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch event {
        case .input(.resize): return receive(event, context)
        case .input(let input) where dialog != nil:
            return dialog?.handle(input).map { choose(.dialog($0), by: 1, context) } ?? []
        case .input(.key(let press)):
            // Arrows and two buttons reach everything.
            guard let key = focusedKey, press.phase != .release else { return handle(press, context) }
            if [.enter, .character(" ")].contains(press.key) { return choose(key, by: 1, context) }
            guard press.key == .escape else { return handle(press, context) }
            focusedKey = nil
            return []
        default: return receive(event, context)
        }
    }

    mutating func move(_ movement: Movement, _ context: ScreenContext) -> [Effect] {
        switch (movement, focusedKey) {
        case (.next, _), (.right, .some): moveAlongKeys(1, context)
        case (.previous, _), (.left, .some): moveAlongKeys(-1, context)
        case (.up, .some): focusedKey = nil
        case (.left, nil): return choose(.turn, by: -1, context)
        case (.right, nil): return choose(.turn, by: 1, context)
        default: window.move(movement, in: room(in: context.size))
        }
        return lookUp(context.size)
    }

    /// Moves the focus from the list to the keys, and from the last key back to the list.
    private mutating func moveAlongKeys(_ step: Int, _ context: ScreenContext) {
        let keys = keyBar(context).items.filter { !$0.isIdle }.map(\.action)
        focusedKey = ([nil] + keys).element(after: focusedKey, by: step)
    }

    mutating func choose(_ action: Action, by step: Int, _ context: ScreenContext) -> [Effect] {
        perform(action, by: step, context) + lookUp(context.size)
    }

    private mutating func perform(_ action: Action, by step: Int, _ context: ScreenContext) -> [Effect] {
        switch action {
        case .turn where boards.count > 1:
            (name, filter) = (boards.element(after: name, by: step), .all)
            start(at: context.newest, context)
        case .filter where hasAided:
            filter = filter == .all ? .unaided : .all
            start(at: chosen?.id, context)
        case .turn, .filter: break
        // A second click on a row opens it.
        case .replay, .row(window.focus): return replay()
        case .row(let row): window.choose(row, in: room(in: context.size))
        case .scroll: window.choose(window.focus - 3 * step, in: room(in: context.size))
        case .add: dialog = ScoreDialog(.add(name), context)
        case .edit: dialog = chosen.map { ScoreDialog(.edit($0), context) }
        case .delete: dialog = chosen.map { ScoreDialog(.delete($0), context) }
        case .dialog(let part):
            guard let answer = dialog?.choose(part, context) else { return [] }
            dialog = nil
            guard case .change(let change) = answer else { return [] }
            changes.append(change)
            return apply(change, saying: change.message)
        case .undo:
            guard let change = changes.popLast() else {
                message = tr("Nothing to undo")
                return []
            }
            return apply(change.inverse, saying: tr("Undone"))
        case .back: return [.back]
        }
        return []
    }

    private mutating func replay() -> [Effect] {
        guard let chosen else { return [] }
        guard lookup.isUnderWay || lookup.evidence.recorded.contains(chosen.id) else {
            message = tr("There is no recording of this score")
            return []
        }
        return [.query(.recorded(chosen.id))]
    }

    // MARK: - Room

    /// Keeps an almost empty list this high.
    private static let leastRows = 5
    /// Leaves the bars a good length.
    private static let columns = 70

    private func layout(_ size: Size) -> PageLayout {
        let rows = max(Self.leastRows, entries.count) + Self.headingRows(in: size) + legendRows
        return PageLayout(size: size, .init(columns: Self.columns, rows: rows, hasSubtitle: true))
    }

    /// The heading and an empty row, as far as there is room.
    private static func headingRows(in size: Size) -> Int {
        size.height >= 18 ? 2 : size.height >= 12 ? 1 : 0
    }

    private var legendRows: Int {
        hasAided || entries.contains { lookup.evidence.unearned.contains($0.id) } ? 1 : 0
    }

    private func room(in size: Size) -> ListViewport.Room {
        .init(
            of: entries.count,
            height: layout(size).body.size.height - Self.headingRows(in: size) - legendRows)
    }

    // MARK: - Drawing

    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let layout = layout(context.size)
        layout.draw(
            title: tr("Leaderboard"), subtitle: subtitle(layout.size.width), message: message, on: &canvas,
            context)
        drawEntries(in: layout.body, layout.inks(context.display), on: &canvas, context)
        canvas.offerWheel(canvas.bounds, Action.scroll)
        keyBar(context).draw(
            on: &canvas, in: layout.navigation,
            ink: .onGround(context.display.theme, dimmed: dialog != nil),
            focus: dialog == nil ? focusedKey : nil)
        return dialog?.dialog(in: canvas.bounds, context.display).draw(on: &canvas, context.display)
    }

    /// The board's name, and more where there is room.
    private func subtitle(_ columns: Int) -> SafeText {
        let title = name.title
        let kept: SafeText = filter == .unaided ? ", " + SafeText(tr("unmarked")) : ""
        let count = boards.count
        let position = (boards.firstIndex(of: name) ?? 0) + 1
        let number: SafeText = count > 1 ? "  " + SafeText(tr("\(position) of \(count)")) : ""
        let layouts = [title + kept + number, title + kept, title]
        return layouts.first { $0.columns <= columns } ?? title
    }

    private func drawEntries(
        in body: Rect, _ inks: SheetStyle, on canvas: inout Canvas, _ context: ScreenContext
    ) {
        guard !entries.isEmpty else {
            let nobody: SafeText = hasAided ? tr("No scores without a mark") : tr("No scores yet")
            canvas.centre(nobody.wrapped(to: body.size.width), in: body, from: body.top + 1, inks.quiet)
            canvas.focus = Point(x: body.left, y: body.top + 1)
            return
        }
        let (display, days) = (context.display, RecentDays(at: context.date, context.localTime))
        let shown = window.rows(in: room(in: context.size))
        let rows = shown.map { index in
            LeaderboardRow(
                entries[index], rank: index + 1, isNewest: entries[index].id == context.newest,
                lookup.evidence, best: entries.first, days)
        }
        let table = LeaderboardTable([.heading] + rows, in: body)
        let headings = Self.headingRows(in: context.size)
        if headings > 0 {
            table.draw(.heading, at: body.top, on: &canvas, inks.quiet, bar: inks.quiet, display)
        }
        let area = body.rows(from: body.top + headings, to: body.bottom - legendRows)
        for (index, row) in zip(shown, rows) {
            let y = area.top + index - shown.lowerBound
            canvas.offer(Offer(body.row(y), Action.row(index), holdsScan: true))
            let isFocused = index == window.focus && focusedKey == nil
            if isFocused { canvas.focus = Point(x: table.nameLeft, y: y) }
            let isMedal = row.isRanked && inks.medals.indices.contains(index) && !isFocused
            let style = isFocused ? display.theme.focus : row.isNewest ? inks.accent : inks.text
            table.draw(
                row, at: y, on: &canvas, style, medal: isMedal ? inks.medals[index] : nil,
                bar: isFocused ? style : inks.quiet, display)
        }
        ScrollIndicators(shown, of: entries.count).draw(on: &canvas, in: area, display)
        var x = body.left + 1
        for words in ScoreMark.legend(Set(rows.flatMap(\.marks))) where x + words.columns <= body.right {
            canvas.write(words, at: Point(x: x, y: body.bottom - 1), inks.quiet)
            x += words.columns + 3
        }
    }
}
