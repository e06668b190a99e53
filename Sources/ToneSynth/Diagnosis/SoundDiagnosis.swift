/// What everything that sound needs is like on this machine.
public struct SoundDiagnosis: Sendable {
    /// libasound and what it reads.
    public let configuration: ConfigurationFiles
    /// What came of playing on the device for a moment.
    public let playback: PlaybackTest
    /// The sound servers that run.
    public let servers: SoundServers
    /// The kernel's cards.
    public let cards: SoundCards

    /// Examines all of it; opens the device for a moment, and takes 5 seconds at most, also when the sound
    /// server hangs. Prints nothing.
    ///
    /// With `tone`, what is played is a do that can be heard; otherwise it is silence.
    public static func run(device: String = "default", tone: Bool = false) -> SoundDiagnosis {
        SoundDiagnosis(
            configuration: .detect(), playback: .run(device: device, tone: tone, timeout: .seconds(5)),
            servers: .detect(), cards: .detect())
    }
}
