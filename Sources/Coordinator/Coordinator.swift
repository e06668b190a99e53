import FoundationEssentials
public import Model
public import Screens
public import TerminalCore

/// Routes between the screens and turns what they answer into deeds: event, update, effects, frame.
///
/// It owns no rules: it knows which screen is shown, asks it, hands its effects to the services in
/// their order and has it draw. One event ends in one frame; only one that ends a game is also drawn
/// before the game goes to the disk.
@MainActor
public final class Coordinator {
    private let services: Services
    private var context: Context
    private var stack: ScreenStack
    /// How frames look as far as terminal and command line say; the settings add to it.
    private var terminalLook: Look
    private var soundNotice: SafeText?
    /// Until when the word about sound is news.
    private var newsEnd = Duration.zero
    /// Why something is not on the disk, as the last save said.
    private var storageNotice: SafeText?
    /// What turned up in the files, until the next game has ended: a save that went well is no reason to
    /// forget it.
    private var foundNotice: SafeText?
    /// The identifier of the game that ended last, until its player has said a name or not to.
    private var unnamed: UUID?
    private var areSettingsSaved = true

    /// Begins with the splash screen, or with a page that leaving ends the program; nothing is shown before
    /// `start`.
    public init(services: Services, context: Context, opening page: Route? = nil) {
        self.services = services
        self.context = context
        terminalLook = context.look
        stack = ScreenStack(context)
        if let page { stack.open(alone: page, context) }
    }

    /// Shows the first frame.
    public func start() {
        services.apply(context.settings)
        tell(.appeared)
    }

    /// Takes what has arrived from the terminal at once, and shows in one frame what has come of it.
    public func handle(_ events: [Event]) {
        for event in events { take(event) }
        saveSettings()
        if !events.isEmpty { draw() }
    }

    /// Takes an event of the terminal.
    public func handle(_ event: Event) { handle([event]) }

    private func take(_ event: Event) {
        if case .resize(let size) = event { context.size = size }
        if event == .resumed {
            resume()
        } else {
            refresh()
            perform(stack.current.update(.input(event), context))
        }
    }

    /// Takes a button of a gamepad as the key that it stands for on the screen that is shown.
    public func handle(_ event: GamepadEvent) {
        guard let key = stack.current.gamepadUse.key(for: event.button) else { return }
        handle(.key(KeyPress(key, .gamepad, phase: event.isDown ? .press : .release)))
    }

    /// A gamepad is there to play with, or none is any more.
    public func gamepadsChanged(isThere: Bool) {
        guard context.hasGamepad != isThere else { return }
        context.hasGamepad = isThere
        tell(.time)
    }

    /// The program was stopped and goes on: a round that ran is paused where it was when the program
    /// last did anything, as nobody saw or heard what came after.
    private func resume() {
        perform(stack.current.update(.suspending, context))
        refresh()
    }

    /// The time asked for by `Services.wake` has come.
    public func wake() { tell(.time) }

    /// A sequence will be heard from a time on.
    public func heard(sequence: Int, at moment: Duration) { tell(.heard(sequence: sequence, at: moment)) }

    /// Sound has become audible or inaudible, with a sentence for the quiet line.
    public func soundChanged(audible: Bool, notice: SafeText?) {
        context.audible = audible
        if notice != soundNotice { newsEnd = services.now() + Self.newsLength }
        soundNotice = notice
        tell(.time)
    }

    /// There is something to say about the files.
    public func storageChanged(notice: SafeText?) {
        foundNotice = notice
        tell(.time)
    }

    /// What is known about the terminal has changed: colours, background, keys.
    public func terminalChanged(look: Look, reportsReleases: Bool) {
        terminalLook = look
        context.reportsReleases = reportsReleases
        tell(.input(.resize(context.size)))
    }

    private func tell(_ event: ScreenEvent) {
        refresh()
        perform(stack.current.update(event, context))
        saveSettings()
        draw()
    }

    private func refresh() {
        context.now = services.now()
        context.date = services.date()
        context.freshSeed = services.seed()
        context.freshID = services.newID()
        context.look = terminalLook
        context.look.ground = context.settings.ground
        context.look.reducedMotion = terminalLook.reducedMotion || context.settings.reducedMotion
        tellNotices()
    }

    private func tellNotices() {
        context.trouble = storageNotice ?? foundNotice
        context.notice = context.settings.sound ? soundNotice : nil
        context.isNews = context.notice != nil && context.now < newsEnd
    }

    private func perform(_ effects: [Effect]) {
        for effect in effects { perform(effect) }
    }

    private func perform(_ effect: Effect) {
        switch effect {
        case .sound(let cue): if context.settings.sound { services.play(cue) }
        case .feel(let feel): if context.settings.haptics { services.feel(feel) }
        case .speak(let text, let language): if context.settings.sound { services.speak(text, language) }
        case .go(let route): show { go(route) }
        case .back where stack.isAlone: quit()
        case .back: show { stack.back() }
        case .change(let settings): change(settings)
        case .keep(let finished, let name): keep(finished, name)
        case .finish(let finished): finish(finished)
        case .discard: settle()
        case .ask(let question): answer(services.answer(question))
        case .revise(let revision): revise(revision)
        case .quit: quit()
        }
    }

    private func quit() {
        saveSettings()
        services.quit()
    }

    private func show(_ move: () -> Void) {
        move()
        perform(stack.current.update(.appeared, context))
    }

    private func change(_ settings: Settings) {
        if context.settings.sound && !settings.sound { services.play(.silence) }
        context.settings = settings
        services.apply(settings)
        areSettingsSaved = false
    }

    /// Once for all that has arrived at once: a key that is held down must not keep the disk busy.
    private func saveSettings() {
        guard !areSettingsSaved else { return }
        areSettingsSaved = true
        storageNotice = services.keepSettings(context.settings)
    }

    private func go(_ route: Route) {
        if case .game(let kind) = route { context.game = kind }
        stack.go(route, context)
    }

    private func answer(_ answer: Answer) { perform(stack.current.update(.answer(answer), context)) }

    private func revise(_ revision: ScoreRevision) {
        let kept = services.revise(revision)
        context.scores = kept.scores
        storageNotice = kept.trouble
        answer(.scores)
    }

    private func finish(_ finished: FinishedGame) {
        let id = services.newID()
        unnamed = id
        foundNotice = nil
        // A disk takes its time, and a mistake is to be seen when it is heard.
        draw()
        storageNotice = services.finish(finished, id)
    }

    private func settle() {
        unnamed = nil
        services.settle()
    }

    private func keep(_ finished: FinishedGame, _ name: PlayerName) {
        let entry = ScoreEntry(finished, id: unnamed ?? services.newID(), name: name)
        settle()
        let kept = services.keepScore(entry)
        context.scores = kept.scores
        context.newest = entry.id
        storageNotice = kept.trouble
    }

    private func draw() {
        context.now = services.now()
        // What the event has led to may be news already.
        tellNotices()
        var canvas = Canvas(size: context.size, style: context.look.theme.text)
        let cursor = stack.current.draw(on: &canvas, context)
        services.present(canvas, cursor)
        services.wake([stack.current.wake(context), context.isNews ? newsEnd : nil].compactMap(\.self).min())
    }

    /// How long the word about sound is news: long enough to be read twice.
    private static let newsLength = Duration.seconds(8)
}
