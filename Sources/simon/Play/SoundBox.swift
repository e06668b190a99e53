import Dispatch
import Glibc
import Model
import Screens
import ToneSynth

/// Lets cues be heard: pads become notes, and what the player of tones reports comes back on the main
/// queue.
@MainActor
final class SoundBox {
    /// Called when it is known at which time a sequence is heard.
    var onHeard: (_ sequence: Int, _ at: Duration) -> Void = { _, _ in }
    /// Called when sound comes or goes.
    var onStatus: (PlayerStatus) -> Void = { _ in }

    private let player: TonePlayer
    private let mailbox: Mailbox
    private var holds: [Pad: ToneID] = [:]
    private var sequence: (id: ToneID, number: Int)?
    /// What was told last.
    private var told: PlayerStatus?

    /// Opens a device, unless it begins muted.
    init(device: String, volume: Volume, isMuted: Bool) {
        var configuration = PlayerConfiguration()
        configuration.device = device
        configuration.volumePercent = volume.percent
        configuration.isMuted = isMuted
        let mailbox = Mailbox()
        self.mailbox = mailbox
        player = TonePlayer(configuration) { event in
            DispatchQueue.main.async { MainActor.assumeIsolated { mailbox.deliver(event) } }
        }
        mailbox.onEvent = { [weak self] in self?.take($0) }
    }

    /// Tells whether there is sound at the moment, if that is news.
    func tellStatus() {
        let status = player.status
        guard status != told else { return }
        told = status
        onStatus(status)
    }

    /// Lets a cue be heard.
    func play(_ cue: SoundCue) {
        hand(over: cue)
        // A server that hangs does not say so, so every cue looks; what is seen is told after the event
        // that the cue belongs to.
        guard player.status != told else { return }
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.tellStatus() } }
    }

    private func hand(over cue: SoundCue) {
        switch cue {
        case .press(let pad, held: false): player.press(pad.note)
        case .press(let pad, held: true): holds[pad] = player.hold(pad.note)
        case .release(let pad): if let id = holds.removeValue(forKey: pad) { player.release(id) }
        case .sequence(let number, let pads):
            let id = player.play(
                ToneSequence(pads.map { .init($0.pad.note, onset: $0.onset, length: $0.length) }))
            sequence = (id, number)
        case .razz: player.press(.razz, for: .milliseconds(900))
        case .right: player.press(.right)
        case .complete: player.press(.complete, for: .milliseconds(500))
        case .wrong: player.press(.wrong, for: .milliseconds(500))
        case .scale(let step): player.press(.pitch(.major(step)))
        case .silence: player.stop()
        }
    }

    /// Sets loudness and pitches, or no sound at all.
    func set(volume: Volume, tuning: TuningName, isMuted: Bool) {
        player.setTuning(Tuning(tuning))
        player.setVolume(percent: volume.percent)
        player.setMuted(isMuted)
    }

    /// Lets the tones fade and the device go; takes a tenth of a second at most.
    func close() { player.close() }

    private func take(_ event: PlayerEvent) {
        switch event {
        case .status: tellStatus()
        case .heard(let id, let moment):
            if let sequence, sequence.id == id { onHeard(sequence.number, moment) }
        }
    }

    /// Carries events to a box that is made after the player they come from.
    @MainActor
    private final class Mailbox: Sendable {
        var onEvent: (PlayerEvent) -> Void = { _ in }
        nonisolated init() {}
        func deliver(_ event: PlayerEvent) { onEvent(event) }
    }
}

extension Tuning {
    /// What the settings call it.
    init(_ name: TuningName) {
        self =
            switch name {
            case .doReMiFa: .doReMiFa
            case .original1978: .original1978
            }
    }
}

extension Pad {
    /// What the pad sounds.
    var note: Note { Note.pads[rawValue] }
}

extension Frequency {
    /// A step of the major scale in equal temperament, counted from middle C.
    fileprivate static func major(_ step: Int) -> Frequency {
        let semitones = [0, 2, 4, 5, 7, 9, 11][step % 7] + 12 * (step / 7)
        return .hertz(261.625_565_300_598_6 * exp2(Double(semitones) / 12))
    }
}
