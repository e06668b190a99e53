import CALSA
import Synchronization

/// What runs on the audio thread: opens the device, obeys commands, keeps streams filled, recovers.
///
/// Confined to that thread; nothing in it is reached from any other.
final class AudioThread<Stream: PlaybackStream & ~Copyable> {
    private let device: String
    private let open: (String) throws(PCMError) -> Stream
    private let now: () -> Duration
    private let tell: (PlayerEvent) -> Void
    private var lines: [Line<Stream>] = []
    private var volume: Level
    private var isMuted: Bool
    /// When the device is tried next; `nil` while it is open or not wanted.
    private var openAt: Duration?
    private var retryPause = PlaybackLimits.retryFirst
    /// When something last sounded.
    private var lastUse: Duration
    private var status: PlayerStatus
    /// After a device took no frames, opening it again proves nothing: a server that is stopped lets
    /// itself be opened. Then only frames that are taken count; until something sounds, those of silence.
    private var isDoubtful = false

    /// `open` opens a stream of the device; `tell` gets the events.
    init(
        _ configuration: PlayerConfiguration, now: @escaping () -> Duration = { MonotonicClock.now },
        open: @escaping (String) throws(PCMError) -> Stream, tell: @escaping (PlayerEvent) -> Void
    ) {
        (self.open, self.now, self.tell) = (open, now, tell)
        device = configuration.device
        volume = Level(volumePercent: configuration.volumePercent)
        isMuted = configuration.isMuted
        status = configuration.isMuted ? .muted : .opening
        openAt = configuration.isMuted ? nil : .zero
        lastUse = now()
    }

    /// Works until the queue is closed, then fades out.
    func run(_ queue: CommandQueue, _ heartbeat: Heartbeat) {
        calsa_silence()
        while !queue.isClosed.load(ordering: .acquiring) {
            heartbeat.begin()
            while let entry = queue.next() { obey(entry.command, given: entry.given) }
            let due = work()
            heartbeat.end()
            queue.sleep(until: due)
        }
        obey(.stop, given: now())
        let end = now() + PlaybackLimits.closing / 2
        while now() < end, let due = work(), lines.contains(where: \.isSounding) {
            queue.sleep(until: min(due, end))
        }
        lines = []
    }

    /// Opens what is to be opened and serves what sounds; answers when it wants to be called again.
    func work() -> Duration? {
        openIfDue()
        guard !lines.isEmpty else { return openAt }
        do {
            if isDoubtful, !lines.contains(where: \.isSounding) { try lines.first?.tryOut() }
            var next = wantsMoreLines ? now() : nil
            for line in lines {
                guard let due = try line.service() else { continue }
                next = min(next ?? due, due)
                lastUse = now()
                if isDoubtful, line.isTakingFrames {
                    isDoubtful = false
                    become(.ready(line.format))
                }
                if let event = try line.news() { tell(event) }
            }
            return next ?? rest()
        } catch {
            fail(error)
            return openAt
        }
    }

    /// Does what a command says; `given` is when it was given.
    func obey(_ command: Command, given: Duration) {
        let isStale = now() - given > PlaybackLimits.staleAfter
        switch command {
        case .press(let id, let tone, let length):
            if !isStale { sound(id) { mixer, start in mixer.add(tone, for: length, owner: id, at: start) } }
        case .play(let id, let sequence, let tuning):
            if !isStale { sound(id) { mixer, start in mixer.add(sequence, tuning, owner: id, at: start) } }
        case .release(let id): eachLine { line throws(PCMError) in try line.release(id) }
        case .stop: eachLine { line throws(PCMError) in try line.fade() }
        case .volume(let level):
            volume = level
            eachLine { line throws(PCMError) in try line.setVolume(level) }
        case .mute(let mute): setMuted(mute)
        }
    }
}

extension AudioThread where Stream: ~Copyable {
    /// PulseAudio gets several streams, one opened after another so that commands can pass between.
    private var wantsMoreLines: Bool {
        !isMuted && lines.first?.chain.manner == .anotherStream && lines.count < PlaybackLimits.streams
    }

    private func openIfDue() {
        let isDue = lines.isEmpty ? openAt.map { now() >= $0 } ?? false : wantsMoreLines
        guard isDue, !isMuted else { return }
        do {
            let line = try Line(open(device), volume: volume, now: now)
            lines.append(line)
            lastUse = now()
            openAt = nil
            retryPause = PlaybackLimits.retryFirst
            if !isDoubtful { become(.ready(line.format)) }
        } catch {
            fail(error)
        }
    }

    /// Nothing sounds: closes the device after a while, when muted at once; answers when that is.
    private func rest() -> Duration? {
        if isMuted { lines = [] }
        guard let chain = lines.first?.chain, chain.mayReopen else { return nil }
        let release = lastUse + chain.releaseAfter
        guard now() >= release else { return release }
        lines = []
        return nil
    }

    /// Gives the device up until the next try.
    private func fail(_ error: PCMError) {
        lines = []
        isDoubtful = error == .stuck
        openAt = isMuted ? nil : now() + retryPause
        retryPause = min(retryPause * 2, PlaybackLimits.retryMost)
        if !isMuted { become(.silent(SoundFailure(device: device, error: error))) }
    }

    private func become(_ status: PlayerStatus) {
        guard status != self.status else { return }
        self.status = status
        tell(.status(status))
    }

    /// Lets a new sound take over: on a waiting stream while the others fade, or on the only stream.
    private func sound(_ id: ToneID, _ add: (inout Mixer, Int) -> Void) {
        guard !isMuted else { return }
        if lines.isEmpty, openAt == nil { openAt = now() }
        if lines.isEmpty { openIfDue() }
        do {
            guard let line = lines.first(where: { !$0.isSounding }) ?? lines.first else { return }
            try line.sound(id, add)
            for other in lines where other !== line { try other.fade() }
        } catch {
            fail(error)
        }
    }

    private func setMuted(_ mute: Bool) {
        guard mute != isMuted else { return }
        isMuted = mute
        if mute { obey(.stop, given: now()) }
        openAt = mute ? nil : now()
        if mute { become(.muted) } else { become(lines.first.map { .ready($0.format) } ?? .opening) }
    }

    private func eachLine(_ work: (Line<Stream>) throws(PCMError) -> Void) {
        do {
            for line in lines { try work(line) }
        } catch {
            fail(error)
        }
    }
}
