/// What a check of this machine's sound found.
package struct SoundDiagnosis: Sendable {
    package let configuration: ConfigurationFiles
    package let playback: PlaybackTest
    package let servers: SoundServers
    package let cards: SoundCards

    /// Opens the device for a moment, and takes 5 seconds at most, even if the sound server hangs. Prints nothing.
    /// - Parameter tone: plays a tone, else silence.
    package static func run(device: String = "default", tone: Bool = false) -> SoundDiagnosis {
        SoundDiagnosis(
            configuration: .detect(), playback: .run(device: device, tone: tone, timeout: .seconds(5)),
            servers: .detect(), cards: .detect())
    }
}
