import GameRules
import Presentation

/// A recorded game on its own screen: the moves are made when they were made, and what the screen asks to be
/// heard and felt is handed on. What belongs to a player alone, such as the prompt for a name, is left out.
///
/// Its contexts have the replay's time, which begins at zero with the game.
struct ReplayPlayer: Sendable {
    /// The game's screen, to be drawn.
    private(set) var screen: any GameScreen
    private(set) var time = Duration.zero
    /// Whether all has been seen.
    private(set) var isOver = false
    /// Whether the game was given up and has no end of its own.
    private(set) var isGivenUp = false
    private var coming: ArraySlice<RecordedMove>
    /// Sounds whose time is still to come, soonest first.
    private var later: [(moment: Duration, cue: SoundCue)] = []
    /// When the player gave up, in the game's time.
    private let stopped: Duration?

    /// How long the last frame of a game that was given up is looked at.
    private static let lingering = AnimationTiming.winning

    /// A game before its first move.
    init(_ recorded: RecordedGame, _ context: ScreenContext) {
        screen = recorded.options.kind.face.screen(context)
        screen.open(recorded, context)
        coming = recorded.moves[...]
        stopped = recorded.stopped
    }

    /// Tells the screen of something that has happened outside the game, such as another size.
    mutating func send(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        heard(screen.update(event, context))
    }

    /// Asks again for sound that was silenced.
    mutating func soundAgain(_ context: ScreenContext) -> [Effect] {
        isOver ? [] : heard(screen.soundAgain(context))
    }

    /// When something next happens or moves, in the replay's time; nil when all has been seen.
    func wake(_ context: ScreenContext) -> Duration? {
        guard !isOver else { return nil }
        let move = coming.first.flatMap { screen.moment(at: $0.time) }
        // A screen that wants to be woken in the past is woken soon: the time has to go on.
        let wake = screen.wake(context).map { $0 > time ? $0 : time + .milliseconds(1) }
        let end = coming.isEmpty && screen.waitsForMove ? last + Self.lingering : nil
        return [move, wake, end, stop, later.first?.moment].compactMap(\.self).min()
    }

    /// Lets the replay's time pass, event by event, so that nothing is missed at a high pace.
    mutating func advance(to end: Duration, _ context: ScreenContext) -> [Effect] {
        var context = context
        var effects: [Effect] = []
        context.now = time
        while let next = wake(context), next <= end {
            time = max(time, next)
            context.now = time
            effects += step(context)
        }
        time = max(time, end)
        return effects
    }

    /// When the player gave up, once nothing else is to come.
    private var stop: Duration? { coming.isEmpty ? stopped.flatMap(screen.moment(at:)) : nil }

    /// When the last move was made; a game without one begins to wait at once.
    private var last = Duration.zero

    private mutating func step(_ context: ScreenContext) -> [Effect] {
        let due = later.prefix { $0.moment <= time }
        later.removeFirst(due.count)
        var next = screen
        var effects = due.map { Effect.sound($0.cue) } + next.update(.tick, context)
        if let move = coming.first, let moment = next.moment(at: move.time), moment <= time {
            coming.removeFirst()
            effects += next.perform(move, context)
            last = time
        }
        let isLeft = coming.isEmpty && next.waitsForMove && time >= last + Self.lingering
        let isStopped = coming.isEmpty && stop.map { $0 <= time } ?? false
        isGivenUp = isLeft || isStopped
        isOver = isGivenUp || next.isOver
        // The last thing to be seen is what was there before a name was asked for.
        if !next.isOver { screen = next }
        return heard(effects)
    }

    /// What a replay may ask for: it is not in the history, and on no leaderboard.
    private mutating func heard(_ effects: [Effect]) -> [Effect] {
        effects.filter { effect in
            switch effect {
            case .soundLater(let cue, let delay):
                later.append((time + delay, cue))
                later.sort { $0.moment < $1.moment }
                return false
            case .sound(let cue):
                if cue == .silence { later = [] }
                return true
            case .haptic, .speak: return true
            default: return false
            }
        }
    }
}
