import Presentation

/// The root page, a game above it, and pages above that.
struct PageStack<Page> {
    private struct Entry {
        var page: Page
        let route: Route
        let number: Int
    }

    /// From the root to the front; never empty.
    private var entries: [Entry]

    private var opened = 1

    init(_ first: Page, _ route: Route) { entries = [Entry(page: first, route: route, number: 0)] }

    var current: Page { entries[entries.count - 1].page }

    /// Of the page in front; no other ever has it.
    var number: Int { entries[entries.count - 1].number }

    /// In place: a copy for each key would be most of a key's work.
    mutating func update<R>(_ change: (inout Page) -> R) -> R { change(&entries[entries.count - 1].page) }

    var isRoot: Bool { entries.count == 1 }

    /// The root stays.
    mutating func pop() { if !isRoot { entries.removeLast() } }

    /// Returns to a page that is already open, as it was left. Another page is put on top, another game
    /// replaces the current one.
    /// - Parameter keepsFirst: whether the root page stays below every game, as a menu does.
    mutating func show(_ route: Route, keepsFirst: Bool, _ make: () -> Page) {
        if let index = entries.firstIndex(where: { $0.route == route }) {
            return entries.removeSubrange((index + 1)...)
        }
        if case .game = route { entries.removeSubrange((keepsFirst ? 1 : 0)...) }
        entries.append(Entry(page: make(), route: route, number: opened))
        opened += 1
    }
}
