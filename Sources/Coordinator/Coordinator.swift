import FoundationEssentials
package import Model
package import Presentation

/// Routes between the pages of a face and executes their effects: event, update, effects, frame.
/// It owns no rules: it passes events to the front page, hands its effects to the services in order and has
/// the face show it. Events that arrive together end in one frame; only an event that ends a game is also
/// shown before the game is saved.
/// Keys, mouse, gamepads and notes are one queue, of which a turn of the loop takes no more than `mostTime` long: so
/// whatever floods it, Ctrl+C, time and sound have their turns.
/// Inputs wait until a page takes them, so that a whole game of lines can be piped in: what was typed while
/// the sequence played is played in the player's turn.
@MainActor
package final class Coordinator<F: Face> {
    let services: Services
    var context: Context
    var face: F
    private var pages: PageStack<F.Page>
    var waiting: ArraySlice<F.Input> = []
    /// Whether inputs wait for nothing but the next turn.
    private var isShortOfTime = false
    private var hasInputEnded = false
    private var hasQuit = false
    var notices = Notices()
    /// The identifier of the last finished game until its score is saved: a player who declined may undo that.
    var unnamedGame: ScoreEntry.ID?
    /// Sounds scheduled for later, soonest first.
    private var pendingSounds: [(moment: Duration, cue: SoundCue)] = []
    var areSettingsSaved = true
    /// Queries without an answer so far.
    private var openQueries = 0
    private var isAsking = false
    /// For pages that were not in front when they came.
    private var lateAnswers: [(page: Int, result: QueryResult)] = []
    /// Collects cues while inputs of one batch are handled.
    private var batch: CueBatch?

    /// - Parameter route: a game opens above the first page; any other page has nothing below, so leaving it
    ///   ends the program.
    package init(face: F, services: Services, context: Context, opening route: Route = .start) {
        self.face = face
        self.services = services
        self.context = context
        if case .game = route {
            pages = PageStack(face.page(for: .start, context), .start)
            open(route)
        } else {
            pages = PageStack(face.page(for: route, context), route)
        }
    }

    package func start() {
        services.applySettings(context.settings)
        if let challenge = context.challenge { announce(challenge.invitation) }
        send(.appeared)
    }

    // MARK: - What comes from outside

    /// Events of one call are all handled before anything is shown.
    package func handle(_ inputs: F.Input...) { handle(inputs) }

    package func handle(_ inputs: [F.Input]) {
        waiting += inputs
        face.fold(&waiting)
        handleWaiting()
    }

    /// Notes that the front page does not use are dropped.
    package func handle(_ events: [MIDIEvent]) {
        refresh()
        let inputs = events.compactMap { face.input(for: $0, pages.current, context) }
        if !inputs.isEmpty { handle(inputs) }
    }

    package var waitingInputs: Int { waiting.count }

    /// The player's input has ended; the program ends once waiting inputs are handled.
    package func inputEnded() {
        hasInputEnded = true
        handleWaiting()
    }

    /// Called at the time requested by `Services.wake`.
    package func wake() {
        refresh()
        while let next = pendingSounds.first, next.moment <= context.now {
            pendingSounds.removeFirst()
            play(next.cue)
        }
        send(.tick)
    }

    /// Called when the device reports when the sequence becomes audible.
    package func heard(sequence: Int, at moment: Duration) { send(.heard(sequence: sequence, at: moment)) }

    package func soundChanged(audible: Bool, notice: SafeText?) {
        context.audible = audible
        let isNews = notices.soundChanged(notice, at: services.now())
        if isNews, let notice, context.settings.sound { face.announce(notice) }
        send(.tick)
    }

    package func storageChanged(notice: SafeText?) {
        notices.storageChanged(notice, at: services.now())
        if let notice { face.announce(notice) }
        send(.tick)
    }

    /// Called when a save that was reported as pending has ended.
    package func lateSave(_ notice: SafeText, isSaved: Bool) {
        notices.saveEnded(notice, isSaved: isSaved, at: services.now())
        face.announce(notice)
        send(.tick)
    }

    /// Updates what the face knows about the player's devices.
    package func updateFace(_ change: (inout F) -> Void) {
        change(&face)
        send(.tick)
    }

    /// Before the program is stopped: a round is paused.
    package func suspend() { send(.suspending) }

    /// After a stop without warning: a round is paused at the program's last activity, as nobody saw or heard
    /// what came after.
    package func resumed() {
        perform(update(.suspending))
        handleWaiting()
    }

    /// The program must end: a round ends with its current score.
    package func leave() {
        guard !hasQuit else { return }
        refresh()
        perform(update(.leaving))
        saveSettings()
    }

    // MARK: - Events

    func update(_ event: PageEvent<F.Input>) -> [Effect] {
        pages.update { face.update(&$0, event, context) }
    }

    private func send(_ event: PageEvent<F.Input>) {
        refresh()
        perform(update(event))
        handleWaiting()
    }

    /// Handles waiting inputs while a page takes them, then shows the result.
    private func handleWaiting() {
        refresh()
        let start = context.now
        isShortOfTime = false
        while !hasQuit, !isHeldUp, !waiting.isEmpty {
            isShortOfTime = !face.waitsForAnswers && context.now - start >= mostTime
            if isShortOfTime { break }
            let count = waiting.count
            let effects = pages.update { face.take(&waiting, &$0, context) }
            guard waiting.count < count else { break }
            if !waiting.isEmpty { batch = batch ?? CueBatch() }
            perform(effects)
            refresh()
        }
        playBatch()
        saveSettings()
        guard !hasQuit else { return }
        if hasInputEnded && waiting.isEmpty && !isHeldUp {
            return perform(update(.inputEnded) + [.quit])
        }
        show()
    }

    /// Whether inputs wait for an answer.
    private var isHeldUp: Bool { face.waitsForAnswers && openQueries > 0 }

    private func refresh() {
        context.now = services.now()
        context.date = services.date()
        notices.apply(to: &context)
    }

    func show() {
        context.now = services.now()
        // The event itself may have produced a notice.
        notices.apply(to: &context)
        face.show(pages.current, context)
        services.showLights(face.controllerLights(pages.current, context))
        let moments = [
            face.wake(pages.current, context), context.isNews ? notices.newsEnd : nil,
            pendingSounds.first?.moment, isShortOfTime ? context.now : nil,
        ]
        services.wake(moments.compactMap(\.self).min())
    }

    // MARK: - Effects

    func perform(_ effects: [Effect]) {
        for effect in effects where !hasQuit { perform(effect) }
    }

    private func perform(_ effect: Effect) {
        switch effect {
        case .say(let line): face.speak(line)
        case .sound(let cue): play(cue)
        case .soundLater(let cue, let delay):
            pendingSounds.append((context.now + delay, cue))
            pendingSounds.sort { $0.moment < $1.moment }
        case .haptic(let cue) where context.settings.haptics:
            batch == nil ? services.playHaptic(cue) : batch?.append(cue)
        case .speak(let text, let language) where context.settings.sound:
            batch == nil ? services.speak(text, language) : (batch?.speech = (text, language))
        case .haptic, .speak: break
        case .copy(let text): services.copy(text)
        case .open(let route):
            open(route)
            appear()
        case .back where pages.isRoot: perform(.quit)
        case .back:
            pages.pop()
            appear()
        case .applySettings(let settings): apply(settings)
        case .finish(let finished): finish(finished)
        case .saveScore(let finished, let name): save(finished, name)
        case .keepScore(let finished, let name): keep(finished, name)
        case .discard: discard()
        case .query(let query): ask(query)
        case .editScores(let edit): perform(edit)
        case .quit:
            playBatch()
            saveSettings()
            hasQuit = true
            services.wake(nil)
            services.quit()
        }
    }

    /// Silence cancels scheduled sounds, too.
    private func play(_ cue: SoundCue) {
        if cue == .silence { pendingSounds = [] }
        guard context.settings.sound, let cue = context.settings.fanfares ? cue : cue.plain else { return }
        batch == nil ? services.play(cue) : batch?.append(cue)
    }

    func playBatch() {
        guard let cues = batch else { return }
        batch = nil
        if cues.changesSettings { services.applySettings(context.settings) }
        for cue in cues.sounds { services.play(cue) }
        for cue in cues.haptics { services.playHaptic(cue) }
        if let (text, language) = cues.speech { services.speak(text, language) }
    }

    private func open(_ route: Route) {
        if case .game(let kind) = route { context.game = kind }
        pages.show(route, keepsFirst: face.keepsFirstPage) { face.page(for: route, context) }
    }

    /// An answer found at once is part of the current event; a later one is an event of its own, which waits until the
    /// page that asked is in front again.
    private func ask(_ query: DataQuery) {
        openQueries += 1
        isAsking = true
        let page = pages.number
        services.query(query) { [weak self] result in
            guard let self else { return }
            openQueries -= 1
            if isAsking {
                answer(result)
            } else if page == pages.number {
                send(.answer(result))
            } else {
                lateAnswers.append((page, result))
            }
        }
        isAsking = false
    }

    private func appear() {
        let number = pages.number
        perform(update(.appeared))
        while pages.number == number, let index = lateAnswers.firstIndex(where: { $0.page == number }) {
            answer(lateAnswers.remove(at: index).result)
        }
    }

    func answer(_ result: QueryResult) {
        perform(update(.answer(result)))
    }

    private func apply(_ settings: Settings) {
        if context.settings.sound && !settings.sound { play(.silence) }
        // Sentences made later in the batch must be in the new language.
        let isDue = batch == nil || settings.language != context.settings.language
        context.settings = settings
        isDue ? services.applySettings(settings) : (batch?.changesSettings = true)
        areSettingsSaved = false
    }
}

/// A quarter of a frame at 60 Hz. One input may take longer, such as one that ends a game.
private let mostTime = Duration.milliseconds(4)
