/// A game that was played: options, seed and moves with their times reproduce it to the last frame.
///
/// Made by a `GameSession` or read from a `ShareCode`, so its moves are legal, each at its time; a replay
/// passes over any that are not.
public struct RecordedGame: Hashable, Sendable {
    /// More moves than anyone plays: a sequence of 350 repeated whole.
    public static let maxMoves = 65_535
    /// A move comes before this many ticks have passed: 248 days of Simon.
    static let maxTicks = 1 << IntervalModel.maxBits

    /// The game and what it was played with.
    public private(set) var options: GameOptions
    /// What the sequence was drawn from.
    public private(set) var seed: UInt64
    /// The moves, first to last.
    public private(set) var moves: [RecordedMove]
    /// The points that are claimed; `verdict` says whether the moves earn them.
    public var score: Int

    /// What a reader begins with.
    static let blank = RecordedGame(options: .simon(SimonOptions()), seed: 0, moves: [], score: 0)

    /// Tells all of the game to a coder: the one description of what a share code holds.
    mutating func code(with coder: inout some SymbolCoder) throws(ShareCodeError) {
        let version = try coder.number(SeededGenerator.version, below: 16)
        guard version == SeededGenerator.version else { throw .newer }
        try options.code(with: &coder)
        seed = try coder.natural(seed)
        score = Int(truncatingIfNeeded: try coder.natural(UInt64(max(0, score))) & UInt64(Int.max))
        moves = try Self.pass(moves, of: options.newGame(seed: seed), through: &coder)
    }

    private static func pass(
        _ moves: [RecordedMove], of game: some Game, through coder: inout some SymbolCoder
    ) throws(ShareCodeError) -> [RecordedMove] {
        let count = try coder.natural(UInt64(moves.count))
        guard count <= maxMoves else { throw .impossible(.tooManyMoves) }
        var walk = MoveCoder(game)
        var result: [RecordedMove] = []
        for place in 0..<Int(count) {
            let move = moves.indices.contains(place) ? moves[place] : nil
            result.append(try walk.pass(move, through: &coder))
        }
        return result
    }
}
