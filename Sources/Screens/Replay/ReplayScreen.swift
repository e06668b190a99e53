import GameRules
import Localization
import Model
import Presentation
import TerminalCore

/// A recorded game as it was played, on the game's own screen, at any pace; the end says whether the score
/// that it claims holds.
struct ReplayScreen: Screen {
    let recorded: RecordedGame
    let verdict: Verdict
    var run: ReplayPlayer
    var layout: GameLayout
    var clock: ReplayClock
    /// Whether it has been shown: only then its time begins.
    private var hasAppeared = false

    /// A game from its beginning.
    init(_ context: ScreenContext, _ recorded: RecordedGame) {
        self.recorded = recorded
        verdict = recorded.verdict
        layout = GameLayout(size: context.size)
        clock = ReplayClock(at: context.now)
        run = ReplayPlayer(recorded, Self.scene(context, at: .zero, .normal))
    }

    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        if !hasAppeared { clock = ReplayClock(at: context.now) }
        hasAppeared = true
        let before = move(context)
        switch event {
        case .appeared, .input(.resize):
            layout = GameLayout(size: context.size)
            return before + run.send(event, scene(context))
        case .heard(let number, let moment) where clock.runs:
            return before + run.send(.heard(sequence: number, at: clock.time(at: moment)), scene(context))
        case .suspending: if clock.runs { return before + toggle(context) }
        case .input(.key(let press)) where press.phase == .press: return before + handle(press, context)
        case .input(.mouse(let mouse)) where mouse.action == .press:
            guard let action = keys.action(at: mouse.position, in: layout.navigation) else { break }
            return before + perform(action, context)
        default: break
        }
        return before
    }

    /// When something next happens or moves; at a high pace not more often than a frame can be seen.
    func wake(_ context: ScreenContext) -> Duration? {
        guard !MinimumSize.applies(to: layout.size) else { return nil }
        // The time that is shown goes on through a long think, too.
        let second = run.isOver ? nil : clock.time.nextSecond
        let next = [run.wake(scene(context)), second].compactMap(\.self).min()
        let moment = next.flatMap(clock.moment)
        guard clock.pace.rawValue > PlaybackSpeed.normal.rawValue else { return moment }
        return moment.map { max($0, context.now + AnimationTiming.frame / 2) }
    }

    /// What the game's screen knows of the world: the replay's time, and nobody's name at the seats.
    ///
    /// Only at the pace of the game its sequences are waited for until they are heard, as in the game.
    private static func scene(_ context: ScreenContext, at time: Duration, _ pace: PlaybackSpeed)
        -> ScreenContext
    {
        var scene = context
        scene.now = time
        scene.audible = context.audible && pace == .normal
        scene.settings.seats = Settings().seats
        return scene
    }

    func scene(_ context: ScreenContext) -> ScreenContext { Self.scene(context, at: run.time, clock.pace) }

    private mutating func move(_ context: ScreenContext) -> [Effect] {
        clock.advance(to: context.now)
        return paced(run.advance(to: clock.time, scene(context)))
    }

    /// Sequences are heard at the pace at which they are seen.
    private func paced(_ effects: [Effect]) -> [Effect] {
        effects.map { effect in
            guard case .sound(.sequence(let number, let notes)) = effect else { return effect }
            return .sound(.sequence(number: number, clock.pace.laid(notes)))
        }
    }

    private mutating func handle(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        if press.isBackKey { return perform(.back, context) }
        switch press.key {
        case .character(" "), .enter: return perform(.pause, context)
        case .right, .up, .character("+"), .character("l"), .character("k"): return perform(.faster, context)
        case .left, .down, .character("-"), .character("h"), .character("j"): return perform(.slower, context)
        case .home, .character("0"): return perform(.restart, context)
        case .character("?"): return (clock.runs ? toggle(context) : []) + [.open(.keys(.replay))]
        default: return []
        }
    }

    private mutating func perform(_ action: ReplayAction, _ context: ScreenContext) -> [Effect] {
        switch action {
        case .pause: return toggle(context)
        case .faster: return setPace(clock.pace.next(1), context)
        case .slower: return setPace(clock.pace.next(-1), context)
        case .restart:
            clock = ReplayClock(at: context.now)
            run = ReplayPlayer(recorded, Self.scene(context, at: .zero, clock.pace))
            return [.sound(.silence)]
        case .back: return [.sound(.silence), .back]
        }
    }

    private mutating func toggle(_ context: ScreenContext) -> [Effect] {
        clock.toggle()
        return clock.runs ? paced(run.soundAgain(scene(context))) : [.sound(.silence)]
    }

    private mutating func setPace(_ pace: PlaybackSpeed, _ context: ScreenContext) -> [Effect] {
        guard pace != clock.pace else { return [] }
        clock.set(pace)
        let again = clock.runs ? paced(run.soundAgain(scene(context))) : []
        return again.isEmpty ? [] : [.sound(.silence)] + again
    }

    /// The keys; at the end only what is left to do.
    var keys: KeyBar<ReplayAction> {
        let all: [KeyBar<ReplayAction>.Item] = [
            .init(key: tr("Space"), label: clock.runs ? tr("pause") : tr("resume"), action: .pause),
            .init(key: tr("Left"), label: tr("slower"), action: .slower),
            .init(key: tr("Right"), label: tr("faster"), action: .faster),
            .init(key: "0", label: tr("from the start"), action: .restart),
            .init(key: "Esc", label: tr("back"), action: .back),
        ]
        return KeyBar(items: all.filter { !run.isOver || [.restart, .back].contains($0.action) })
    }
}

