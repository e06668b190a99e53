public import GameRules
internal import Model
internal import TerminalCore

/// A recorded game as it was played: Simon's with light and sound, at any pace; of the other games what
/// its moves earn. The end says whether the score that it claims holds.
public struct ReplayScreen: Screen {
    let recorded: RecordedGame
    let verdict: Verdict
    var player: SimonReplay?
    var layout: SimonLayout
    var board: Board
    var clock: ReplayClock
    /// Whether it has been shown: only then its time begins.
    private var hasAppeared = false

    /// A game from its beginning.
    public init(_ context: Context, _ recorded: RecordedGame) {
        self.recorded = recorded
        verdict = recorded.verdict
        player = SimonReplay(recorded)
        layout = SimonLayout(size: context.size)
        board = Board(in: layout.board, look: context.look)
        clock = ReplayClock(at: context.now)
    }

    /// Takes an event.
    public mutating func update(_ event: ScreenEvent, _ context: Context) -> [Effect] {
        if !hasAppeared { clock = ReplayClock(at: context.now) }
        hasAppeared = true
        let before = move(context)
        switch event {
        case .appeared, .input(.resize): fit(context)
        case .suspending: if clock.runs { return before + toggle() }
        case .input(.key(let press)) where press.phase == .press: return before + take(press, context)
        case .input(.mouse(let mouse)) where mouse.action == .press:
            guard let action = keys.action(at: mouse.position, in: layout.navigation) else { break }
            return before + perform(action, context)
        default: break
        }
        return before
    }

    /// When something next happens or moves.
    public func wake(_ context: Context) -> Duration? {
        guard let player, !TooSmall.applies(to: layout.size) else { return nil }
        let fade = player.isFading(at: context.now) ? context.now + Motion.frame : nil
        return [fade, player.nextMoment(after: clock.time).flatMap(clock.moment)].compactMap(\.self).min()
    }

    private mutating func fit(_ context: Context) {
        layout = SimonLayout(size: context.size)
        board = Board(in: layout.board, look: context.look)
    }

    private mutating func move(_ context: Context) -> [Effect] {
        clock.pass(to: context.now)
        return player?.advance(to: clock.time, at: context.now) ?? []
    }

    private mutating func take(_ press: KeyPress, _ context: Context) -> [Effect] {
        if press.leadsBack { return perform(.back, context) }
        switch press.key {
        case .character(" "), .enter: return perform(.pause, context)
        case .right, .up, .character("+"), .character("l"), .character("k"): return perform(.faster, context)
        case .left, .down, .character("-"), .character("h"), .character("j"): return perform(.slower, context)
        case .home, .character("0"): return perform(.restart, context)
        default: return []
        }
    }

    private mutating func perform(_ action: ReplayAction, _ context: Context) -> [Effect] {
        switch action {
        case .pause: return toggle()
        case .faster: clock.set(clock.pace.next(1))
        case .slower: clock.set(clock.pace.next(-1))
        case .restart:
            let pace = clock.pace
            player = SimonReplay(recorded)
            clock = ReplayClock(at: context.now)
            clock.set(pace)
            return [.sound(.silence)]
        case .back: return [.sound(.silence), .back]
        }
        return []
    }

    private mutating func toggle() -> [Effect] {
        clock.toggle()
        return clock.runs ? player?.soundAgain() ?? [] : [.sound(.silence)]
    }

    /// The keys; where nothing moves only the way back.
    var keys: Navigation<ReplayAction> {
        let all: [Navigation<ReplayAction>.Item] = [
            .init(key: "Space", label: clock.runs ? "pause" : "go on", action: .pause),
            .init(key: "Left", label: "slower", action: .slower),
            .init(key: "Right", label: "faster", action: .faster),
            .init(key: "0", label: "from the start", action: .restart),
            .init(key: "Esc", label: "back", action: .back),
        ]
        return Navigation(items: all.filter { player != nil || $0.action == .back })
    }
}

/// What the keys at the foot of a replay do.
enum ReplayAction: Hashable, Sendable {
    case pause, slower, faster, restart, back
}
