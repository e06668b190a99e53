/// What everything that sound needs is like on this machine.
package struct SoundDiagnosis: Sendable {
    /// libasound and what it reads.
    package let configuration: ConfigurationFiles
    /// What came of playing on the device for a moment.
    package let playback: PlaybackTest
    /// The sound servers that run.
    package let servers: SoundServers
    /// The kernel's cards.
    package let cards: SoundCards

    /// Examines all of it; opens the device for a moment, and takes 5 seconds at most, also when the sound
    /// server hangs. Prints nothing.
    ///
    /// With `tone`, what is played can be heard; otherwise it is silence.
    package static func run(device: String = "default", tone: Bool = false) -> SoundDiagnosis {
        SoundDiagnosis(
            configuration: .detect(), playback: .run(device: device, tone: tone, timeout: .seconds(5)),
            servers: .detect(), cards: .detect())
    }
}
