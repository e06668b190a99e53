public import FoundationEssentials
public import Model
public import Screens
public import TerminalCore

/// What the coordinator needs of the world, as closures; the executable fills them with live parts and
/// the tests with recorders. None of them may block, but those that keep or look up something on the disk
/// take as long as the disk does, and a second or two while another game holds its lock.
@MainActor
public struct Services {
    /// The program's clock: it never runs backwards.
    public var now: () -> Duration
    /// The wall clock.
    public var date: () -> Date
    /// A random number for a game's seed.
    public var seed: () -> UInt64
    /// An identifier for a new entry.
    public var newID: () -> UUID
    /// Lets something be heard.
    public var play: (SoundCue) -> Void
    /// Lets something be felt on devices that can.
    public var feel: (Feel) -> Void
    /// Says a text in the language of a BCP 47 tag, where the system can speak.
    public var speak: (_ text: String, _ language: String) -> Void = { _, _ in }
    /// Shows a frame with the text cursor at a cell, or without one.
    public var present: (Canvas, Point?) -> Void
    /// Has `Coordinator.wake` called at a time of the clock, instead of any asked for before; nil: not
    /// at all.
    public var wake: (Duration?) -> Void
    /// Keeps settings on the disk; the answer is a sentence when they could not be kept.
    public var keepSettings: (Settings) -> SafeText?
    /// Keeps a score on the disk.
    public var keepScore: (ScoreEntry) -> KeptScore
    /// Puts a game that has ended into the history under an identifier, and remembers that it is on no
    /// leaderboard yet; the answer is a sentence when it could not be written.
    public var finish: (FinishedGame, UUID) -> SafeText?
    /// The game that ended last is on a leaderboard, or its player does not want it there.
    public var settle: () -> Void
    /// Looks up what is on the disk.
    public var answer: (Question) -> Answer
    /// Changes a line of a leaderboard on the disk.
    public var revise: (ScoreRevision) -> KeptScore
    /// Applies settings to sound and devices.
    public var apply: (Settings) -> Void
    /// Ends the program.
    public var quit: () -> Void

    /// Gathers the services.
    public init(
        now: @escaping () -> Duration, date: @escaping () -> Date, seed: @escaping () -> UInt64,
        newID: @escaping () -> UUID, play: @escaping (SoundCue) -> Void, feel: @escaping (Feel) -> Void,
        present: @escaping (Canvas, Point?) -> Void, wake: @escaping (Duration?) -> Void,
        keepSettings: @escaping (Settings) -> SafeText?, keepScore: @escaping (ScoreEntry) -> KeptScore,
        finish: @escaping (FinishedGame, UUID) -> SafeText?, settle: @escaping () -> Void,
        answer: @escaping (Question) -> Answer, revise: @escaping (ScoreRevision) -> KeptScore,
        apply: @escaping (Settings) -> Void, quit: @escaping () -> Void
    ) {
        self.now = now
        self.date = date
        self.seed = seed
        self.newID = newID
        self.play = play
        self.feel = feel
        self.present = present
        self.wake = wake
        self.keepSettings = keepSettings
        self.keepScore = keepScore
        self.finish = finish
        self.settle = settle
        self.answer = answer
        self.revise = revise
        self.apply = apply
        self.quit = quit
    }
}
