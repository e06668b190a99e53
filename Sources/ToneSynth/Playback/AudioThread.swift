import CALSA
import Synchronization

/// What runs on the audio thread: opens the device, obeys commands, keeps streams filled, recovers.
///
/// Confined to that thread; nothing in it is reached from any other.
final class AudioThread {
    private let device: String
    private let queue: CommandQueue
    private let tell: (PlayerEvent) -> Void
    private var lines: [Line] = []
    private var volume: Level
    private var isMuted: Bool
    /// When the device is tried next; `nil` while it is not wanted.
    private var openAt: Duration? = .zero
    private var retryPause = PlaybackLimits.retryFirst
    /// When something last sounded.
    private var lastUse = MonotonicClock.now
    private var status = PlayerStatus.opening

    init(_ configuration: PlayerConfiguration, queue: CommandQueue, tell: @escaping (PlayerEvent) -> Void) {
        device = configuration.device
        volume = Level(volumePercent: configuration.volumePercent)
        isMuted = configuration.isMuted
        status = configuration.isMuted ? .muted : .opening
        self.queue = queue
        self.tell = tell
    }

    /// Works until the queue is closed.
    func run() {
        calsa_silence()
        while !queue.isClosed.load(ordering: .acquiring) {
            while let entry = queue.next() { obey(entry) }
            queue.sleep(until: work())
        }
        for line in lines { line.fade() }
        let end = MonotonicClock.now + PlaybackLimits.closing / 2
        while MonotonicClock.now < end, lines.contains(where: { $0.state == .sounding }), work() != nil {
            queue.sleep(until: MonotonicClock.now + .milliseconds(2))
        }
        lines = []
    }

    /// Opens what is to be opened and serves what sounds; answers when it wants to be called again.
    private func work() -> Duration? {
        openIfDue()
        let now = MonotonicClock.now
        var next = lines.isEmpty ? openAt : wantsMoreLines ? now : nil
        do {
            for line in lines {
                guard let due = try line.service() else { continue }
                next = min(next ?? due, due)
                lastUse = now
                if let (id, time) = try line.news() { tell(.heard(id, at: time)) }
            }
        } catch {
            fail(error)
            return openAt
        }
        return next ?? rest(now)
    }

    /// Nothing sounds: closes the device after a while; answers when that is.
    private func rest(_ now: Duration) -> Duration? {
        guard let line = lines.first, line.mayReopen else { return nil }
        if now < lastUse + PlaybackLimits.releaseAfter { return lastUse + PlaybackLimits.releaseAfter }
        lines = []
        openAt = nil
        return nil
    }

    private var wantsMoreLines: Bool {
        lines.first?.mixes == true && lines.count < PlaybackLimits.streams
    }

    private func openIfDue() {
        guard !isMuted, lines.isEmpty ? openAt.map({ MonotonicClock.now >= $0 }) == true : wantsMoreLines
        else { return }
        do {
            let line = try Line(device: device, volume: volume)
            lines.append(line)
            lastUse = MonotonicClock.now
            retryPause = PlaybackLimits.retryFirst
            become(.ready(line.format))
        } catch {
            fail(error)
        }
    }

    /// Gives the device up until the next try.
    private func fail(_ error: PCMError) {
        lines = []
        openAt = MonotonicClock.now + retryPause
        retryPause = min(retryPause * 2, PlaybackLimits.retryMost)
        become(.silent(SoundFailure(device: device, error: error)))
    }

    private func become(_ status: PlayerStatus) {
        guard status != self.status else { return }
        self.status = status
        tell(.status(status))
    }

    private func obey(_ entry: CommandQueue.Entry) {
        let isStale = MonotonicClock.now - entry.given > PlaybackLimits.staleAfter
        switch entry.command {
        case .press(let id, let tone, let length):
            guard !isStale else { return }
            sound(id) { mixer, start in
                let frames = length.map(mixer.rate.frames)
                mixer.add(Voice(tone, owner: id, onset: start, length: frames, rate: mixer.rate))
            }
        case .play(let id, let sequence, let tuning):
            guard !isStale else { return }
            sound(id) { mixer, start in mixer.add(sequence, tuning: tuning, owner: id, at: start) }
        case .release(let id): for line in lines { line.release(id) }
        case .stop: for line in lines { line.fade() }
        case .volume(let level):
            volume = level
            for line in lines { line.setVolume(level) }
        case .mute(let mute): setMuted(mute)
        }
    }

    /// Lets a new sound take over: on a waiting stream while the others fade, or on the only stream.
    private func sound(_ id: ToneID, _ add: (inout Mixer, Int) -> Void) {
        guard !isMuted else { return }
        if lines.isEmpty, openAt == nil { openAt = .zero }
        openIfDue()
        do {
            let waiting = lines.first { $0.state == .ready }
            if let waiting {
                try waiting.start(id, add)
                for line in lines where line !== waiting { line.fade() }
            } else if let line = lines.first {
                for line in lines.dropFirst() { line.fade() }
                try line.takeOver(id, add)
            }
        } catch {
            fail(error)
        }
    }

    private func setMuted(_ mute: Bool) {
        isMuted = mute
        for line in lines { line.fade() }
        if mute {
            lines = []
            become(.muted)
        } else {
            openAt = .zero
            become(.opening)
        }
    }
}
