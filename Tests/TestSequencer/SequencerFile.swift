import CSequencer
import Glibc

/// The sequencer's file: a connection between the game and the test.
///
/// What the game reads from it and writes to it are the kernel's events; what it asks is answered here.
package enum SequencerFile {
    /// Whether a path is the file's own.
    package static func isMeant(_ path: UnsafePointer<CChar>) -> Bool { strcmp(path, "/dev/snd/seq") == 0 }

    /// Where it leads to; without a test's folder to nowhere.
    package static var path: String {
        getenv("SIMON_TEST_SEQUENCER").map { String(cString: $0) + "/dev/snd/seq" } ?? "/nowhere"
    }

    /// Connects to the test without ever waiting; -1 and `errno` as `open` has them.
    package static func open() -> Int32 {
        let path = path
        // Where rights are missing, the socket cannot be connected to for the same reason.
        guard faccessat(AT_FDCWD, path, F_OK, 0) == 0 else { return -1 }
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let file = socket(AF_UNIX, type, 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let code = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                Glibc.connect(file, address, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard code == 0 else {
            let reason = errno
            close(file)
            errno = reason == ECONNREFUSED ? ENODEV : reason
            return -1
        }
        return file
    }

    /// Whether a descriptor is such a connection: libasound has other sockets.
    package static func isOpen(as file: Int32) -> Bool {
        var address = sockaddr_un()
        var length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let code = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(file, $0, &length) }
        }
        guard code == 0, address.sun_family == sa_family_t(AF_UNIX) else { return false }
        return withUnsafeBytes(of: address.sun_path) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self).hasSuffix("/dev/snd/seq")
        }
    }

    /// Answers a request: 0, or what is wrong with it.
    package static func answer(_ request: UInt, _ argument: UnsafeMutableRawPointer, _ file: Int32) -> Int32 {
        Sequencer.answer(request, argument, file)
    }

    /// Forgets what has come in.
    static func drain(_ file: Int32) {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while recv(file, &bytes, bytes.count, 0) > 0 {}
    }

    /// Reads whole events, as many as there are and fit, and keeps those that the game's filter lets through: the
    /// kernel never makes a client readable for others.
    package static func read(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
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
