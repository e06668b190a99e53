import CInput
import Glibc
import TestSupport

/// A gamepad in the player's hands: the test's end of what Tests/TestGamepad has the game see.
///
/// It is a socket in a folder that the game takes for `/dev/input`; the game reads what is pressed from its
/// connection, and writes there what is to be felt.
final class Gamepad {
    /// What there is to press, by the letters of an Xbox pad.
    enum Button: Hashable {
        case a, b, x, y, start, back, up, down, left, right
    }

    /// What its motors have been told to play.
    enum Rumble: UInt16 {
        /// The strong motor's strength in 256ths, by which Tests/TestGamepad numbers the effects.
        case press = 0x00
        case complete = 0x60
        case mistake = 0xFF
    }

    /// What has been felt so far, in order.
    private(set) var felt: [Rumble] = []
    private let folder: String
    private var socket: LocalSocket?

    /// Another one than the usual, as Tests/TestGamepad takes it.
    private let model: String?

    /// A gamepad that is not plugged in yet.
    init(_ home: Home, model: String? = nil) throws {
        (folder, self.model) = (home.path, model)
        try home.write("", to: "dev/input/README")
    }

    deinit { unplug() }

    /// What a game's environment needs for the gamepad to be seen, as env(1) takes it.
    var variables: [String] {
        ["LD_PRELOAD=\(SimonBinary.testGamepad)", "SIMON_TEST_GAMEPADS=\(folder)"]
            + (model.map { ["SIMON_TEST_GAMEPAD=\($0)"] } ?? [])
    }

    private var node: String { folder + "/dev/input/event7" }

    /// Plugs it in; it appears at once as something that can be opened.
    func plugIn() throws {
        socket = try LocalSocket(at: folder + "/gamepad")
        guard rename(folder + "/gamepad", node) == 0 else {
            throw Child.Failure(operation: "plug in \(node)", code: errno)
        }
    }

    /// Cuts its wire: reading and writing fail from now on.
    func cut() { socket = nil }

    /// Pulls it out: reading and writing fail from now on, then its file vanishes.
    func unplug() {
        cut()
        unlink(node)
    }

    /// Whether the game has opened it.
    var isTaken: Bool { connection >= 0 }

    private var connection: Int32 { socket?.peer ?? -1 }

    /// Presses buttons one after the other and lets each go.
    func press(_ buttons: Button...) { press(buttons) }

    /// Presses buttons one after the other and lets each go.
    func press(_ buttons: [Button]) {
        for button in buttons {
            let (type, code, value) = button.event
            send([(type, code, value), (EV_SYN, SYN_REPORT, 0), (type, code, 0), (EV_SYN, SYN_REPORT, 0)])
        }
    }

    /// Presses a button again and again; up to 1,000 times fit into the socket.
    func flood(_ button: Button, count: Int) {
        let (type, code, value) = button.event
        let press = [(type, code, value), (EV_SYN, SYN_REPORT, 0), (type, code, 0), (EV_SYN, SYN_REPORT, 0)]
        for _ in 0..<count / 16 { send(Array(repeating: press, count: 16).flatMap(\.self)) }
    }

    /// Presses numbered buttons of a joystick.
    func press(numbers: Int...) {
        for number in numbers {
            let code = BTN_JOYSTICK + Int32(number)
            send([(EV_KEY, code, 1), (EV_SYN, SYN_REPORT, 0), (EV_KEY, code, 0), (EV_SYN, SYN_REPORT, 0)])
        }
    }

    private func send(_ events: [(type: Int32, code: Int32, value: Int32)]) {
        let raw = events.map { event in
            var raw = input_event()
            (raw.type, raw.code, raw.value) = (UInt16(event.type), UInt16(event.code), event.value)
            return raw
        }
        _ = raw.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    /// Takes in what the game has sent since the last call.
    func feel() {
        var raw = input_event()
        while recv(connection, &raw, MemoryLayout<input_event>.size, 0) == MemoryLayout<input_event>.size {
            if raw.type == UInt16(EV_FF), raw.value > 0, let rumble = Rumble(rawValue: raw.code) {
                felt.append(rumble)
            }
        }
    }
}

extension Gamepad.Button {
    /// The raw event of pressing it, as the xpad driver tells it: X is `BTN_X`, though it lies in the west.
    fileprivate var event: (type: Int32, code: Int32, value: Int32) {
        switch self {
        case .a: (EV_KEY, BTN_A, 1)
        case .b: (EV_KEY, BTN_B, 1)
        case .x: (EV_KEY, BTN_X, 1)
        case .y: (EV_KEY, BTN_Y, 1)
        case .start: (EV_KEY, BTN_START, 1)
        case .back: (EV_KEY, BTN_SELECT, 1)
        case .up: (EV_ABS, ABS_HAT0Y, -1)
        case .down: (EV_ABS, ABS_HAT0Y, 1)
        case .left: (EV_ABS, ABS_HAT0X, -1)
        case .right: (EV_ABS, ABS_HAT0X, 1)
        }
    }
}

extension Game {
    /// Waits until the game has opened a gamepad and skips the splash with it, by a button that does no harm
    /// on any game's screen should that come first.
    func enter(with gamepad: Gamepad) async throws {
        try await seeSplash()
        try await wait("the gamepad is taken") { gamepad.isTaken }
        gamepad.press(.x)
        try await seeStart()
    }
}
