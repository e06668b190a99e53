import Glibc

/// The connection between the game and the test.
enum Wire {
    /// Connects to a socket of the test's without ever waiting; -1 and `errno` as `open` has them.
    static func connect(to path: String) -> Int32 {
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

    /// Where a descriptor leads to, if it is such a connection; the game has no other socket but libasound's.
    static func peer(of file: Int32) -> String? {
        var address = sockaddr_un()
        var length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let code = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(file, $0, &length) }
        }
        guard code == 0, address.sun_family == sa_family_t(AF_UNIX) else { return nil }
        return withUnsafeBytes(of: address.sun_path) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    static func leadsToTest(_ file: Int32) -> Bool { peer(of: file) != nil }
}
