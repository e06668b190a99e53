public import GameRules
public import Model
import Screens

/// Leads from one dialogue to the next and turns what they answer into deeds: line, update, effects.
///
/// Lines wait until a dialogue listens, so that a whole game can be given at once through a pipe: what was
/// typed while Simon had his turn is played in the player's.
@MainActor
public final class Conversation {
    private let services: PlainServices
    private var context: PlainContext
    private var current: any Dialogue
    /// The dialogues below the one that is led, and the game that is played, if any.
    private var below: [any Dialogue] = []
    private var waiting: [String] = []
    private var hasInputEnded = false
    private var hasQuit = false
    /// The identifier of the game that ended last, until its player has said a name or not to.
    private var unnamed: ScoreEntry.ID?
    /// What was last said of sound, so that it is not said twice.
    private var toldOfSound: SafeText?
    /// What was last said of the disk, so that what does not change is said once.
    private var toldOfDisk: SafeText?
    /// Sounds whose time is still to come, soonest first.
    private var coming: [(moment: Duration, cue: SoundCue)] = []

    /// Begins with the menu, and a game over it when one was asked for; nothing is said before `start`.
    public init(services: PlainServices, context: PlainContext, game: GameKind? = nil) {
        self.services = services
        self.context = context
        current = game.map { GameDialogues.make($0, context) } ?? MainMenu()
        if game != nil { below = [MainMenu()] }
    }

    /// Tells a game that was played, and nothing else.
    public init(services: PlainServices, context: PlainContext, replay: RecordedGame) {
        self.services = services
        self.context = context
        current = ReplayDialogue(replay, context)
    }

    /// Says hello.
    public func start() {
        services.apply(context.settings)
        tell(.appeared)
    }

    /// How many lines wait; a driver reads no further while there are many.
    public var waitingLines: Int { waiting.count }

    /// Takes a line.
    public func hear(_ line: String) {
        waiting.append(line)
        goOn()
    }

    /// Takes word that no line will come any more; when those that wait are taken the program ends.
    public func inputEnded() {
        hasInputEnded = true
        goOn()
    }

    /// The time asked for by `PlainServices.wake` has come.
    public func wake() {
        refresh()
        while let next = coming.first, next.moment <= context.now {
            coming.removeFirst()
            play(next.cue)
        }
        tell(.time)
    }

    /// A sequence will be heard from a time on.
    public func heard(sequence: Int, at moment: Duration) { tell(.heard(sequence: sequence, at: moment)) }

    /// Sound has become audible or inaudible, with a sentence about it.
    public func soundChanged(audible: Bool, notice: SafeText?) {
        context.audible = audible
        if let notice, notice != toldOfSound, context.settings.sound { services.say(notice) }
        toldOfSound = notice
        tell(.time)
    }

    /// There is something to say about the files.
    public func storageChanged(notice: SafeText) { services.say(notice) }

    /// The program is being stopped: a round is paused.
    public func suspend() { tell(.suspending) }

    /// The program was stopped without warning: a round is paused where it was when the program last did
    /// anything.
    public func suspendAsOfLast() {
        perform(current.update(.suspending, context))
        goOn()
    }

    /// The program has to end: a round ends with what was reached.
    public func leave() {
        guard !hasQuit else { return }
        refresh()
        perform(current.update(.leaving, context))
    }

    private func tell(_ event: PlainEvent) {
        refresh()
        perform(current.update(event, context))
        goOn()
    }

    /// Hands over the lines that wait, one by one, while somebody listens.
    private func goOn() {
        refresh()
        while !hasQuit, !waiting.isEmpty, current.listens(context) {
            perform(current.update(.line(PlainLine(waiting.removeFirst())), context))
            refresh()
        }
        guard !hasQuit else { return }
        if hasInputEnded && waiting.isEmpty { return end() }
        services.wake([current.wake(context), coming.first?.moment].compactMap { $0 }.min())
    }

    /// The game that is played ends with what was reached.
    private func end() {
        perform(current.update(.inputEnded, context) + [.quit])
    }

    private func refresh() {
        context.now = services.now()
        context.date = services.date()
        context.freshSeed = services.seed()
        context.freshID = services.newID()
    }

    // MARK: - Deeds

    private func perform(_ effects: [PlainEffect]) {
        for effect in effects where !hasQuit { perform(effect) }
    }

    private func perform(_ effect: PlainEffect) {
        switch effect {
        case .say(let line): services.say(line)
        case .sound(let cue): play(cue)
        case .later(let cue, let delay):
            coming.append((context.now + delay, cue))
            coming.sort { $0.moment < $1.moment }
        case .feel(let feel): if context.settings.haptics { services.feel(feel) }
        case .go(let page): go(to: page)
        case .back: back()
        case .change(let settings): change(settings)
        case .finish(let finished): finish(finished)
        case .keep(let finished, let name, let sentences): keep(finished, name, sentences)
        case .discard: settle()
        case .ask(let question): perform(current.update(.answer(services.answer(question)), context))
        case .revise(let revision): revise(revision)
        case .quit:
            hasQuit = true
            services.wake(nil)
            services.quit()
        }
    }

    /// Silence is for what is still to come, too.
    private func play(_ cue: SoundCue) {
        if cue == .silence { coming = [] }
        if context.settings.sound { services.play(cue) }
    }

    private func go(to page: PlainPage) {
        below.append(current)
        switch page {
        case .game(let kind): current = GameDialogues.make(kind, context)
        case .leaderboard(let board): current = LeaderboardDialogue(board)
        case .statistics(let kind): current = StatisticsDialogue(kind)
        case .settings: current = SettingsDialogue()
        case .help(let kind): current = HelpDialogue(kind)
        case .replay(let game): current = ReplayDialogue(game, context)
        }
        perform(current.update(.appeared, context))
    }

    private func back() {
        guard let dialogue = below.popLast() else { return perform(.quit) }
        current = dialogue
        perform(current.update(.appeared, context))
    }

    private func change(_ settings: Settings) {
        if context.settings.sound && !settings.sound { play(.silence) }
        context.settings = settings
        services.apply(settings)
        complain(services.keepSettings(settings))
    }

    private func finish(_ finished: FinishedGame) {
        let id = services.newID()
        unnamed = id
        complain(services.finish(finished, id))
    }

    private func settle() {
        unnamed = nil
        services.settle()
    }

    private func keep(_ finished: FinishedGame, _ name: PlayerName, _ sentences: KeptSentences) {
        let entry = ScoreEntry(finished, id: unnamed ?? services.newID(), name: name)
        settle()
        let kept = services.keepScore(entry)
        context.scores = kept.scores
        complain(kept.trouble)
        services.say(kept.trouble == nil ? sentences.saved : sentences.waiting)
    }

    private func revise(_ revision: ScoreRevision) {
        let kept = services.revise(revision)
        context.scores = kept.scores
        complain(kept.trouble)
        perform(current.update(.answer(.scores), context))
    }

    private func complain(_ trouble: SafeText?) {
        if let trouble, trouble != toldOfDisk { services.say(trouble) }
        toldOfDisk = trouble
    }
}
