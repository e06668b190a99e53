/// The raw value is the name in files and on the command line.
package enum GameKind: String, CaseIterable, Hashable, Sendable {
    case simon, squares, pairs, words, match
}

/// Something that each game has one of, such as its screen; the game's own files give it, in an extension. Nothing else
/// depends on the kind of game: when a game is added here, the compiler names every such type that lacks it.
package protocol OfEachGame: Sendable {
    static var simon: Self { get }
    static var squares: Self { get }
    static var pairs: Self { get }
    static var words: Self { get }
    static var match: Self { get }
}

extension OfEachGame {
    package static subscript(kind: GameKind) -> Self {
        switch kind {
        case .simon: simon
        case .squares: squares
        case .pairs: pairs
        case .words: words
        case .match: match
        }
    }
}
