import System
import Model
import Presentation
import ToneSynth

/// Lets cues be heard: pads become tones, and what `TonePlayer` reports comes back on the main
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
    private var tuning = Tuning.doReMiFa
    private var holds: [Int: ToneID] = [:]
    private var sequence: (id: ToneID, number: Int)?
    private var lastReported: PlayerStatus?

    /// Nothing is heard before `start`.
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

    /// Opens the device, unless it begins muted.
    func start() { player.start() }

    /// Reports whether there is sound at the moment, if that has changed or is to be told again.
    func reportStatus(again: Bool = false) {
        let status = player.status
        guard again || status != lastReported else { return }
        lastReported = status
        onStatus(status)
    }

    /// Whether it will be reported when a sequence is heard.
    var isAudible: Bool { if case .ready = player.status { true } else { false } }

    /// Lets a cue be heard.
    func play(_ cue: SoundCue) {
        perform(cue)
        // A server that hangs does not say so, so every cue looks; what is seen is reported after the event
        // that the cue belongs to.
        guard player.status != lastReported else { return }
        loop.post { [weak self] in self?.reportStatus() }
    }

    private func perform(_ cue: SoundCue) {
        switch cue.toneCue(tuning) {
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

    /// Sets loudness, pitches and where they stand, or no sound at all.
    func set(volume: Volume, tuning: Tuning, stereo: StereoWidth, isMuted: Bool) {
        self.tuning = tuning
        player.setSpread(stereo.spread)
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
