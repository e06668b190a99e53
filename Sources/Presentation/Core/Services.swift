package import FoundationEssentials
package import Model

/// What the coordinator needs from outside, as closures; the executable fills in live ones and the
/// tests with recorders.
///
/// None of them may block, but those that save or look up something on the disk take as long as the disk does,
/// and a second or two while another game holds its lock.
@MainActor
package struct Services {
    /// Monotonic.
    package var now: () -> Duration = { .zero }
    package var date: () -> Date = { Date(timeIntervalSince1970: 0) }
    /// For a game's seed.
    package var seed: () -> UInt64 = { 0 }
    package var newID: () -> UUID = UUID.init
    package var play: (SoundCue) -> Void = { _ in }
    /// Gives something to feel on devices that can.
    package var playHaptic: (HapticCue) -> Void = { _ in }
    /// Speaks a text in the language of a BCP 47 tag, where the system can speak.
    package var speak: (_ text: String, _ language: String) -> Void = { _, _ in }
    /// Puts a text on the clipboard.
    package var copy: (String) -> Void = { _ in }
    /// Lights notes on MIDI controllers, and no others.
    package var showLights: ([MIDINote: LightColour]) -> Void = { _ in }
    /// Schedules `Coordinator.wake`, replacing any pending call; nil cancels it.
    package var wake: (Duration?) -> Void = { _ in }
    /// Saves settings; the result is a sentence when they could not be saved.
    package var saveSettings: (Settings) -> SafeText? = { _ in nil }
    /// Saves a score under the name that its player has said.
    package var saveScore: (ScoreEntry) -> SaveResult = { SaveResult(scores: [$0], failure: nil) }
    /// Puts a game that has ended into the history under an identifier, and its score on its leaderboard under the name
    /// at hand; the result is a sentence when it could not be written.
    package var finish: (FinishedGame, UUID) -> SafeText? = { _, _ in nil }
    /// Puts a game on its leaderboard under a name that its player has not confirmed, nil for the one at hand; the result
    /// is a sentence when it could not be written.
    package var keepScore: (FinishedGame, UUID, PlayerName?) -> SafeText? = { _, _, _ in nil }
    /// Takes the score of a game away, if it has one; the result is a sentence when it could not be written.
    package var discardScore: (UUID) -> SafeText? = { _ in nil }
    /// Looks up what is on the disk; the answer is given at once, or when it has been found.
    package var query: (DataQuery, @escaping @MainActor (QueryResult) -> Void) -> Void = { _, _ in }
    /// Changes a score on the disk.
    package var editScores: (ScoreEdit) -> SaveResult = { _ in SaveResult(scores: [], failure: nil) }
    /// Applies settings to sound and devices.
    package var applySettings: (Settings) -> Void = { _ in }
    /// Ends the program.
    package var quit: () -> Void = {}

    /// Services that do nothing.
    package init() {}
}
