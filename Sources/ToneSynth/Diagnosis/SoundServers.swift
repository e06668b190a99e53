import Glibc
import System

/// The user's sound servers, by their sockets; JACK, whose sockets have many names, by its process.
package struct SoundServers: Hashable, Sendable {
    package let hasPipeWire, hasPulseAudio, hasJACK: Bool

    package var isAnyThere: Bool { hasPipeWire || hasPulseAudio || hasJACK }

    static func detect() -> SoundServers {
        let runtime = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } ?? "/run/user/\(getuid())"
        return SoundServers(
            hasPipeWire: listens(runtime + "/pipewire-0"), hasPulseAudio: listens(runtime + "/pulse/native"),
            hasJACK: runs("jackd") || runs("jackdbus"))
    }

    private static func runs(_ name: String) -> Bool {
        let processes = (try? FileSystem.live.list("/proc")) ?? []
        return processes.lazy.filter { $0.first?.isNumber == true }.contains { process in
            let command = try? FileSystem.live.beginning(of: "/proc/\(process)/comm", atMost: 32)
            return command?.dropLast().elementsEqual(name.utf8) ?? false
        }
    }

    /// Whether a Unix socket accepts a connection; never waits.
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
