internal import Glibc
internal import Model
internal import ToneSynth

/// `simon tones`: plays the scale and the razz with their names, or writes them to a WAV file.
struct TonesCommand {
    private static let length = Duration.milliseconds(600)
    private static let gap = Duration.milliseconds(150)

    private let invocation: Invocation

    /// Plays as the command line says.
    init(_ invocation: Invocation) { self.invocation = invocation }

    private static let notes: [(note: Note, name: SafeText, meaning: SafeText)] = [
        (.do, "do  ", "red"), (.re, "re  ", "yellow"), (.mi, "mi  ", "green"), (.fa, "fa  ", "blue"),
        (.razz, "razz", "a mistake"),
    ]

    private var tuning: Tuning { Tuning(invocation.tuning) }

    private var sequence: ToneSequence {
        ToneSequence(Self.notes.map(\.note), length: Self.length, gap: Self.gap)
    }

    /// What is printed while each note sounds: name, pitch to the hundredth, meaning.
    private var lines: [SafeText] {
        Self.notes.map { note, name, meaning in
            let hundredths = Int((tuning.tone(for: note).frequency.hertz * 100).rounded())
            let (whole, rest) = (String(hundredths / 100), String(hundredths % 100 + 100).dropFirst())
            let pad = String(repeating: " ", count: max(0, 3 - whole.count))
            return SafeText("\(name)  \(pad)\(whole).\(rest) Hz  \(meaning)")
        }
    }

    /// Plays, or writes the file.
    func run() -> Exit {
        if let path = invocation.wav { return write(to: path) }
        return play()
    }

    private func write(to path: String) -> Exit {
        let wave = WaveFile(sequence, tuning: tuning, tail: Self.gap)
        do throws(Errno) {
            try Output.write(wave.bytes, toFile: path)
            return .well
        } catch {
            Output.complain(
                "cannot write '\(path)': \(error.words); name a file in a folder that you may write to")
            return .failed
        }
    }

    private func play() -> Exit {
        var configuration = PlayerConfiguration()
        configuration.device = invocation.device
        configuration.tuning = tuning
        let player = TonePlayer(configuration)
        defer { player.close() }
        guard waitForSound(player) else { return .failed }
        player.play(sequence)
        for line in lines {
            Output.line(line)
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
        Output.complain("the sound device does not answer; 'simon doctor' shows more")
        return false
    }

    private func pause(_ length: Duration) { usleep(UInt32(length / .microseconds(1))) }
}
