@testable import ToneSynth

/// A thread and its device, and what was told.
final class Bench {
    let device: ModelDevice
    var events: [PlayerEvent] = []
    private var thread: AudioThread<ModelStream>?
    private var lastID: UInt64 = 0

    init(_ device: ModelDevice, muted: Bool = false) {
        self.device = device
        var configuration = PlayerConfiguration()
        configuration.isMuted = muted
        configuration.volumePercent = 100
        thread = AudioThread(
            configuration, now: { device.now },
            open: { _, use throws(PCMError) in try device.open(use) },
            onEvent: { [unowned self] in events.append($0) })
    }

    var statuses: [PlayerStatus] {
        events.compactMap { if case .status(let status) = $0 { status } else { nil } }
    }

    @discardableResult
    func press(
        _ note: Tone, _ gains: ChannelGains = .mono, for length: Duration? = .milliseconds(300)
    ) -> ToneID {
        lastID += 1
        handle(.press(ToneID(number: lastID), note, gains, length))
        return ToneID(number: lastID)
    }

    func handle(_ command: Command) { thread?.handle(command, given: device.now) }

    /// Lets so many milliseconds pass, the thread working whenever it wants to.
    func run(_ milliseconds: Int) {
        let end = device.now + .milliseconds(milliseconds)
        while device.now < end {
            let due = min(thread?.advance() ?? end, end)
            let wait = device.format.rate.frames(in: due - device.now)
            device.advance(min(max(1, wait), device.format.rate.frames(in: end - device.now) + 1))
        }
    }
}
