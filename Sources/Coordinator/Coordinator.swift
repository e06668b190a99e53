import FoundationEssentials
package import Model
package import Presentation

/// Routes between the pages of a face and executes their effects: event, update, effects, frame.
///
/// It owns no rules: it knows which page is in front, asks it, hands its effects to the services in their order
/// and has the face show it. What arrives together ends in one frame; only an event that ends a game is also
/// shown before the game goes to the disk.
///
/// Inputs wait until a page takes them, so that a whole game of lines can be given at once through a pipe: what was
/// typed while Simon had his turn is played in the player's.
@MainActor
package final class Coordinator<F: Face> {
    let services: Services
    var context: Context
    var face: F
    private var pages: PageStack<F.Page>
    var waiting: ArraySlice<F.Input> = []
    private var hasInputEnded = false
    private var hasQuit = false
    var notices = Notices()
    /// The identifier of the game that ended last, until its score is saved: also a player who declined may undo that.
    var unnamedGame: ScoreEntry.ID?
    /// Sounds whose time is still to come, soonest first.
    private var pendingSounds: [(moment: Duration, cue: SoundCue)] = []
    var areSettingsSaved = true
    /// What was asked for and has not been found yet.
    private var openQueries = 0
    private var isAsking = false
    /// What is to be heard and felt of the inputs that have arrived at once, while there are more of them.
    private var batch: CueBatch?

    /// Begins with a page; nothing is shown before `start`.
    /// - Parameter route: a game is opened above the first page, any other page stands alone: leaving it ends
    ///   the program.
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

    /// Shows the first page.
    package func start() {
        services.applySettings(context.settings)
        if let challenge = context.challenge { announce(challenge.invitation) }
        send(.appeared)
    }

    // MARK: - What comes from outside

    /// Takes what the player did; what came together is handled before anything is shown.
    package func handle(_ inputs: F.Input...) { handle(inputs) }

    /// Takes what the player did; what came together is handled before anything is shown.
    package func handle(_ inputs: [F.Input]) {
        waiting += inputs
        handleWaiting()
    }

    /// Takes a note of a MIDI controller; one that is not for the page in front does nothing, then or later.
    package func handle(_ event: MIDIEvent) {
        refresh()
        if let input = face.input(for: event, pages.current, context) { handle(input) }
    }

    /// How many inputs wait; a driver reads no further while there are many.
    package var waitingInputs: Int { waiting.count }

    /// Nothing will come from the player any more; when what waits has been taken the program ends.
    package func inputEnded() {
        hasInputEnded = true
        handleWaiting()
    }

    /// The time asked for by `Services.wake` has come.
    package func wake() {
        refresh()
        while let next = pendingSounds.first, next.moment <= context.now {
            pendingSounds.removeFirst()
            play(next.cue)
        }
        send(.tick)
    }

    /// A sequence will be heard from a time on.
    package func heard(sequence: Int, at moment: Duration) { send(.heard(sequence: sequence, at: moment)) }

    /// Sound has become audible or inaudible, with a sentence about it.
    package func soundChanged(audible: Bool, notice: SafeText?) {
        context.audible = audible
        let isNews = notices.soundChanged(notice, at: services.now())
        if isNews, let notice, context.settings.sound { face.announce(notice) }
        send(.tick)
    }

    /// Something has turned up in the files.
    package func storageChanged(notice: SafeText?) {
        notices.storageChanged(notice, at: services.now())
        if let notice { face.announce(notice) }
        send(.tick)
    }

    /// A save that was still under way when it was answered has come to its end.
    package func lateSave(_ notice: SafeText, isSaved: Bool) {
        notices.saveEnded(notice, isSaved: isSaved, at: services.now())
        face.announce(notice)
        send(.tick)
    }

    /// What the face knows of its player's devices has changed.
    package func updateFace(_ change: (inout F) -> Void) {
        change(&face)
        send(.tick)
    }

    /// The program is being stopped: a round is paused.
    package func suspend() { send(.suspending) }

    /// The program was stopped without warning and goes on: a round is paused where it was when the program
    /// last did anything, as nobody saw or heard what came after.
    package func resumed() {
        perform(update(.suspending))
        handleWaiting()
    }

    /// The program has to end: a round ends with what was reached.
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

    /// Hands over what waits while somebody takes it, then shows what has become of it all.
    private func handleWaiting() {
        refresh()
        while !hasQuit, !isHeldUp, face.takesInput(pages.current, context), let input = waiting.first {
            waiting.removeFirst()
            if !waiting.isEmpty { batch = batch ?? CueBatch() }
            let effects = update(.input(input))
            perform(effects)
            // What it has led to may have used up the seed and the time; most of a flood lead to nothing.
            if !effects.isEmpty { refresh() }
        }
        playBatch()
        saveSettings()
        guard !hasQuit else { return }
        if hasInputEnded && waiting.isEmpty && !isHeldUp {
            return perform(update(.inputEnded) + [.quit])
        }
        show()
    }

    /// Whether inputs wait for an answer first.
    private var isHeldUp: Bool { face.waitsForAnswers && openQueries > 0 }

    private func refresh() {
        context.now = services.now()
        context.date = services.date()
        context.freshSeed = services.seed()
        context.freshID = services.newID()
        notices.apply(to: &context)
    }

    func show() {
        context.now = services.now()
        // What the event has led to may be news already.
        notices.apply(to: &context)
        face.show(pages.current, context)
        services.showLights(face.controllerLights(pages.current, context))
        let moments = [
            face.wake(pages.current, context), context.isNews ? notices.newsEnd : nil,
            pendingSounds.first?.moment,
        ]
        services.wake(moments.compactMap(\.self).min())
    }

    // MARK: - Effects

    func perform(_ effects: [Effect]) {
        for effect in effects where !hasQuit { perform(effect) }
    }

    private func perform(_ effect: Effect) {
        switch effect {
        case .say(let line): face.tell(line)
        case .sound(let cue): play(cue)
        case .soundLater(let cue, let delay):
            pendingSounds.append((context.now + delay, cue))
            pendingSounds.sort { $0.moment < $1.moment }
        case .haptic(let cue) where context.settings.haptics:
            batch == nil ? services.playHaptic(cue) : batch?.append(cue)
        case .speak(let text, let language) where context.settings.sound:
            batch == nil ? services.speak(text, language) : batch?.speak(text, language)
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

    /// Silence is for what is still to come, too.
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

    /// What is found at once is answered within the event that asked for it; what takes longer is an event of its own.
    private func ask(_ query: DataQuery) {
        openQueries += 1
        isAsking = true
        services.query(query) { [weak self] result in
            guard let self else { return }
            openQueries -= 1
            isAsking ? answer(result) : send(.answer(result))
        }
        isAsking = false
    }

    private func appear() { perform(update(.appeared)) }

    func answer(_ result: QueryResult) {
        perform(update(.answer(result)))
    }

    private func apply(_ settings: Settings) {
        if context.settings.sound && !settings.sound { play(.silence) }
        // What is said in between is to be in the language chosen.
        let isDue = batch == nil || settings.language != context.settings.language
        context.settings = settings
        isDue ? services.applySettings(settings) : batch?.changeSettings()
        areSettingsSaved = false
    }
}
