import CALSA
import Synchronization

/// The audio thread's work: opens the device, executes commands, keeps streams filled, recovers. Confined to that thread.
final class AudioThread<Stream: PlaybackStream & ~Copyable> {
    private let device: String
    private let open: (String, StreamUse) throws(PCMError) -> Stream
    private let now: () -> Duration
    private let onEvent: (PlayerEvent) -> Void
    private var streams: [StreamPlayer<Stream>] = []
    private var volume: Gain
    private var isMuted: Bool
    /// The next attempt to open the device; nil while it is open or not wanted.
    private var openAt: Duration?
    private var retryDelay = PlaybackLimits.retryDelayMin
    /// When something last sounded.
    private var lastActivity: Duration
    private var status: PlayerStatus
    /// After a device took no frames, opening it again proves nothing: a stopped server can be opened. Then it must take
    /// frames; until something sounds, those of silence.
    private var isUnproven = false

    init(
        _ configuration: PlayerConfiguration, now: @escaping () -> Duration = { MonotonicClock.now },
        open: @escaping (String, StreamUse) throws(PCMError) -> Stream,
        onEvent: @escaping (PlayerEvent) -> Void
    ) {
        (self.open, self.now, self.onEvent) = (open, now, onEvent)
        device = configuration.device
        volume = Gain(volumePercent: configuration.volumePercent)
        isMuted = configuration.isMuted
        status = configuration.isMuted ? .muted : .opening
        openAt = configuration.isMuted ? nil : .zero
        lastActivity = now()
    }

    /// Returns after the queue is closed and everything has faded out.
    func run(_ queue: CommandQueue, _ watchdog: Watchdog) {
        calsa_silence()
        while !queue.isClosed.load(ordering: .acquiring) {
            watchdog.begin()
            while let entry = queue.dequeue() { handle(entry.command, given: entry.given) }
            let due = advance()
            watchdog.isSounding.store(streams.contains(where: \.isSounding), ordering: .releasing)
            watchdog.end()
            queue.sleep(until: due)
        }
        handle(.stop, given: now())
        let end = now() + PlaybackLimits.closeTimeout / 2
        while now() < end, let due = advance(), streams.contains(where: \.isSounding) {
            queue.sleep(until: min(due, end))
        }
        streams = []
    }

    /// Returns when it must be called again.
    func advance() -> Duration? {
        openIfDue()
        guard !streams.isEmpty else { return openAt }
        do {
            if isUnproven, !streams.contains(where: \.isSounding) { try streams.first?.probe() }
            var next = missingUse == nil ? nil : now()
            for stream in streams {
                guard let due = try stream.service() else { continue }
                next = min(next ?? due, due)
                lastActivity = now()
                if isUnproven, stream.isTakingFrames {
                    isUnproven = false
                    setStatus(.ready(stream.format))
                }
                if let event = try stream.takeOnsetUpdate() { onEvent(event) }
            }
            return next ?? closeIfIdle()
        } catch {
            fail(error)
            return openAt
        }
    }

    func handle(_ command: Command, given: Duration) {
        let isExpired = now() - given > PlaybackLimits.commandTimeout
        switch command {
        case .press(let id, let tone, let gains, let length):
            if !isExpired {
                startSound(id, on: .presses) { mixer, start in
                    mixer.add(tone, gains, for: length, owner: id, at: start)
                }
            }
        case .play(let id, let sequence, let spread):
            if !isExpired {
                startSound(id, on: .sequences) { mixer, start in
                    mixer.add(sequence, spread, owner: id, at: start)
                }
            }
        case .accompany(let id, let sequence, let spread):
            if !isExpired {
                addSound(id) { mixer, start in mixer.add(sequence, spread, owner: id, at: start) }
            }
        case .release(let id): forEachStream { stream throws(PCMError) in try stream.release(id) }
        case .stop: forEachStream { stream throws(PCMError) in try stream.fade() }
        case .volume(let gain):
            volume = gain
            forEachStream { stream throws(PCMError) in try stream.setVolume(gain) }
        case .mute(let mute): setMuted(mute)
        }
    }
}

