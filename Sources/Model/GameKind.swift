/// The raw value is the name in files and on the command line.
package enum GameKind: String, CaseIterable, Hashable, Sendable {
    case simon, squares, pairs, words, match
}

/// Something of each game, such as its screen. Nothing else depends on the kind of game: when a game is added, the compiler
/// names every such list.
package struct EachGame<Value: Sendable>: Sendable {
    private let simon, squares, pairs, words, match: Value

    package init(simon: Value, squares: Value, pairs: Value, words: Value, match: Value) {
        (self.simon, self.squares, self.pairs, self.words, self.match) = (simon, squares, pairs, words, match)
    }

    package subscript(kind: GameKind) -> Value {
        switch kind {
        case .simon: simon
        case .squares: squares
        case .pairs: pairs
        case .words: words
        case .match: match
        }
    }
}
