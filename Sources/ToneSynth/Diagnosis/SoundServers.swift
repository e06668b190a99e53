import Glibc

/// The sound servers of this user, by their sockets; JACK, whose sockets have many names, by its process.
package struct SoundServers: Hashable, Sendable {
    /// Whether something listens on a server's socket.
    package let hasPipeWire, hasPulseAudio: Bool
    /// Whether a JACK server runs.
    package let hasJACK: Bool

    /// Whether any server runs.
    package var isAnyThere: Bool { hasPipeWire || hasPulseAudio || hasJACK }

    /// Looks for sockets that take a connection.
    static func detect() -> SoundServers {
        let runtime = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } ?? "/run/user/\(getuid())"
        return SoundServers(
            hasPipeWire: listens(runtime + "/pipewire-0"), hasPulseAudio: listens(runtime + "/pulse/native"),
            hasJACK: runs("jackd") || runs("jackdbus"))
    }

    private static func runs(_ name: String) -> Bool {
        SoundCards.entries(of: "/proc").contains { $0.first?.isNumber == true && command(of: $0) == name }
    }

    /// What the kernel calls a process; nil when it has ended.
    private static func command(of process: String) -> String? {
        let file = open("/proc/\(process)/comm", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 32)
        let count = read(file, &bytes, bytes.count)
        return count > 1 ? String(decoding: bytes[..<(count - 1)], as: UTF8.self) : nil
    }

    /// Whether a Unix socket takes a connection; never waits.
    private static func listens(_ path: String) -> Bool {
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard socket >= 0 else { return false }
        defer { close(socket) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 || errno == EAGAIN
            }
        }
    }
}
