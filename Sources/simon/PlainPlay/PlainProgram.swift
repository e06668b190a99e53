import Coordinator
import System
import GameRules
import Glibc
import Haptics
import Presentation
import PlainMode
import Repository
import TerminalDevice
import ToneSynth

/// A running game in plain mode: services and coordinator. Gamepads rumble but do not play: nothing tells
/// whether the terminal has the focus, and another game may be using their buttons.
@MainActor
final class PlainProgram {
    /// Lines that may wait before reading pauses.
    private static let maxWaiting = 1_000
    /// How long opening sound may delay the first sentence; most devices take a hundredth of it.
    private static let soundTimeout = Duration.milliseconds(400)

    private let app: AppServices
    private let signals: SignalRelay
    private let loop: EventLoop
    private let reader: LineReader
    private let writer: LineWriter
    private let coordinator: Coordinator<PlainFace>
    private var hasBegun = false

    init(
        _ loop: EventLoop, _ launch: Launch, _ repository: sending Repository
    ) throws(TerminalError) {
        self.loop = loop
        signals = SignalRelay(loop)
        reader = try LineReader(loop)
        let writer = try LineWriter(loop)
        let app = AppServices(loop, launch, repository)
        self.app = app
        self.writer = writer
        let game = launch.challenge?.game.options.kind ?? launch.invocation.game
        coordinator = Coordinator(
            face: PlainFace { writer.line($0) }, services: app.services, context: app.context,
            opening: launch.page ?? game.map(Route.game) ?? .start)
        app.ringBell = { writer.bell() }
        app.afterEvent = { [weak self] in self?.holdIfBusy() }
        app.onQuit = { [unowned self] in end { _exit($0.rawValue) } }
    }

    func start() {
        let coordinator = coordinator
        app.connect(to: coordinator)
        app.sound.start()
        app.onSoundKnown = { [weak self] in if $0 != .opening { self?.begin() } }
        app.store.onNotices = { [writer] notices in for notice in notices { writer.line(notice) } }
        signals.onSignals = { [weak self] in self?.handle($0) }
        writer.onFailure = { [weak self] in self?.end { _ in terminate(bySignal: SIGPIPE) } }
        writer.onDrain = { [weak self] in self?.holdIfBusy() }
        reader.onLine = { [weak self] in self?.handle($0) }
        reader.onEnd = { coordinator.inputEnded() }
        signals.install()
        app.haptics = Haptics(loop, environment: ProcessEnvironment.variables) { _ in }
        app.connectMIDI(to: coordinator)
        app.store.reportNotices()
        app.sound.reportStatus()
        loop.schedule(after: Self.soundTimeout) { [weak self] in self?.begin() }
    }

    /// Called once it is known whether there is sound, or after `soundTimeout`: a pipe has its first line ready at once, and
    /// the tone of that line should be heard.
    private func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        coordinator.start()
        reader.start()
    }

    private func handle(_ line: String) {
        coordinator.handle(PlainLine(line))
        holdIfBusy()
    }

    /// Pauses reading while lines wait, or output waits for its reader.
    private func holdIfBusy() {
        reader.hold(coordinator.waitingInputs > Self.maxWaiting || writer.isBehind)
    }

    private func handle(_ received: [Int32]) {
        for number in received {
            switch number {
            case SIGTSTP:
                coordinator.suspend()
                signals.suspend(wholeGroup: false)
            case SIGCONT: coordinator.resumed()
            case SIGWINCH: break
            default:
                // A complete line counts, even if it has not been read yet.
                reader.takeRemainingInput()
                coordinator.leave()
                end { _ in terminate(bySignal: number) }
            }
        }
    }

    private func end(_ exit: (ExitStatus) -> Never) -> Never {
        writer.finish(stallTimeout: .seconds(2))
        app.end(exit)
    }
}
