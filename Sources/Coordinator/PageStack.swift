import Model

/// Which page is in front: what the program begins with, then a game with pages over it.
struct PageStack<Page> {
    private struct Entry {
        var page: Page
        let game: GameKind?
    }

    /// From the one that everything leads back to, to the one in front; never empty.
    private var entries: [Entry]

    init(_ first: Page, game: GameKind? = nil) { entries = [Entry(page: first, game: game)] }

    var current: Page { entries[entries.count - 1].page }

    /// Changes the page in front where it is: a copy for each key would be most of a key's work.
    mutating func update<R>(_ change: (inout Page) -> R) -> R { change(&entries[entries.count - 1].page) }

    /// Whether there is nothing below the page in front.
    var isRoot: Bool { entries.count == 1 }

    /// Puts a page in front.
    mutating func push(_ page: Page) { entries.append(Entry(page: page, game: nil)) }

    /// Goes back to the page before; the first stays.
    mutating func pop() { if !isRoot { entries.removeLast() } }

    /// Brings a game to the front: one that is there keeps its place while pages are looked at, another one
    /// starts over.
    /// - Parameter keepsFirst: whether the first page stays below every game, as a menu does.
    mutating func show(game: GameKind, keepsFirst: Bool, _ make: () -> Page) {
        if let index = entries.firstIndex(where: { $0.game == game }) {
            entries.removeLast(entries.count - 1 - index)
        } else {
            entries = (keepsFirst ? Array(entries.prefix(1)) : []) + [Entry(page: make(), game: game)]
        }
    }
}
