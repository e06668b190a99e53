import System
import Model
import Presentation
import Sounds
import ToneSynth

/// Plays cues as tones, and delivers `TonePlayer`'s reports on the main queue.
@MainActor
final class SoundPlayer {
    /// Called when it is known when a sequence becomes audible.
    var onHeard: (_ sequence: Int, _ at: Duration) -> Void = { _, _ in }
    var onStatus: (PlayerStatus) -> Void = { _ in }

    private let loop: EventLoop
    private let configuration: PlayerConfiguration
    /// Its reports come on its own thread.
    private lazy var player = TonePlayer(configuration) { [weak self, loop] event in
        loop.post { self?.handle(event) }
    }
    private var tuning = Tuning.doReMiFa
    private var holds: [Int: ToneID] = [:]
    private var sequence: (id: ToneID, number: Int)?
    private var lastReported: PlayerStatus?

    /// Silent until `start`.
    init(_ loop: EventLoop, device: String, volume: Volume, isMuted: Bool) {
        self.loop = loop
        var configuration = PlayerConfiguration()
        configuration.device = device
        configuration.volumePercent = volume.percent
        configuration.isMuted = isMuted
        self.configuration = configuration
    }

    /// Does not open the device when muted.
    func start() { player.start() }

    /// Reports whether sound is audible, if that has changed or with `again`.
    func reportStatus(again: Bool = false) {
        let status = player.status
        guard again || status != lastReported else { return }
        lastReported = status
        onStatus(status)
    }

    /// Whether a sequence's audible start will be reported.
    var isAudible: Bool { if case .ready = player.status { true } else { false } }

    /// - Parameter velocity: of the note of a MIDI keyboard that it follows.
    func play(_ cue: SoundCue, velocity: UInt8? = nil) {
        perform(cue.toneCue(tuning, velocity), of: cue)
        // A server that hangs reports nothing, so every cue checks; the result is reported after the current event.
        guard player.status != lastReported else { return }
        loop.post { [weak self] in self?.reportStatus() }
    }

    private func perform(_ toneCue: SoundTimeline.Cue, of cue: SoundCue) {
        switch toneCue {
        case .press(let tone, let pan, let length): player.press(tone, at: pan, for: length)
        case .hold(let key, let tone, let pan): holds[key] = player.hold(tone, at: pan)
        case .release(let key): if let id = holds.removeValue(forKey: key) { player.release(id) }
        case .play(let tones):
            let id = player.play(tones)
            if case .sequence(let number, _) = cue { sequence = (id, number) }
        case .accompany(let tones): player.accompany(tones)
        case .stop: player.stop()
        }
    }

    func set(volume: Volume, tuning: Tuning, stereo: StereoWidth, isMuted: Bool) {
        self.tuning = tuning
        player.setSpread(stereo.spread)
        player.setVolume(percent: volume.percent)
        player.setMuted(isMuted)
    }

    /// Fades tones and closes the device; takes 0.1 s at most.
    func close() { player.close() }

    private func handle(_ event: PlayerEvent) {
        switch event {
        case .status: reportStatus()
        case .onset(let id, let moment):
            if let sequence, sequence.id == id { onHeard(sequence.number, moment) }
        }
    }
}
