import Glibc
import Model
import Presentation
import Sounds
import ToneSynth
import Localization
import System

/// `simon tones`: plays or writes to a WAV file the scale and the buzzer.
struct TonesCommand {
    private static let length = Duration.milliseconds(600)
    private static let gap = Duration.milliseconds(150)

    let invocation: Invocation

    /// Nil is the buzzer.
    private static let notes: [Pad?] = Pad.allCases + [nil]

    private var tuning: Tuning { invocation.tuning }

    private var spread: StereoSpread? { invocation.stereo ? StereoWidth.gentle.spread : nil }

    private func tone(_ note: Pad?) -> Tone { note.map { tuning.tone(of: $0) } ?? .buzzer }

    private var sequence: ToneSequence {
        ToneSequence(
            Self.notes.enumerated().map { index, note in
                .init(
                    tone(note), onset: (Self.length + Self.gap) * index, length: Self.length,
                    pan: note?.pan ?? .centre)
            })
    }

    /// Name, pitch in hundredths of a hertz, meaning.
    private func line(_ note: Pad?) -> SafeText {
        let hundredths = Int((tone(note).frequency.hertz * 100).rounded())
        let number = NumberText.decimal(hundredths, places: 2)
        let hertz = String(repeating: " ", count: max(0, 6 - number.count)) + number
        return switch note {
        case .red: tr("do      \(hertz) Hz  red")
        case .yellow: tr("re      \(hertz) Hz  yellow")
        case .green: tr("mi      \(hertz) Hz  green")
        case .blue: tr("fa      \(hertz) Hz  blue")
        case nil: tr("buzzer  \(hertz) Hz  a mistake")
        }
    }

    func run() throws {
        if let path = invocation.wav { try write(to: path) } else { try play() }
    }

    private func write(to path: String) throws {
        let timeline = SoundTimeline(
            [.init(at: .zero, .play(sequence))], duration: sequence.duration + Self.gap)
        try Failure.naming(path) {
            var wave = try WaveStream(timeline, stereo: spread)
            var file = try NewFile(at: path)
            while let block = wave.next() { try file.write(block[...]) }
            if try file.finish() { Output.printError(tr("replaced '\(path.excerpt)'")) }
        }
    }

    private func play() throws {
        var configuration = PlayerConfiguration()
        configuration.device = invocation.device
        configuration.spread = spread ?? .off
        let player = TonePlayer(configuration)
        player.start()
        var obstacle = waitForSound(player)
        if obstacle == nil {
            player.play(sequence)
            for note in Self.notes where obstacle == nil {
                Output.line(line(note))
                obstacle = pause(Self.length + Self.gap, player)
            }
            // A device that has stopped is noticed after seconds.
            while obstacle == nil, player.isSounding { obstacle = pause(.milliseconds(10), player) }
        }
        // First: while a device is being opened, standard error is suppressed.
        player.close()
        if let obstacle { throw Failure(obstacle) }
    }

    /// A few seconds at most; returns why the device is not open.
    private func waitForSound(_ player: TonePlayer) -> SafeText? {
        for _ in 0..<300 {
            if case .ready = player.status { return nil }
            if let failure = pause(.milliseconds(10), player) { return failure }
        }
        return tr("the sound device does not answer; 'simon doctor' shows more")
    }

    /// Returns why there is no sound, as soon as there is none.
    private func pause(_ length: Duration, _ player: TonePlayer) -> SafeText? {
        let end = MonotonicClock.now + length
        repeat {
            if case .silent(let failure) = player.status { return failure.sentence + " " + failure.advice }
            usleep(10_000)
        } while MonotonicClock.now < end
        return nil
    }
}
