import GameRules
import Presentation

/// A recorded game on its own screen: moves are made at their recorded times, and the screen's cues are
/// passed on. What belongs to a live player, such as the prompt for a name, is left out. Its contexts use the
/// replay's time, which begins at zero with the game.
struct ReplayPlayer: Sendable {
    private(set) var screen: any GameScreen
    private(set) var time = Duration.zero
    private(set) var isOver = false
    /// Whether the game was given up and has no end of its own.
    private(set) var isGivenUp = false
    private var coming: ArraySlice<RecordedMove>
    /// Scheduled sounds, soonest first.
    private var later: [(moment: Duration, cue: SoundCue)] = []
    /// When the player gave up, in the game's time.
    private let stopped: Duration?

    /// How long the last frame of such a game is shown.
    private static let lingering = AnimationTiming.winning

    init(_ recorded: RecordedGame, _ context: ScreenContext) {
        screen = recorded.options.kind.face.screen(context)
        screen.open(recorded, context)
        coming = recorded.moves[...]
        stopped = recorded.stopped
    }

    /// Passes on events outside the game, such as another size.
    mutating func send(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        heard(screen.update(event, context))
    }

    /// After sound was silenced.
    mutating func soundAgain(_ context: ScreenContext) -> [Effect] {
        isOver ? [] : heard(screen.soundAgain(context))
    }

    /// In the replay's time; nil at the end.
    func wake(_ context: ScreenContext) -> Duration? {
        guard !isOver else { return nil }
        let move = coming.first.flatMap { screen.moment(at: $0.time) }
        // A wake-up in the past becomes one soon: time must advance.
        let wake = screen.wake(context).map { $0 > time ? $0 : time + .milliseconds(1) }
        let end = coming.isEmpty && screen.waitsForMove ? last + Self.lingering : nil
        return [move, wake, end, stop, later.first?.moment].compactMap(\.self).min()
    }

    /// Event by event, so that nothing is missed at high speed.
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

    /// When the player gave up, once nothing else follows.
    private var stop: Duration? { coming.isEmpty ? stopped.flatMap(screen.moment(at:)) : nil }

    /// The last move; a game without one begins to wait at once.
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
        // The last frame is the one before a name was asked for.
        if !next.isOver { screen = next }
        return heard(effects)
    }

    /// Only cues: a replay is not in the history, and on no leaderboard.
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
