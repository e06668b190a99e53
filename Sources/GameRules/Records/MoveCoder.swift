/// Plays a game along with a coder, so that each move is told by what was possible at its time.
struct MoveCoder<Played: Game> {
    private var game: Played
    private var ticks = 0
    private var intervals = [IntervalModel(), IntervalModel()]
    private var likeliest = AdaptiveBitModel()

    init(_ game: Played) { self.game = game }

    /// Codes the next move and makes it.
    /// - Parameter move: nil when the coder is a reader.
    mutating func pass(_ move: RecordedMove?, through coder: inout some SymbolCoder)
        throws(ShareCodeError) -> RecordedMove
    {
        let hasWaited = waitForTurn()
        let interval = move.map { max(0, $0.time.ticks(of: Played.tick) - ticks) } ?? 0
        ticks += try intervals[hasWaited ? 1 : 0].pass(interval, through: &coder)
        guard ticks < RecordedGame.maxTicks else { throw .impossible(.tooLate) }
        let time = Played.tick * ticks
        _ = game.advance(to: time)
        let legal = game.legalMoves
        guard !legal.isEmpty else { throw .impossible(.moveAfterTheEnd) }
        let choice = try pass(move?.choice ?? 0, of: legal.count, through: &coder)
        _ = game.play(legal[choice], at: time)
        return RecordedMove(choice: choice, time: time)
    }

    /// Lets the time pass in which no move is legal; says whether there was any.
    private mutating func waitForTurn() -> Bool {
        var hasWaited = false
        while game.legalMoves.isEmpty, let due = game.deadline {
            _ = game.advance(to: due)
            ticks = max(ticks, due.ticks(of: Played.tick))
            hasWaited = true
        }
        return hasWaited
    }

    private mutating func pass(_ choice: Int, of count: Int, through coder: inout some SymbolCoder)
        throws(ShareCodeError) -> Int
    {
        guard count > 1 else { return 0 }
        guard try coder.bit(choice > 0, &likeliest) else { return 0 }
        return 1 + (try coder.number(choice - 1, below: count - 1))
    }
}
