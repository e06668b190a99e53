import Glibc
import TestSupport

/// A MIDI keyboard for a measured game: a socket in place of the kernel's sequencer, to which the tests'
/// preloaded library redirects libasound (`Tests/TestGamepad`).
final class SocketKeyboard {
    private let socket: LocalSocket

    /// The game's environment; nil where the tests' library has not been built.
    static func variables(_ bench: BenchFolder) -> [String: String]? {
        BenchFolder.built("libTestGamepad.so").map {
            ["LD_PRELOAD": $0, "SIMON_TEST_SEQUENCER": bench.path]
        }
    }

    init?(_ bench: BenchFolder) {
        guard (try? bench.folder.write("20 kernel read Keyboard\n", to: "clients")) != nil,
            let socket = try? LocalSocket(at: bench.path + "/dev/snd/seq")
        else { return nil }
        self.socket = socket
    }

    func isTaken(within limit: Duration) -> Bool {
        let deadline = ContinuousClock.now + limit
        while socket.peer < 0 && ContinuousClock.now < deadline { usleep(1_000) }
        return socket.peer >= 0
    }

    func send(_ note: UInt8, isDown: Bool) {
        // struct snd_seq_event of <sound/asequencer.h>: type, flags, tag, queue, time, source, destination, note.
        let (on, off, direct): (UInt8, UInt8, UInt8) = (6, 7, 253)
        let head = [isDown ? on : off, 0, 0, direct] + [UInt8](repeating: 0, count: 8)
        let event: [UInt8] = head + [20, 0, 128, 0] + [0, note, 100, 0] + [UInt8](repeating: 0, count: 8)
        _ = Glibc.send(socket.peer, event, event.count, Int32(MSG_NOSIGNAL))
        // The game's output is not used, but must not fill the socket.
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while recv(socket.peer, &bytes, bytes.count, 0) > 0 {}
    }
}
