/// Plays a game along with a coder, so that each move is told by what was possible at its time.
struct MoveCoder<Played: Game> {
    private var game: Played
    private var ticks = 0
    private var intervals = [IntervalModel(), IntervalModel()]
    private var likeliest = AdaptiveBitModel()

    init(_ game: Played) { self.game = game }

    /// Codes the next move and makes it.
    /// - Parameter move: nil when the coder is a reader.
    mutating func code(_ move: RecordedMove?, with coder: inout some SymbolCoder)
        throws(ShareCodeError) -> RecordedMove
    {
        let hasWaited = waitForTurn()
        let interval = move.map { max(0, $0.time.ticks(of: Played.tick) - ticks) } ?? 0
        ticks += try intervals[hasWaited ? 1 : 0].code(interval, with: &coder)
        guard ticks < RecordedGame.maxTicks else { throw .impossible(.tooLate) }
        let time = Played.tick * ticks
        _ = game.advance(to: time)
        let legal = game.legalMoves
        guard !legal.isEmpty else { throw .impossible(.moveAfterTheEnd) }
        let choice = try code(move?.choice ?? 0, of: legal.count, with: &coder)
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

    /// Codes after the last move whether and when the player gave up, which a game that is over leaves no time for.
    mutating func codeStop(_ stopped: Duration?, with coder: inout some SymbolCoder) throws(ShareCodeError)
        -> Duration?
    {
        guard !game.isOver, try coder.flag(stopped != nil) else { return nil }
        let interval = stopped.map { max(0, $0.ticks(of: Played.tick) - ticks) } ?? 0
        let read = try coder.natural(UInt64(interval))
        guard read < RecordedGame.maxTicks - ticks else { throw .impossible(.tooLate) }
        ticks += Int(read)
        let time = Played.tick * ticks
        _ = game.advance(to: time)
        guard game.allows(.stop) else { throw .impossible(.moveAfterTheEnd) }
        return time
    }

    private mutating func code(_ choice: Int, of count: Int, with coder: inout some SymbolCoder)
        throws(ShareCodeError) -> Int
    {
        guard count > 1 else { return 0 }
        guard try coder.bit(choice > 0, &likeliest) else { return 0 }
        return 1 + (try coder.number(choice - 1, below: count - 1))
    }
}
