internal import FoundationEssentials
internal import Glibc
internal import Model
internal import ToneSynth
internal import Wording

/// `simon tones`: plays the scale and the razz with their names, or writes them to a WAV file.
struct TonesCommand {
    private static var names: [(note: Note, name: SafeText)] {
        [
            (.do, tr("do    261.63 Hz  red")), (.re, tr("re    293.66 Hz  yellow")),
            (.mi, tr("mi    329.63 Hz  green")), (.fa, tr("fa    349.23 Hz  blue")),
            (.razz, tr("razz   42 Hz     a mistake")),
        ]
    }
    private static let length = Duration.milliseconds(600)
    private static let gap = Duration.milliseconds(150)

    private let invocation: Invocation

    /// Plays as the command line says.
    init(_ invocation: Invocation) { self.invocation = invocation }

    private var sequence: ToneSequence {
        ToneSequence(Self.names.map(\.note), length: Self.length, gap: Self.gap)
    }

    /// Plays, or writes the file.
    func run() -> Exit {
        if let path = invocation.wav { return write(to: path) }
        return play()
    }

    private func write(to path: String) -> Exit {
        let wave = WaveFile(sequence, tuning: .doReMiFa, tail: Self.gap)
        do {
            try Data(wave.bytes).write(to: URL(filePath: path))
            return .well
        } catch {
            let reason = SafeText(String(cString: strerror(errno)))
            Output.complain(
                tr("cannot write '\(path)': \(reason); name a file in a folder that you may write to"))
            return .failed
        }
    }

    private func play() -> Exit {
        var configuration = PlayerConfiguration()
        configuration.device = invocation.device
        let player = TonePlayer(configuration)
        defer { player.close() }
        guard waitForSound(player) else { return .failed }
        player.play(sequence)
        for (_, name) in Self.names {
            Output.line(name)
            pause(Self.length + Self.gap)
        }
        return .well
    }

    /// Waits until the device is open, a few seconds at most, and says why when it is not.
    private func waitForSound(_ player: TonePlayer) -> Bool {
        for _ in 0..<300 {
            switch player.status {
            case .ready: return true
            case .silent(let failure):
                Output.complain(SafeText(failure.sentence + " " + failure.mend))
                return false
            case .opening, .muted: pause(.milliseconds(10))
            }
        }
        Output.complain(tr("the sound device does not answer; 'simon doctor' shows more"))
        return false
    }

    private func pause(_ length: Duration) { usleep(UInt32(length / .microseconds(1))) }
}
