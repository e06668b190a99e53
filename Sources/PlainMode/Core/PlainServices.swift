public import FoundationEssentials
public import Model
public import Screens

/// What the conversation needs of the world, as closures; the executable fills them with live parts and the
/// tests with recorders.
@MainActor
public struct PlainServices {
    /// The program's clock: it never runs backwards.
    public var now: () -> Duration = { .zero }
    /// The wall clock.
    public var date: () -> Date = { Date(timeIntervalSince1970: 0) }
    /// A random number for a game's seed.
    public var seed: () -> UInt64 = { 0 }
    /// An identifier for a new entry.
    public var newID: () -> UUID = UUID.init
    /// Writes a line.
    public var say: (SafeText) -> Void = { _ in }
    /// Lets something be heard.
    public var play: (SoundCue) -> Void = { _ in }
    /// Lets something be felt on devices that can.
    public var feel: (Feel) -> Void = { _ in }
    /// Has `Conversation.wake` called at a time of the clock, instead of any asked for before; nil: not at all.
    public var wake: (Duration?) -> Void = { _ in }
    /// Keeps settings on the disk; the answer is a sentence when they could not be kept.
    public var keepSettings: (Settings) -> SafeText? = { _ in nil }
    /// Keeps a score on the disk.
    public var keepScore: (ScoreEntry) -> KeptScore = { KeptScore(scores: [$0], trouble: nil) }
    /// Puts a game that has ended into the history under an identifier, and remembers that it is on no
    /// leaderboard yet; the answer is a sentence when it could not be written.
    public var finish: (FinishedGame, UUID) -> SafeText? = { _, _ in nil }
    /// The game that ended last is on a leaderboard, or its player does not want it there.
    public var settle: () -> Void = {}
    /// Looks up what is on the disk.
    public var answer: (Question) -> Answer = { _ in .nothing("") }
    /// Changes a line of a leaderboard on the disk.
    public var revise: (ScoreRevision) -> KeptScore = { _ in KeptScore(scores: [], trouble: nil) }
    /// Applies settings to sound and devices.
    public var apply: (Settings) -> Void = { _ in }
    /// Ends the program.
    public var quit: () -> Void = {}

    /// Services that do nothing.
    public init() {}
}
