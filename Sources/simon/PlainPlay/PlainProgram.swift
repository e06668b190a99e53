import EventLoop
import FoundationEssentials
import GameRules
import Glibc
import Haptics
import Model
import PlainMode
import Repository
import Screens
import TerminalDevice
import ToneSynth

/// A running game in plain mode: the live parts, and the conversation that they meet in.
///
/// Gamepads rumble here but do not play: nothing tells whether the terminal is in front, and another game may
/// have their buttons.
@MainActor
final class PlainProgram {
    /// Lines that wait for their turn before reading stops for a while.
    private static let mostWaiting = 1_000
    /// How long a sound device may take to open before the first sentence; most take a hundredth of it.
    private static let soundTimeout = Duration.milliseconds(400)

    private let invocation: Invocation
    /// The game that is told, when none is to be played, and what is said of it.
    private let replay: RecordedGame?
    private let farewell: Farewell?
    private let ledger: Ledger
    private let sound: SoundPlayer
    private let wordLists: [WordListFile]
    private let loop: EventLoop
    private let signals: SignalRelay
    private let alarm: Alarm
    private let reader: LineReader
    private let writer: LineWriter
    private var haptics: Haptics?
    private var hasBegun = false
    private var conversation: Conversation?

    /// Brings the parts together; nothing is said or heard yet.
    init(
        _ loop: EventLoop, _ invocation: Invocation, _ location: DataLocation, replay: RecordedGame?,
        farewell: Farewell?
    ) {
        self.loop = loop
        self.invocation = invocation
        self.replay = replay
        self.farewell = farewell
        signals = SignalRelay(loop)
        alarm = Alarm(loop)
        reader = LineReader(loop)
        writer = LineWriter(loop)
        let repository = Repository(at: location, now: Date.init)
        ProcessEnvironment.chooseLanguage(invocation, repository.settings)
        ledger = Ledger(repository)
        wordLists = WordListFolder.files(dataFolder: location.dataFolder)
        sound = SoundPlayer(
            loop, device: invocation.device, volume: ledger.settings.volume,
            isMuted: invocation.mute || !ledger.settings.sound)
    }

    /// Says hello and takes lines from now on.
    func start() {
        let conversation =
            replay.map { Conversation(services: services, context: context, replay: $0) }
            ?? Conversation(services: services, context: context, game: invocation.game)
        self.conversation = conversation
        sound.onHeard = { conversation.heard(sequence: $0, at: $1) }
        sound.onStatus = { [weak self] in self?.tellSound($0) }
        alarm.onRing = { conversation.wake() }
        ledger.onNotices = { [writer] news in for sentence in news { writer.line(sentence) } }
        signals.onSignals = { [weak self] in self?.take($0) }
        writer.onFailure = { [weak self] in self?.end { _ in terminate(bySignal: SIGPIPE) } }
        writer.onDrain = { [weak self] in self?.holdIfBusy() }
        reader.onLine = { [weak self] in self?.take($0) }
        reader.onEnd = { conversation.inputEnded() }
        signals.install()
        haptics = Haptics(loop, environment: ProcessEnvironment.variables) { _ in }
        ledger.tellNotices()
        sound.reportStatus()
        loop.schedule(after: Self.soundTimeout) { [weak self] in self?.begin() }
    }

    /// The first sentence waits until it is known whether there is sound, though not for long: a pipe has its
    /// first line ready, and with it the first tone is asked for.
    private func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        conversation?.start()
        reader.start()
    }

    private func take(_ line: String) {
        conversation?.hear(line)
        holdIfBusy()
    }

    /// Reads no further while lines wait for their turn, or what is said for its reader.
    private func holdIfBusy() {
        reader.hold((conversation?.waitingLines ?? 0) > Self.mostWaiting || writer.isBehind)
    }

    // MARK: - What the conversation knows and may do

    private var context: PlainContext {
        var context = PlainContext()
        context.settings = ledger.settings
        context.scores = ledger.scores
        context.chosenSeed = invocation.seed
        context.day = invocation.daily ? UTCDay(Date()) : nil
        context.localTime = ProcessEnvironment.localTime
        context.wordLists = wordLists
        return context
    }

    private var services: PlainServices {
        var services = PlainServices()
        services.now = { MonotonicClock.now }
        services.date = Date.init
        services.seed = { UInt64.random(in: .min ... .max) }
        services.say = { [writer] in writer.line($0) }
        services.play = { [sound] in sound.play($0) }
        services.feel = { [weak self] in self?.feel($0) }
        services.wake = { [weak self] in
            self?.alarm.set($0)
            self?.holdIfBusy()
        }
        services.keepSettings = { [ledger] in ledger.keep($0) }
        services.keepScore = { [ledger] in ledger.keep($0) }
        services.finish = { [ledger] in ledger.finish($0, $1) }
        services.settle = { [ledger] in ledger.settle() }
        services.answer = { [ledger] in ledger.answer($0) }
        services.revise = { [ledger] in ledger.revise($0) }
        services.apply = { [weak self] in self?.apply($0) }
        services.quit = { [weak self] in self?.end { _exit($0.rawValue) } }
        return services
    }

    private func feel(_ feel: Feel) {
        haptics?.play(Feeling(feel))
        if feel == .mistake && ledger.settings.bell && !invocation.mute { writer.bell() }
    }

    private func apply(_ settings: Settings) {
        ProcessEnvironment.chooseLanguage(invocation, settings)
        sound.set(
            volume: settings.volume, tuning: settings.tuning, isMuted: invocation.mute || !settings.sound)
    }

    private func tellSound(_ status: PlayerStatus) {
        let (audible, notice): (Bool, SafeText?) =
            switch status {
            case .ready: (true, nil)
            case .opening, .muted: (false, nil)
            case .silent(let failure): (false, SafeText(failure.sentence))
            }
        conversation?.soundChanged(audible: audible, notice: notice)
        if status != .opening { begin() }
    }

    // MARK: - The end

    private func take(_ came: [Int32]) {
        for number in came {
            switch number {
            case SIGTSTP:
                conversation?.suspend()
                signals.suspend(wholeGroup: false)
            case SIGCONT: conversation?.suspendAsOfLast()
            case SIGWINCH: break
            default:
                conversation?.leave()
                end { _ in terminate(bySignal: number) }
            }
        }
    }

    /// Gives everything back, in the order in which it would be missed, and ends the process.
    private func end(_ last: (Exit) -> Never) -> Never {
        ledger.keepUnnamed()
        writer.finish(stallTimeout: .seconds(2))
        haptics?.close()
        sound.close()
        last(ledger.flush() ? farewell?.exit ?? .well : .failed)
    }
}
