import Coordinator
import EventLoop
import FoundationEssentials
import GameRules
import Glibc
import Haptics
import Model
import Repository
import Screens
import Speech
import TerminalCore
import TerminalDevice
import ToneSynth
import Localization

/// A running game: the live parts, and the coordinator that they meet in.
@MainActor
final class Program {
    private let invocation: Invocation
    /// What is shown instead of splash and game.
    private let page: Route?
    private let farewell: Farewell?
    private let loop: EventLoop
    private let terminal: Terminal
    private let ledger: Ledger
    private let sound: SoundPlayer
    private let speech: Speech
    private let wordLists: [WordListFile]
    private let alarm: Alarm
    private var haptics: Haptics?
    private var hasFocus = true
    private var coordinator: Coordinator?
    private var background: RGB?
    /// The pixels of a cell as the coordinator knows them.
    private var toldCellSize: PixelSize?

    /// Brings the parts together; nothing is shown or heard yet.
    init(
        _ loop: EventLoop, _ invocation: Invocation, _ terminal: Terminal, _ location: DataLocation,
        opening page: Route?,
        farewell: Farewell?
    ) {
        self.invocation = invocation
        self.page = page
        self.farewell = farewell
        self.loop = loop
        self.terminal = terminal
        alarm = Alarm(loop)
        speech = Speech(loop, environment: ProcessEnvironment.variables)
        let repository = Repository(at: location, now: Date.init)
        ProcessEnvironment.chooseLanguage(invocation, repository.settings)
        ledger = Ledger(repository)
        wordLists = WordListFolder.files(dataFolder: location.dataFolder)
        sound = SoundPlayer(
            loop, device: invocation.device, volume: ledger.settings.volume,
            isMuted: invocation.mute || !ledger.settings.sound)
    }

    /// Takes the terminal and shows the splash.
    func start() {
        let coordinator = Coordinator(services: services, context: context, opening: page)
        self.coordinator = coordinator
        sound.onHeard = { coordinator.heard(sequence: $0, at: $1) }
        sound.onStatus = { [weak self] in self?.tellSound($0) }
        alarm.onRing = { coordinator.wake() }
        ledger.onNotices = { [weak self] in self?.tell($0) }
        terminal.onPictures = { [weak self] in self?.tellTerminal() }
        terminal.start { [weak self] in self?.handle($0) }
        coordinator.start()
        // After the first frame, which is what a player waits for.
        let haptics = Haptics(loop, environment: ProcessEnvironment.variables) { [weak self] in
            self?.handle($0)
        }
        haptics.onChange = { [weak haptics] in
            coordinator.gamepadsChanged(isThere: haptics?.hasGamepad ?? false)
        }
        self.haptics = haptics
        sound.reportStatus()
        ledger.tellNotices()
        // An index that has to be made again is made before a screen asks for it.
        ledger.prepare()
    }

    /// What has arrived at once is answered by one frame.
    private func handle(_ events: [Event]) {
        coordinator?.handle(events.filter(isForScreens))
        // The font may have become another one.
        if terminal.capabilities.cellSize != toldCellSize { tellTerminal() }
    }

    /// Whether a screen is to see an event; what is the program's own affair is done here.
    private func isForScreens(_ event: Event) -> Bool {
        switch event {
        case .ended(let ending): leave(ending)
        case .reply(let reply):
            if case .background(let rgb) = reply { background = RGB(rgb) }
            tellTerminal()
            return false
        case .key(KeyPress(.character("l"), .control)):
            terminal.redraw()
            return false
        case .focus(let isFocused):
            hasFocus = isFocused
            if !isFocused { haptics?.discardInput() }
            return true
        case .resumed:
            haptics?.discardInput()
            return true
        default: return true
        }
    }

    /// What is known about the terminal has changed.
    private func tellTerminal() {
        toldCellSize = terminal.capabilities.cellSize
        coordinator?.terminalChanged(look: look, reportsReleases: terminal.capabilities.kittyKeyboard)
    }

    /// A gamepad's buttons count only while the terminal is in front: another game may have it then.
    private func handle(_ event: GamepadEvent) {
        guard hasFocus || !event.isDown else { return }
        coordinator?.handle(event)
    }

    // MARK: - What the coordinator knows and may do

