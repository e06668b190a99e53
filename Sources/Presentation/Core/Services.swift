public import FoundationEssentials
public import Model

/// What the coordinator needs of the world, as closures; the executable fills them with live parts and the
/// tests with recorders.
///
/// None of them may block, but those that save or look up something on the disk take as long as the disk does,
/// and a second or two while another game holds its lock.
@MainActor
public struct Services {
    /// The program's clock: it never runs backwards.
    public var now: () -> Duration = { .zero }
    /// The wall clock.
    public var date: () -> Date = { Date(timeIntervalSince1970: 0) }
    /// A random number for a game's seed.
    public var seed: () -> UInt64 = { 0 }
    /// An identifier for a new score.
    public var newID: () -> UUID = UUID.init
    /// Plays a sound.
    public var play: (SoundCue) -> Void = { _ in }
    /// Gives something to feel on devices that can.
    public var playHaptic: (HapticCue) -> Void = { _ in }
    /// Speaks a text in the language of a BCP 47 tag, where the system can speak.
    public var speak: (_ text: String, _ language: String) -> Void = { _, _ in }
    /// Puts a text on the clipboard.
    public var copy: (String) -> Void = { _ in }
    /// Lights notes on MIDI controllers, and no others.
    public var showLights: ([MIDINote: LightColour]) -> Void = { _ in }
    /// Schedules `Coordinator.wake`, replacing any pending call; nil cancels it.
    public var wake: (Duration?) -> Void = { _ in }
    /// Saves settings; the result is a sentence when they could not be saved.
    public var saveSettings: (Settings) -> SafeText? = { _ in nil }
    /// Saves a score under the name that its player has said.
    public var saveScore: (ScoreEntry) -> SaveResult = { SaveResult(scores: [$0], failure: nil) }
    /// Puts a game that has ended into the history under an identifier, and its score on its leaderboard under the name
    /// at hand; the result is a sentence when it could not be written.
    public var finish: (FinishedGame, UUID) -> SafeText? = { _, _ in nil }
    /// Puts a game on its leaderboard under a name that its player has not confirmed, nil for the one at hand; the result
    /// is a sentence when it could not be written.
    public var keepScore: (FinishedGame, UUID, PlayerName?) -> SafeText? = { _, _, _ in nil }
    /// Takes the score of a game away, if it has one; the result is a sentence when it could not be written.
    public var discardScore: (UUID) -> SafeText? = { _ in nil }
    /// Looks up what is on the disk.
    public var query: (DataQuery) -> QueryResult = { _ in .failure("") }
    /// Changes a score on the disk.
    public var editScores: (ScoreEdit) -> SaveResult = { _ in SaveResult(scores: [], failure: nil) }
    /// Applies settings to sound and devices.
    public var applySettings: (Settings) -> Void = { _ in }
    /// Ends the program.
    public var quit: () -> Void = {}

    /// Services that do nothing.
    public init() {}
}