extension AudioThread where Stream: ~Copyable {
    /// PulseAudio gets several streams, one opened after another so that commands can pass between.
    private var missingUse: StreamUse? {
        guard !isMuted, streams.first?.chain.takeover == .anotherStream else { return nil }
        let presses = streams.count { $0.use == .presses }
        return presses == streams.count ? .sequences : presses < PlaybackLimits.pressStreams ? .presses : nil
    }

    /// - Parameter first: what the first stream is for.
    private func openIfDue(for first: StreamUse = .presses) {
        let use = streams.isEmpty ? openAt.flatMap { now() >= $0 ? first : nil } : missingUse
        guard let use, !isMuted else { return }
        do {
            let stream = try StreamPlayer(open(device, use), for: use, volume: volume, now: now)
            streams.append(stream)
            lastActivity = now()
            openAt = nil
            retryDelay = PlaybackLimits.retryDelayMin
            if !isUnproven, streams.count == 1 { setStatus(.ready(stream.format)) }
        } catch {
            fail(error)
        }
    }

    /// While nothing sounds, closes the device after a while, at once when muted; returns when.
    private func closeIfIdle() -> Duration? {
        if isMuted { streams = [] }
        guard let chain = streams.first?.chain, chain.canReopen else { return nil }
        let release = lastActivity + chain.idleTimeout
        guard now() >= release else { return release }
        streams = []
        return nil
    }

    /// Closes the device until the next try.
    private func fail(_ error: PCMError) {
        streams = []
        isUnproven = error == .stalled
        openAt = isMuted ? nil : now() + retryDelay
        retryDelay = min(retryDelay * 2, PlaybackLimits.retryDelayMax)
        if !isMuted { setStatus(.silent(SoundFailure(device: device, error: error))) }
    }

    private func setStatus(_ status: PlayerStatus) {
        guard status != self.status else { return }
        self.status = status
        onEvent(.status(status))
    }

    /// Takes over: on a waiting stream while the others fade, or on the only stream.
    private func startSound(_ id: ToneID, on use: StreamUse, _ add: (inout Mixer, Int) -> Void) {
        guard !isMuted else { return }
        if streams.isEmpty, openAt == nil { openAt = now() }
        if streams.isEmpty { openIfDue(for: use) }
        do {
            guard let stream = waitingStream(for: use) ?? streams.first else { return }
            try stream.startSound(id, add)
            for other in streams where other !== stream { try other.fade() }
        } catch {
            fail(error)
        }
    }

    private func waitingStream(for use: StreamUse) -> StreamPlayer<Stream>? {
        let waiting = streams.filter { !$0.isSounding }
        return waiting.first { $0.use == use } ?? waiting.first
    }

    /// Joins what sounds, else starts. What is written far ahead is joined by another stream.
    private func addSound(_ id: ToneID, _ add: (inout Mixer, Int) -> Void) {
        guard let stream = streams.last(where: \.isSounding) else {
            return startSound(id, on: .presses, add)
        }
        guard !isMuted else { return }
        do {
            if stream.use == .sequences, let other = waitingStream(for: .presses) {
                try other.startSound(id, add)
            } else {
                try stream.addSound(id, add)
            }
        } catch {
            fail(error)
        }
    }

    private func setMuted(_ mute: Bool) {
        guard mute != isMuted else { return }
        isMuted = mute
        if mute { handle(.stop, given: now()) }
        openAt = mute ? nil : now()
        if mute { setStatus(.muted) } else { setStatus(streams.first.map { .ready($0.format) } ?? .opening) }
    }

    private func forEachStream(_ work: (StreamPlayer<Stream>) throws(PCMError) -> Void) {
        do {
            for stream in streams { try work(stream) }
        } catch {
            fail(error)
        }
    }
}
