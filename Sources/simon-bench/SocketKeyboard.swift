import Glibc

/// A MIDI keyboard for a measured game: a socket in place of the kernel's sequencer, to which the tests'
/// preloaded library redirects libasound (`Tests/TestSequencer`).
final class SocketKeyboard {
    private let listener: Int32
    private var connection: Int32 = -1

    /// The game's environment; nil where the tests' library has not been built.
    static func variables(_ place: BenchFolder) -> [String: String]? {
        BenchFolder.built("libTestGamepad.so").map {
            ["LD_PRELOAD": $0, "SIMON_TEST_SEQUENCER": place.path]
        }
    }

    init?(_ place: BenchFolder) {
        place.write("20 kernel read Keyboard\n", to: "clients")
        let type = SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
        listener = socket(AF_UNIX, Int32(type), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) {
            $0.copyBytes(from: (place.path + "/dev/snd/seq").utf8)
        }
        let code = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard code == 0, listen(listener, 1) == 0 else { return nil }
    }

    deinit {
        for file in [listener, connection] where file >= 0 { close(file) }
    }

    func isTaken(within milliseconds: Int32) -> Bool {
        var poller = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
        guard poll(&poller, 1, milliseconds) > 0 else { return false }
        connection = accept(listener, nil, nil)
        return connection >= 0
    }

    func send(_ note: UInt8, isDown: Bool) {
        // struct snd_seq_event of <sound/asequencer.h>: type, flags, tag, queue, time, source, destination, note.
        let (on, off, direct): (UInt8, UInt8, UInt8) = (6, 7, 253)
        let head = [isDown ? on : off, 0, 0, direct] + [UInt8](repeating: 0, count: 8)
        let event: [UInt8] = head + [20, 0, 128, 0] + [0, note, 100, 0] + [UInt8](repeating: 0, count: 8)
        _ = Glibc.send(connection, event, event.count, Int32(MSG_NOSIGNAL))
        // The game's output is not used, but must not fill the socket.
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while recv(connection, &bytes, bytes.count, Int32(MSG_DONTWAIT)) > 0 {}
    }
}
