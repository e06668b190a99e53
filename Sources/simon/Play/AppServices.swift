import Coordinator
import System
import FoundationEssentials
import GameRules
import Glibc
import Haptics
import Localization
import MIDI
import Model
import Presentation
import Repository
import Sounds
import ToneSynth

/// Services of a running game on either face: files, sound, haptics, MIDI and the clock.
@MainActor
final class AppServices {
    let store: PlayerDataStore
    let sound: SoundPlayer
    /// Nil until the first frame or line is out, as `midi` is.
    var haptics: Haptics?
    private(set) var midi: MIDIPorts?
    /// Of the note that is handled now: the pads that it presses are as loud.
    private var velocity: UInt8?
    var ringBell: () -> Void = {}
    /// Called when the coordinator is done with an event.
    var afterEvent: () -> Void = {}
    var onQuit: () -> Never = { _exit(ExitStatus.success.rawValue) }

    private let loop: EventLoop
    private let invocation: Invocation
    private let run: RunSettings
    /// As last applied.
    private var settings: Settings
    private let wordLists: [WordListFile]
    private let challenge: Challenge?
    private let exitReport: ReplayExitReport?
    private var onWake: () -> Void = {}
    private lazy var timer = LoopTimer(loop) { [unowned self] in onWake() }

    init(_ loop: EventLoop, _ launch: Launch, _ repository: sending Repository) {
        self.loop = loop
        (invocation, challenge, exitReport) = (launch.invocation, launch.challenge, launch.exitReport)
        store = PlayerDataStore(loop, repository)
        run = RunSettings(store.settings, options: challenge?.game.options) { [invocation] settings in
            if invocation.mute { (settings.sound, settings.bell) = (false, false) }
            if invocation.reducedMotion { settings.reducedMotion = true }
            if let language = invocation.language { settings.language = .of(language) }
        }
        settings = run.effective
        ProcessEnvironment.chooseLanguage(settings)
        wordLists = WordListFolder.files(dataFolder: launch.dataFolder)
        sound = SoundPlayer(
            loop, device: invocation.device, volume: settings.volume, isMuted: !settings.sound)
    }

    /// For the first page. The game is the one asked for, or the last one played.
    var context: Context {
        var context = Context()
        context.scores = store.scores
        context.challenge = challenge
        context.settings = run.effective
        context.game = challenge?.game.options.kind ?? invocation.game ?? store.settings.game
        context.newSeed = { .random(in: .min ... .max) }
        context.chosenSeed = challenge?.game.seed ?? invocation.seed
        context.day = invocation.daily ? UTCDay(Date()) : nil
        if let day = context.day { context.finishedToday = store.finished(on: day) }
        context.localTime = ProcessEnvironment.localTime
        context.wordLists = wordLists
        return context
    }

    var services: Services {
        var services = Services()
        services.now = { MonotonicClock.now }
        services.date = Date.init
        services.play = { [weak self] in self?.play($0) }
        services.showLights = { [weak self] in self?.midi?.show($0) }
        services.playHaptic = { [weak self] in self?.play($0) }
        services.wake = { [weak self] in self?.wake(at: $0) }
        services.quit = { [weak self] in self?.onQuit() }
        services.saveSettings = { [store, run] in store.save(run.toSave($0)) }
        services.saveScore = { [store] in store.save($0) }
        services.finish = { [store] in store.finish($0, $1) }
        services.keepScore = { [store] in store.keep($0, $1, under: $2) }
        services.discardScore = { [store] in store.discard($0) }
        services.query = { [store] in store.query($0, $1) }
        services.editScores = { [store] in store.edit($0) }
        services.applySettings = { [weak self] in self?.apply($0) }
        return services
    }

    func connect<F: Face>(to coordinator: Coordinator<F>) {
        onWake = { coordinator.wake() }
        store.onLateSave = { [loop] notice, isSaved in
            // Later: the coordinator may be handling the event that saved.
            loop.schedule(after: .zero) { coordinator.lateSave(notice, isSaved: isSaved) }
        }
        sound.onHeard = { [weak self] number, moment in
            coordinator.heard(sequence: number, at: moment)
            self?.midi?.heard(sequence: number, at: moment)
        }
        sound.onStatus = { [weak self] in self?.report($0, to: coordinator) }
    }

    private func wake(at moment: Duration?) {
        if let moment { timer.fire(after: moment - MonotonicClock.now) } else { timer.cancel() }
        afterEvent()
    }

    /// - Parameter isListening: whether presses count at the moment.
    func connectMIDI<F: Face>(
        to coordinator: Coordinator<F>, isListening: @escaping () -> Bool = { true },
        onChange: @escaping (_ hasController: Bool) -> Void = { _ in }
    ) {
        let midi = MIDIPorts(loop, connectsByItself: settings.midi, now: { MonotonicClock.now }) {
            [weak self] in
            let events = isListening() ? $0 : $0.filter { !$0.isDown }
            self?.velocity = events.last(where: \.isDown)?.velocity
            coordinator.handle(events)
            self?.velocity = nil
        }
        midi.onChange = { [weak midi] in onChange(midi?.hasController ?? false) }
        self.midi = midi
    }

    /// Drops what was played while nobody listened, and releases held pads.
    func discardInput() {
        haptics?.discardInput()
        midi?.discardInput()
    }

    /// Releases everything, the most noticeable first, and ends the process.
    func end(_ exit: (ExitStatus) -> Never) -> Never {
        // Also ends tones and lights elsewhere.
        midi?.close()
        haptics?.close()
        sound.close()
        exit(store.flush() ? exitReport?.exit ?? .success : .failure)
    }

    /// Loudspeaker first; synthesizers follow its mute state.
    private func play(_ cue: SoundCue) {
        sound.play(cue, velocity: velocity)
        guard let midi else { return }
        CueNotes(ports: midi, tuning: settings.tuning).send(cue, isAudible: sound.isAudible)
    }

    /// The bell makes a sound on most terminals.
    private func play(_ cue: HapticCue) {
        haptics?.play(cue)
        if cue == .mistake && settings.bell { ringBell() }
    }

    private func apply(_ settings: Settings) {
        self.settings = settings
        let language = Language.chosen
        ProcessEnvironment.chooseLanguage(settings)
        // The sound's status is repeated in the new language.
        if language != Language.chosen {
            // Later: the coordinator is handling the event that changed the language.
            loop.post { [weak self] in self?.sound.reportStatus(again: true) }
        }
        midi?.setConnectsByItself(settings.midi)
        sound.set(
            volume: settings.volume, tuning: settings.tuning, stereo: settings.stereo,
            isMuted: !settings.sound)
    }

    private func report<F: Face>(_ status: PlayerStatus, to coordinator: Coordinator<F>) {
        let (audible, notice): (Bool, SafeText?) =
            switch status {
            case .ready: (true, nil)
            case .opening, .muted: (false, nil)
            case .silent(let failure): (false, failure.sentence)
            }
        coordinator.soundChanged(audible: audible, notice: notice)
        onSoundKnown(status)
    }

    var onSoundKnown: (PlayerStatus) -> Void = { _ in }
}
