import GameRules
import Localization
import Model
import Presentation
import TerminalCore

/// A recorded game on its own screen, at any speed; the end says whether its score holds.
struct ReplayScreen: Page {
    enum Action: PageAction { case pause, slower, faster, restart, help, back }

    static let bindings: KeyTable<Action> = [
        Binding(.character(" "), .enter, does: .pause, label: tr("pause")),
        Binding(.left, .character("-"), does: .slower, label: tr("slower")),
        Binding(.right, .character("+"), does: .faster, label: tr("faster")),
        Binding(.character("0"), .home, does: .restart, label: tr("from the start")),
        Binding(.character("?"), does: .help),
    ]

    let recorded: RecordedGame
    let verdict: Verdict
    var run: ReplayPlayer
    var clock: ReplayClock
    /// The replay's time begins when the page first appears.
    private var hasAppeared = false

    init(_ context: ScreenContext, _ recorded: RecordedGame) {
        self.recorded = recorded
        verdict = recorded.verdict
        clock = ReplayClock(at: context.now)
        run = ReplayPlayer(recorded, Self.scene(context, at: .zero, .normal))
    }

    mutating func receive(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        if !hasAppeared { clock = ReplayClock(at: context.now) }
        hasAppeared = true
        let before = move(context)
        switch event {
        case .appeared, .input(.resize): return before + run.send(event, scene(context))
        case .heard(let number, let moment) where clock.runs:
            return before + run.send(.heard(sequence: number, at: clock.time(at: moment)), scene(context))
        case .suspending: if clock.runs { return before + toggle(context) }
        default: break
        }
        return before
    }

    /// Even at high speed not more often than frames can be seen.
    func wake(_ context: ScreenContext) -> Duration? {
        guard !MinimumSize.applies(to: context.size) else { return nil }
        // The displayed time advances during a long think, too.
        let second = run.isOver || context.display.isFilm ? nil : clock.time.nextSecond
        let next = [run.wake(scene(context)), second].compactMap(\.self).min()
        let moment = next.flatMap(clock.moment)
        guard clock.pace.rawValue > PlaybackSpeed.normal.rawValue else { return moment }
        return moment.map { max($0, context.now + AnimationTiming.frame / 2) }
    }

    /// The context of the game's screen: the replay's time, and no names at the seats. Sequences only wait to
    /// become audible at normal speed, as in the game.
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

    /// Sequences sound at the speed at which they are shown.
    private func paced(_ effects: [Effect]) -> [Effect] {
        effects.map { effect in
            guard case .sound(.sequence(let number, let notes)) = effect else { return effect }
            return .sound(.sequence(number: number, clock.pace.laid(notes)))
        }
    }

    mutating func move(_ movement: Movement, _ context: ScreenContext) -> [Effect] {
        switch movement {
        case .right, .up: choose(.faster, by: 1, context)
        case .left, .down: choose(.slower, by: 1, context)
        default: []
        }
    }

    mutating func choose(_ action: Action, by step: Int, _ context: ScreenContext) -> [Effect] {
        let before = move(context)
        switch action {
        case .pause: return before + toggle(context)
        case .faster: return before + setPace(clock.pace.next(1), context)
        case .slower: return before + setPace(clock.pace.next(-1), context)
        case .restart:
            clock = ReplayClock(at: context.now)
            run = ReplayPlayer(recorded, Self.scene(context, at: .zero, clock.pace))
            return [.sound(.silence)]
        case .help: return before + (clock.runs ? toggle(context) : []) + [.open(.keys(.replay))]
        case .back: return [.sound(.silence), .back]
        }
    }

    /// At the end, true only for what is still possible.
    func isAvailable(_ action: Action, _ context: ScreenContext) -> Bool {
        !run.isOver || [.restart, .help, .back].contains(action)
    }

    func label(of action: Action, _ context: ScreenContext) -> SafeText? {
        action == .pause && !clock.runs ? tr("resume") : nil
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

    // MARK: - Drawing

    /// The game's own screen, with the replay's title and keys over it, or in a film without any.
    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let (layout, theme) = (GameLayout(size: context.size), context.display.theme)
        _ = run.screen.draw(on: &canvas, scene(context))
        let isFilm = context.display.isFilm
        if layout.score != nil && !isFilm {
            // Wider than the game's title, which it covers.
            let title: SafeText = tr("Replay: \(recorded.options.heading)")
            canvas.centre(title, in: layout.title, row: layout.title.top, theme.title)
        }
        if !clock.runs { write(tr("Paused"), in: layout.subtitle, theme.accent, on: &canvas, theme) }
        // A game that was given up has a last frame that waits for a move.
        if run.isOver && run.isGivenUp {
            write(tr("Game over"), in: layout.subtitle, theme.accent, on: &canvas, theme)
        }
        let controls = isFilm ? "" : tr("Replay: \(clock.pace.title)") + "   " + progress
        let line = run.isOver ? verdict.sentence : controls
        write(line, in: layout.notice, run.isOver ? theme.accent : theme.quiet, on: &canvas, theme)
        canvas.withdrawOffers()
        canvas.fill(layout.navigation, with: Cell(" ", theme.text))
        if !isFilm { keyBar(context).draw(on: &canvas, in: layout.navigation, ink: .onGround(theme)) }
        return nil
    }

    /// Elapsed and total time: a long think is visible. The pause after the last move is not counted.
    private var progress: SafeText {
        let whole = max(verdict.end, .zero)
        return "\(min(clock.time, whole).clock) / \(whole.clock)"
    }

    /// Covers what the game's screen has written in a row.
    private func write(
        _ line: SafeText, in row: Rect, _ style: Style, on canvas: inout Canvas, _ theme: Theme
    ) {
        canvas.fill(row, with: Cell(" ", theme.text))
        canvas.centre(line, in: row, row: row.top, style)
    }
}
