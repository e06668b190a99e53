import Glibc

/// The connection between the game and the test.
enum Wire {
    /// Connects to a socket of the test's without ever waiting; -1 and `errno` as `open` has them.
    static func connect(to path: String) -> Int32 {
        guard access(path, F_OK) == 0 else { return -1 }
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
            close(file)
            errno = ENODEV
            return -1
        }
        return file
    }

    /// Whether a descriptor is such a connection; the game has no other socket.
    static func leadsToTest(_ file: Int32) -> Bool {
        var address = sockaddr_un()
        var length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let code = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(file, $0, &length) }
        }
        return code == 0 && address.sun_family == sa_family_t(AF_UNIX)
    }
}
