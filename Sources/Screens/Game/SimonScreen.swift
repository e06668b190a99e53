import GameRules
import Model
import TerminalCore
import Presentation

/// Simon's screen: the board, played freely before a game and by the rules in it.
struct SimonScreen: Screen {
    /// What the screen is doing.
    enum Stage: GameStage, Hashable {
        /// Waiting for a start; the pads sound for the joy of it.
        case ready
        case playing
        /// The round stands still under a menu.
        case paused(PauseMenu)
        /// The razz sounds and the right pad blinks, until a time.
        case failing(FinishedGame, SimonMistakeCause, since: Duration)
        /// The game is won; the signal sounds from a time on.
        case winning(FinishedGame, SimonVictory, from: Duration)
        /// A name is asked for.
        case naming(GameOverPrompt)
    }

    var stage = Stage.ready
    var game = GameSession<SimonGame>(options: SimonOptions(), seed: 0)
    var clock = GameClock(at: .zero)
    /// What Simon shows, and whether its sound has been asked for.
    var show: SimonPlayback?
    var lights = [PadLight](repeating: PadLight(), count: Pad.allCases.count)
    /// When the light of a pressed pad goes out again.
    var lightOffTimes: [Pad: Duration] = [:]
    /// The press that was heard last, and when; not one that sounds until it is let go.
    var tone: (pad: Pad, start: Duration)?
    var jolt: Jolt?
    /// The pad whose mouse button is down.
    var heldByMouse: Pad?
    /// The pads whose keys are down: a pad may have moved before its key comes up.
    var heldByKey: [Key: Pad] = [:]
    /// The pads as they stand in reading order.
    var places = Pad.allCases
    /// Where they will stand, and when.
    var coming: (places: [Pad], at: Duration)?
    /// The place under the mouse.
    var hovered: Int?
    var board: Board
    var layout: GameLayout
    var size: Size
    var focus = SimonAction.start
    /// The place that Enter presses in a round.
    var focusedPlace: Int?
    /// Number of the last sequence asked for.
    var sequenceNumber = 0
    /// Who plays, where several do.
    var roster = Roster(seats: 1)
    /// Which memory has been asked for.
    var wanted: SequenceReplay?
    /// Whether the signal of a won game has been given.
    var signalled = false
    /// What became of the last score.
    var word: SafeText?

    /// An idle screen.
    init(_ context: ScreenContext) {
        size = context.size
        layout = GameLayout(size: context.size)
        board = Board(in: layout.board, display: context.display)
    }

    /// Takes an event.
    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        var effects: [Effect] = []
        switch event {
        case .appeared: fit(context)
        case .input(.resize): effects = fit(context)
        case .input(let input):
            if case .mouse(let mouse) = input { hovered = board.place(at: mouse.position) }
            effects = take(input, context)
        case .heard(let number, let moment): heard(number, at: moment)
        case .suspending: effects = pause(context)
        case .answer(.memory(let memory)): effects = recall(memory, context)
        case .inputEnded, .leaving: effects = leave(context)
        case .saved(let result): scoreSaved(result)
        case .answer, .tick, .note: break
        }
        return effects + pass(context)
    }

    /// When something next happens or moves.
    func wake(_ context: ScreenContext) -> Duration? {
        var moments: [Duration] = Array(lightOffTimes.values)
        if let jolt { moments.append(jolt.end) }
        if let coming { moments.append(coming.at) }
        if isFading(at: context.now) || blinks { moments.append(context.now + AnimationTiming.frame) }
        if case .failing(_, _, let since) = stage { moments.append(since + AnimationTiming.failing) }
        if case .winning(_, let victory, let from) = stage {
            moments.append(context.now < from ? from : from + victory.length + AnimationTiming.winning)
        }
        if isLive { moments += gameMoments(context) }
        return moments.min()
    }

    private var blinks: Bool {
        if case .failing = stage { true } else { false }
    }

    private func isFading(at now: Duration) -> Bool {
        lights.contains { $0.moves(at: now) }
    }

    /// Works out where things stand in a window of another size, and pauses a round that can no longer
    /// be seen until it can.
    @discardableResult
    private mutating func fit(_ context: ScreenContext) -> [Effect] {
        let wasHidden = MinimumSize.applies(to: size)
        size = context.size
        layout = GameLayout(size: size)
        board = Board(in: layout.board, display: context.display)
        let isHidden = MinimumSize.applies(to: size)
        guard case .playing = stage, wasHidden != isHidden else { return [] }
        return isHidden ? halt(context) : proceed(context)
    }
}
