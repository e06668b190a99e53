import Glibc

/// The files through which a test and the card talk.
struct CardNotes {
    /// What is wrong with the card; the words are those of the file `card`.
    enum Fault: String {
        /// Nothing.
        case well
        /// It has been pulled out: every call fails with ENODEV.
        case gone
        /// Another program has it: opening it fails with EBUSY, and what is open is taken away.
        case busy
        /// It went to sleep and does not wake up: every call fails with ESTRPIPE.
        case asleep
        /// It woke up from a sleep that every stream open at the time has to be told of: ESTRPIPE until
        /// it is prepared again.
        case dozing
        /// It takes no frames and says nothing but EAGAIN, for ever.
        case deaf
        /// Its driver is broken and breaks the thread that it runs on: it reads from nowhere, traps, gives up,
        /// or calls itself until the stack is full.
        case crashing, trapping, aborting, overflowing
    }

    /// The folder that holds them.
    let folder: String

    /// What is wrong with the card at the moment; nothing unless the test says so.
    var fault: Fault { read("card").flatMap(Fault.init) ?? .well }

    /// The moment of the recording's first sample, in nanoseconds of CLOCK_MONOTONIC: the first time that it
    /// is asked for.
    var epoch: Int {
        if let known = read("sound.epoch").flatMap({ Int($0) }) { return known }
        let now = Self.now
        write(Array("\(now)".utf8), to: "sound.epoch", at: 0)
        return now
    }

    /// Adds what was heard from a sample of the recording on. What nobody played stays silence.
    func record(_ samples: [Int16], at sample: Int) {
        samples.withUnsafeBytes { write(Array($0), to: "sound.raw", at: sample * 2) }
    }

    /// CLOCK_MONOTONIC in nanoseconds.
    static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    private func read(_ name: String) -> String? {
        let file = open(folder + "/" + name, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = Glibc.read(file, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }

    private func write(_ bytes: [UInt8], to name: String, at offset: Int) {
        let file = open(folder + "/" + name, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        defer { close(file) }
        pwrite(file, bytes, bytes.count, offset)
    }
}