/// What the keys at the foot of a replay do.
enum ReplayAction: Hashable, Sendable {
    case pause, slower, faster, restart, back
}

extension ReplayScreen {
    /// Draws the game's own screen, and over its title and its keys those of the replay.
    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let theme = context.display.theme
        _ = run.screen.draw(on: &canvas, scene(context))
        if layout.score != nil {
            // Wider than the title that stands there, and in the same place.
            let title: SafeText = tr("Replay: \(recorded.options.title)")
            canvas.centre(title, in: layout.title, row: layout.title.top, theme.title)
        }
        if !clock.runs { write(tr("Paused"), in: layout.subtitle, theme.accent, on: &canvas, theme) }
        let isOver = run.isOver
        // A game that was given up waits on its last frame for a move that will not come.
        if isOver && run.isGivenUp {
            write(tr("Game over"), in: layout.subtitle, theme.accent, on: &canvas, theme)
        }
        let line =
            isOver ? verdict.sentence : tr("Replay: \(clock.pace.title)") + "   " + progress
        write(line, in: layout.notice, isOver ? theme.accent : theme.quiet, on: &canvas, theme)
        canvas.withdrawTargets()
        canvas.fill(layout.navigation, with: Cell(" ", theme.text))
        keys.draw(on: &canvas, in: layout.navigation, ink: .onGround(theme))
        return nil
    }

    /// How far the replay is, and how long it is: a long think is seen to pass. What is looked at after the
    /// last move is not counted.
    private var progress: SafeText {
        let whole = max(verdict.end, .zero)
        return "\(min(clock.time, whole).clock) / \(whole.clock)"
    }

    /// Puts a line in the place of what the game's screen has written in a row.
    private func write(
        _ line: SafeText, in row: Rect, _ style: Style, on canvas: inout Canvas, _ theme: Theme
    ) {
        canvas.fill(row, with: Cell(" ", theme.text))
        canvas.centre(line, in: row, row: row.top, style)
    }
}

extension GameOptions {
    /// The game as it stands over its board.
    fileprivate var title: SafeText {
        if case .simon(let options) = self { options.title } else { kind.title }
    }
}
