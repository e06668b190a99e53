import EventLoop
import Glibc
import Model
import Presentation
import ToneSynth

/// Lets cues be heard: pads become notes, and what `TonePlayer` reports comes back on the main
/// queue.
@MainActor
final class SoundPlayer {
    /// Called when it is known at which time a sequence is heard.
    var onHeard: (_ sequence: Int, _ at: Duration) -> Void = { _, _ in }
    /// Called when sound comes or goes.
    var onStatus: (PlayerStatus) -> Void = { _ in }

    private let loop: EventLoop
    private let player: TonePlayer
    private let relay: EventRelay
    private var holds: [Pad: ToneID] = [:]
    private var sequence: (id: ToneID, number: Int)?
    /// What was reported last.
    private var lastReported: PlayerStatus?

    /// Opens a device, unless it begins muted.
    init(_ loop: EventLoop, device: String, volume: Volume, isMuted: Bool) {
        self.loop = loop
        var configuration = PlayerConfiguration()
        configuration.device = device
        configuration.volumePercent = volume.percent
        configuration.isMuted = isMuted
        let relay = EventRelay()
        self.relay = relay
        player = TonePlayer(configuration) { event in
            loop.post { relay.send(event) }
        }
        relay.onEvent = { [weak self] in self?.handle($0) }
    }

    /// Reports whether there is sound at the moment, if that has changed.
    func reportStatus() {
        let status = player.status
        guard status != lastReported else { return }
        lastReported = status
        onStatus(status)
    }

    /// Lets a cue be heard.
    func play(_ cue: SoundCue) {
        perform(cue)
        // A server that hangs does not say so, so every cue looks; what is seen is reported after the event
        // that the cue belongs to.
        guard player.status != lastReported else { return }
        loop.post { [weak self] in self?.reportStatus() }
    }

    private func perform(_ cue: SoundCue) {
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

    private func handle(_ event: PlayerEvent) {
        switch event {
        case .status: reportStatus()
        case .onset(let id, let moment):
            if let sequence, sequence.id == id { onHeard(sequence.number, moment) }
        }
    }

    /// Carries events to a player of cues that is made after the player they come from.
    @MainActor
    private final class EventRelay: Sendable {
        var onEvent: (PlayerEvent) -> Void = { _ in }
        nonisolated init() {}
        func send(_ event: PlayerEvent) { onEvent(event) }
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
