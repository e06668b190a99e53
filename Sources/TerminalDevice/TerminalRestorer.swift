import Glibc
import Synchronization

/// Restores the terminal from a signal handler: constant bytes and the original settings, readable without a lock or an
/// allocation.
enum TerminalRestorer {
    /// Only who sets it to false restores the terminal, so that it happens once.
    private static let isTaken = Atomic<Bool>(false)
    /// Frames are written to it.
    private static let output = Atomic<Int32>(-1)
    /// A duplicate of it, for the last bytes.
    private static let spare = Atomic<Int32>(-1)
    /// `/dev/null`.
    private static let sink = Atomic<Int32>(-1)
    /// A count byte and that many bytes. Replaced as a whole and never freed, as a handler may be
    /// reading it; it changes a few times in a run, by the terminal's replies. Unsafe only by the
    /// pointer in it: the memory is complete before it is stored and never changes after.
    nonisolated(unsafe) private static let message = Atomic<UnsafeMutablePointer<UInt8>?>(nil)
    /// Written only before arming, so that handlers only ever read it.
    nonisolated(unsafe) private static let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)

    /// - Parameter bytes: what is written on the way out, at most 255 bytes.
    static func prepare(_ bytes: [UInt8]) {
        let count = min(bytes.count, 255)
        let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: count + 1)
        buffer[0] = UInt8(count)
        for index in 0..<count { buffer[index + 1] = bytes[index] }
        message.store(buffer, ordering: .releasing)
    }

    static func arm(
        output: borrowing Descriptor, spare: borrowing Descriptor, sink: borrowing Descriptor, found: termios
    ) {
        settings.initialize(to: found)
        self.output.store(output.number, ordering: .relaxed)
        self.spare.store(spare.number, ordering: .relaxed)
        self.sink.store(sink.number, ordering: .relaxed)
        isTaken.store(true, ordering: .releasing)
    }

    /// Claims the right to restore the terminal; false if that has been done.
    static func disarm() -> Bool { isTaken.exchange(false, ordering: .acquiringAndReleasing) }

    /// Restores the terminal if it was taken. Safe in a signal handler; waits for a slow or stopped terminal until it has
    /// taken nothing for two seconds.
    static func restore() {
        guard disarm() else { return }
        // Another thread may be about to write a frame, which would stay on the screen: from here on such writes go to
        // /dev/null. One that has begun holds the terminal's lock, and is waited for below.
        _ = dup2(sink.load(ordering: .relaxed), output.load(ordering: .relaxed))
        let output = spare.load(ordering: .relaxed)
        if let buffer = message.load(ordering: .acquiring) { write(buffer + 1, Int(buffer[0]), to: output) }
        _ = tcsetattr(output, TCSANOW, settings)
    }

    private static func write(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, to output: Int32) {
        let step: Int32 = 10
        var (done, waited) = (0, Int32(0))
        while done < count && waited < 2_000 {
            let taken = Glibc.write(output, bytes + done, count - done)
            if taken > 0 {
                done += taken
                waited = 0
            } else if errno == EAGAIN {
                var poller = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                if poll(&poller, 1, step) == 0 { waited += step }
            } else if errno != EINTR {
                return
            }
        }
    }
}