    private var look: Look {
        let colours: Look.Colours =
            switch terminal.capabilities.depth {
            case .truecolor, .indexed: .many
            case .sixteen: .console
            case .none: .none
            }
        var look = Look(
            colours: colours, unicode: terminal.capabilities.unicode,
            emoji: terminal.capabilities.glyphSet == .unicode, reducedMotion: invocation.reducedMotion,
            background: background)
        look.cellSize = terminal.capabilities.cellSize
        look.showsPictures = terminal.capabilities.showsPictures
        look.readyPictures = terminal.readyPictures
        return look
    }

    /// The one asked for, or the one that was played last if it can be played here.
    private var game: GameKind {
        let last = ledger.settings.game
        return invocation.game ?? (GameScreens.offered.contains(last) ? last : .simon)
    }

    private var context: Context {
        var context = Context(
            size: terminal.size, settings: ledger.settings, scores: ledger.scores, look: look,
            game: game, chosenSeed: invocation.seed,
            day: invocation.daily ? UTCDay(Date()) : nil, localTime: ProcessEnvironment.localTime,
            reportsReleases: terminal.capabilities.kittyKeyboard)
        context.wordLists = wordLists
        return context
    }

    private var services: Services {
        var services = Services(
            now: { MonotonicClock.now }, date: Date.init, seed: { UInt64.random(in: .min ... .max) },
            newID: UUID.init, play: { [sound] in sound.play($0) },
            feel: { [weak self] in self?.feel($0) },
            present: { [terminal] in terminal.present($0, cursor: $1) },
            wake: { [alarm] in alarm.set($0) },
            keepSettings: { [ledger] in ledger.keep($0) },
            keepScore: { [ledger] in ledger.keep($0) },
            finish: { [ledger] in ledger.finish($0, $1) },
            settle: { [ledger] in ledger.settle() },
            answer: { [ledger] in ledger.answer($0) },
            revise: { [ledger] in ledger.revise($0) },
            apply: { [weak self] in self?.apply($0) },
            quit: { [weak self] in self?.end { _exit($0.rawValue) } })
        // No word is said while no tone is heard.
        if !invocation.mute { services.speak = { [speech] in speech.say($0, language: $1) } }
        return services
    }

    /// The bell makes a sound on most terminals, and none is made in a muted run.
    private func feel(_ feel: Feel) {
        haptics?.play(Feeling(feel))
        if feel == .mistake && ledger.settings.bell && !invocation.mute { terminal.bell() }
    }

    private func apply(_ settings: Settings) {
        ProcessEnvironment.chooseLanguage(invocation, settings)
        sound.set(
            volume: settings.volume, tuning: settings.tuning, isMuted: invocation.mute || !settings.sound)
    }

    // MARK: - The quiet line

    private func tellSound(_ status: PlayerStatus) {
        let (audible, notice): (Bool, SafeText?) =
            switch status {
            case .ready: (true, nil)
            case .opening: (false, nil)
            case .muted: (false, invocation.mute ? tr("Sound is off in this run (--mute)") : nil)
            case .silent(let failure): (false, SafeText(failure.sentence))
            }
        coordinator?.soundChanged(audible: audible, notice: notice)
    }

    /// Says what has turned up in the files, one sentence after the other.
    private func tell(_ news: [SafeText]) {
        for (place, sentence) in news.enumerated() {
            // Not at once: the coordinator may be in the middle of the event that had something saved.
            loop.schedule(after: Self.readingTime * place) { [weak self] in
                self?.coordinator?.storageChanged(notice: sentence)
            }
        }
    }

    /// For how long a sentence of the quiet line stands before the next one takes its place.
    private static let readingTime = Duration.seconds(6)

    // MARK: - The end

    private func leave(_ ending: Ending) -> Never {
        switch ending {
        case .signal(let number): end { [terminal] _ in terminal.terminate(bySignal: number) }
        case .inputClosed, .outputClosed: end { [terminal] _ in terminal.terminate(bySignal: SIGHUP) }
        }
    }

    /// Gives everything back, in the order in which it would be missed, and ends the process.
    private func end(_ last: (Exit) -> Never) -> Never {
        ledger.keepUnnamed()
        terminal.close()
        haptics?.close()
        speech.close()
        sound.close()
        if let farewell { Output.line(farewell.sentence) }
        last(ledger.flush() ? farewell?.exit ?? .well : .failed)
    }
}
