package import FoundationEssentials
package import Model

/// What the coordinator needs from outside, as closures; the executable fills in live ones and the
/// tests with recorders.
///
/// None of them may block, but those that save or look up something on the disk take as long as the disk does,
/// and a second or two while another instance holds its lock.
@MainActor
package struct Services {
    package var now: () -> Duration = { .zero }
    package var date: () -> Date = { Date(timeIntervalSince1970: 0) }
    package var play: (SoundCue) -> Void = { _ in }
    package var playHaptic: (HapticCue) -> Void = { _ in }
    /// `language` is a BCP 47 tag; does nothing where the system cannot speak.
    package var speak: (_ text: String, _ language: String) -> Void = { _, _ in }
    package var copy: (String) -> Void = { _ in }
    /// Lights these keys of MIDI controllers and turns off all others.
    package var showLights: ([MIDINote: LightColour]) -> Void = { _ in }
    /// Schedules `Coordinator.wake`, replacing any pending call; nil cancels it.
    package var wake: (Duration?) -> Void = { _ in }
    package var saveSettings: (Settings) -> SafeText? = { _ in nil }
    /// Saves a score under the name that its player has confirmed.
    package var saveScore: (ScoreEntry) -> SaveResult = { SaveResult(scores: [$0], failure: nil) }
    /// Puts a finished game into the history under an identifier, and its score on its leaderboard under the proposed
    /// name; returns why it could not be written. So do the others that return a text.
    package var finish: (FinishedGame, UUID) -> SafeText? = { _, _ in nil }
    /// Puts a game on its leaderboard under a name that its player has not confirmed, nil for the proposed one.
    package var keepScore: (FinishedGame, UUID, PlayerName?) -> SafeText? = { _, _, _ in nil }
    package var discardScore: (UUID) -> SafeText? = { _ in nil }
    /// Reads from the disk; the answer arrives at once or later.
    package var query: (DataQuery, @escaping @MainActor (QueryResult) -> Void) -> Void = { _, _ in }
    package var editScores: (ScoreEdit) -> SaveResult = { _ in SaveResult(scores: [], failure: nil) }
    package var applySettings: (Settings) -> Void = { _ in }
    package var quit: () -> Void = {}

    package init() {}
}
