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
    private var ring: [Int16] = []
    private var heard = 0
    private var started: Int?
    /// Whether it knows that the card has slept.
    private var hasWokenUp = false

    /// A stream whose samples are heard so many milliseconds after the card has taken them.
    init(_ notes: CardNotes, latency milliseconds: Int) {
        self.notes = notes
        latency = milliseconds * Self.rate / 1_000
    }

    /// The negative error number of what ails the card; 0 when it is well, or says nothing about it.
    func ailment(_ io: IO) -> Int32 {
        switch notes.trouble {
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
        ring = [Int16](repeating: 0, count: Int(io.pointee.buffer_size))
        (heard, started) = (0, nil)
        hasWokenUp = notes.trouble == .dozing
        return ailment(io)
    }

    func start(_ io: IO) -> Int32 {
        started = CardNotes.now
        return ailment(io)
    }

    func stop(_ io: IO) {
        _ = play(io)
        started = nil
    }

    /// The place in the buffer that is being played, or -EPIPE when there is nothing to play.
    func pointer(_ io: IO) -> Int {
        guard ailment(io) == 0, started != nil else { return heard % max(1, ring.count) }
        guard play(io) else { return -Int(EPIPE) }
        return heard % ring.count
    }

    func transfer(_ io: IO, _ areas: UnsafePointer<snd_pcm_channel_area_t>, _ offset: Int, _ count: Int)
        -> Int
    {
        let error = notes.trouble == .deaf ? -EAGAIN : ailment(io)
        guard error == 0 else { return Int(error) }
        let frames = areas.pointee.addr.assumingMemoryBound(to: Int16.self)
        for index in 0..<count {
            ring[(Int(io.pointee.appl_ptr) + index) % ring.count] = frames[offset + index]
        }
        return count
    }

    func delay(_ io: IO) -> (error: Int32, frames: Int) {
        let error = ailment(io)
        if error == 0, started != nil { _ = play(io) }
        return (error, Int(io.pointee.appl_ptr) - heard + latency)
    }

    /// Plays what is due; false when the queue ran dry.
    private func play(_ io: IO) -> Bool {
        guard let started, notes.trouble != .deaf, !ring.isEmpty else { return true }
        let written = Int(io.pointee.appl_ptr)
        let due = (CardNotes.now - started) * Self.rate / 1_000_000_000
        let samples = (heard..<max(heard, min(due, written))).map { ring[$0 % ring.count] }
        let beginning = (started - notes.epoch) * Self.rate / 1_000_000_000 + latency
        if !samples.isEmpty { notes.record(samples, at: beginning + heard) }
        heard += samples.count
        return due < written
    }
}
