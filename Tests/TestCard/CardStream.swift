import CALSAPlugin
import Glibc

/// An open stream of the card: plays by CLOCK_MONOTONIC and records when each sample is heard.
///
/// libasound holds its lock around every call.
final class CardStream {
    typealias IO = UnsafeMutablePointer<snd_pcm_ioplug_t>

    private static let rate = 48_000

    private let notes: CardNotes
    /// How much later than the card takes them its samples are heard, in frames.
    private let latency: Int
    private let channels: Int
    /// The samples of the buffer, frame by frame.
    private var ring: [Int16] = []
    private var heard = 0
    private var started: Int?
    /// Whether it knows that the card has slept.
    private var hasWokenUp = false

    /// A stream whose samples are heard so many milliseconds after the card has taken them.
    init(_ notes: CardNotes, latency milliseconds: Int, channels: Int) {
        (self.notes, self.channels) = (notes, channels)
        latency = milliseconds * Self.rate / 1_000
    }

    /// The negative error number of what is wrong with the card; 0 when nothing is, or when it says nothing.
    func error(_ io: IO) -> Int32 {
        let fault = notes.fault
        switch fault {
        case .crashing, .trapping, .aborting, .overflowing:
            fault.break()
        case .well, .deaf:
            hasWokenUp = false
            return 0
        case .dozing where hasWokenUp: return 0
        case .gone, .busy:
            snd_pcm_ioplug_set_state(io, SND_PCM_STATE_DISCONNECTED)
            return -ENODEV
        case .asleep, .dozing:
            snd_pcm_ioplug_set_state(io, SND_PCM_STATE_SUSPENDED)
            return -ESTRPIPE
        }
    }

    func prepare(_ io: IO) -> Int32 {
        ring = [Int16](repeating: 0, count: Int(io.pointee.buffer_size) * channels)
        (heard, started) = (0, nil)
        hasWokenUp = notes.fault == .dozing
        return error(io)
    }

    func start(_ io: IO) -> Int32 {
        started = CardNotes.now
        return error(io)
    }

    func stop(_ io: IO) {
        _ = play(io)
        started = nil
    }

    /// The place in the buffer that is being played, or -EPIPE when there is nothing to play.
    func pointer(_ io: IO) -> Int {
        guard error(io) == 0, started != nil else { return heard % max(1, ring.count / channels) }
        guard play(io) else { return -Int(EPIPE) }
        return heard % (ring.count / channels)
    }

    func transfer(_ io: IO, _ areas: UnsafePointer<snd_pcm_channel_area_t>, _ offset: Int, _ count: Int)
        -> Int
    {
        let error = notes.fault == .deaf ? -EAGAIN : error(io)
        guard error == 0 else { return Int(error) }
        let frames = areas.pointee.addr.assumingMemoryBound(to: Int16.self)
        for index in 0..<count {
            let place = (Int(io.pointee.appl_ptr) + index) * channels
            for channel in 0..<channels {
                ring[(place + channel) % ring.count] = frames[(offset + index) * channels + channel]
            }
        }
        return count
    }

    func delay(_ io: IO) -> (error: Int32, frames: Int) {
        let error = self.error(io)
        if error == 0, started != nil { _ = play(io) }
        return (error, Int(io.pointee.appl_ptr) - heard + latency)
    }

    /// Plays what is due; false when the queue ran dry.
    private func play(_ io: IO) -> Bool {
        guard let started, notes.fault != .deaf, !ring.isEmpty else { return true }
        let written = Int(io.pointee.appl_ptr)
        let due = (CardNotes.now - started) * Self.rate / 1_000_000_000
        let frames = heard..<max(heard, min(due, written))
        let samples = (frames.lowerBound * channels..<frames.upperBound * channels).map {
            ring[$0 % ring.count]
        }
        let beginning = (started - notes.epoch) * Self.rate / 1_000_000_000 + latency
        if !samples.isEmpty { notes.record(samples, at: (beginning + heard) * channels) }
        heard += frames.count
        return due < written
    }
}

extension CardNotes.Fault {
    /// Breaks the calling thread, and so the process.
    fileprivate func `break`() -> Never {
        switch self {
        case .crashing: print(UnsafePointer<Int>(bitPattern: 8)?.pointee ?? 0)
        case .overflowing: print(Self.fillStack(1))
        case .aborting: abort()
        default: break
        }
        preconditionFailure("a trap, as asked for")
    }

    /// Never comes back: each call stays on the stack, as what it answers is added to.
    @inline(never)
    private static func fillStack(_ depth: Int) -> Int {
        depth == 0 ? 0 : fillStack(depth &+ 1) &+ fillStack(depth &+ 2)
    }
}
