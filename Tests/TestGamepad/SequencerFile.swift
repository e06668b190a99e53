import CSequencer
import Glibc

/// The sequencer's file: a connection between the game and the test.
///
/// What the game reads from it and writes to it are the kernel's events; what it asks `Sequencer` answers.
enum SequencerFile {
    /// Whether a path is the file's own.
    static func isMeant(_ path: UnsafePointer<CChar>) -> Bool { strcmp(path, "/dev/snd/seq") == 0 }

    /// Where it leads to; without a test's folder to nowhere.
    static var path: String {
        getenv("SIMON_TEST_SEQUENCER").map { String(cString: $0) + "/dev/snd/seq" } ?? "/nowhere"
    }

    /// Whether a descriptor is such a connection: libasound has other sockets.
    static func isOpen(as file: Int32) -> Bool { Wire.peer(of: file)?.hasSuffix("/dev/snd/seq") == true }

    /// Forgets what has come in.
    static func drain(_ file: Int32) {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while recv(file, &bytes, bytes.count, 0) > 0 {}
    }

    /// Reads whole events, as many as there are and fit, and keeps those that the game's filter lets through: the
    /// kernel never makes a client readable for others.
    static func read(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
        let size = MemoryLayout<snd_seq_event>.size
        while true {
            let length = recv(file, bytes, count / size * size, Int32(MSG_PEEK))
            guard length > 0 else { return length }
            guard length >= size else {
                errno = EAGAIN
                return -1
            }
            let whole = recv(file, bytes, length / size * size, 0)
            var kept = 0
            for start in stride(from: 0, to: whole, by: size)
            where Sequencer.letsThrough(bytes.loadUnaligned(fromByteOffset: start, as: snd_seq_event.self)) {
                memmove(bytes + kept, bytes + start, size)
                kept += size
            }
            if kept > 0 { return kept }
        }
    }
}
