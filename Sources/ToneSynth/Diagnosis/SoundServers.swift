import Glibc
import Wording

/// The sound servers of this user, by their sockets.
struct SoundServers: Sendable {
    /// Whether something listens on a server's socket.
    let hasPipeWire, hasPulseAudio: Bool

    var isAnyThere: Bool { hasPipeWire || hasPulseAudio }

    /// Looks for sockets that take a connection.
    static func look() -> SoundServers {
        let runtime = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } ?? "/run/user/\(getuid())"
        return SoundServers(
            hasPipeWire: listens(runtime + "/pipewire-0"), hasPulseAudio: listens(runtime + "/pulse/native"))
    }

    /// What was found, beside what the device led to.
    func finding(_ trial: DeviceTrial) -> SoundReport.Finding {
        let text: String =
            switch (hasPipeWire, hasPulseAudio) {
            case (true, true): tr("PipeWire and PulseAudio running")
            case (true, false): tr("PipeWire running")
            case (false, true): tr("PulseAudio running")
            case (false, false): tr("no sound server running")
            }
        return .init(tr("server"), text, mend: mend(trial))
    }

    /// A server that runs while the device fails is one that ALSA has no plugin for.
    private func mend(_ trial: DeviceTrial) -> String? {
        guard isAnyThere, case .failed(let failure) = trial.outcome, failure.reason != .notAnswering else {
            return nil
        }
        return hasPipeWire
            ? tr("Let ALSA play through it: install pipewire-alsa, or set --device pipewire.")
            : tr("Let ALSA play through it: install libasound2-plugins, or set --device pulse.")
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
