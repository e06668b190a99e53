import CSequencer
import Foundation
import Glibc
import Presentation
import TestSupport

/// A MIDI keyboard at the game's sequencer: the test's end of what Tests/TestGamepad has the game see.
///
/// It is a socket in a folder that the game takes for `/dev/snd/seq`; what is played is written there as the
/// kernel's events, and what the game sends is read there.
final class Keyboard {
    /// A note that the game has sent.
    struct Sent: Hashable {
        let note: UInt8
        /// 0 for a note off.
        let velocity: UInt8
    }

    /// The game's ports by their numbers.
    enum Port: UInt8 { case pads, tones, lights }

    /// What the game has sent so far, in order.
    private(set) var sent: [Port: [Sent]] = [:]
    /// Which clients the game has connected to its pads.
    private(set) var connected: Set<UInt8> = []
    private let folder: String
    private let socket: LocalSocket
    /// What has come of an event that is not whole yet.
    private var rest: [UInt8] = []

    /// Of the keyboard itself; the first number that the kernel gives to a card.
    static let client: UInt8 = 20

    /// A sequencer, with or without a keyboard plugged in.
    init(_ home: Home, isPluggedIn: Bool = true) throws {
        folder = home.path
        try home.write("", to: "dev/snd/README")
        socket = try LocalSocket(at: folder + "/dev/snd/seq")
        try list(isPluggedIn: isPluggedIn)
    }

    /// What a game's environment needs for the sequencer to be seen, as env(1) takes it.
    var variables: [String] {
        ["LD_PRELOAD=\(SimonBinary.testGamepad)", "SIMON_TEST_SEQUENCER=\(folder)"]
    }

    private func list(isPluggedIn: Bool) throws {
        let clients =
            "14 kernel read Midi Through\n130 user read Another Program\n"
            + (isPluggedIn ? "\(Self.client) kernel read Keystation 49\n" : "")
        try clients.write(toFile: folder + "/clients", atomically: true, encoding: .utf8)
    }

    // MARK: - Cables

    /// Plugs it in while the game runs.
    func plugIn() throws {
        try list(isPluggedIn: true)
        send([announcement(SNDRV_SEQ_EVENT_CLIENT_START), announcement(SNDRV_SEQ_EVENT_PORT_START)])
    }

    /// Pulls it out; the kernel tells of the connection first, then of the port and the client.
    func unplug() throws {
        try list(isPluggedIn: false)
        var ended = announcement(SNDRV_SEQ_EVENT_PORT_UNSUBSCRIBED)
        ended.data.connect = snd_seq_connect(
            sender: snd_seq_addr(client: Self.client, port: 0), dest: snd_seq_addr(client: 128, port: 0))
        send([ended, announcement(SNDRV_SEQ_EVENT_PORT_EXIT), announcement(SNDRV_SEQ_EVENT_CLIENT_EXIT)])
        connected.remove(Self.client)
    }

    private func announcement(_ type: Int32) -> snd_seq_event {
        var event = event(type)
        event.source = snd_seq_addr(client: 0, port: 1)
        event.data.addr = snd_seq_addr(client: Self.client, port: 0)
        return event
    }

    // MARK: - Playing

    /// Presses keys one after the other and lets each go, by a note off or, every other time, by no force.
    func play(_ notes: [UInt8]) {
        for (place, note) in notes.enumerated() {
            hold(note)
            if place % 2 == 0 { release(note) } else { send([self.note(SNDRV_SEQ_EVENT_NOTEON, note, 0)]) }
        }
    }

    /// Presses a key.
    func hold(_ note: UInt8) { send([self.note(SNDRV_SEQ_EVENT_NOTEON, note, 100)]) }

    /// Lets a key go.
    func release(_ note: UInt8) { send([self.note(SNDRV_SEQ_EVENT_NOTEOFF, note, 64)]) }

    /// Sends events as they were recorded.
    func send(recording: Data) {
        let events = stride(from: 0, to: recording.count, by: MemoryLayout<snd_seq_event>.size).map { start in
            recording.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: snd_seq_event.self) }
        }
        send(events)
    }

    private func note(_ type: Int32, _ note: UInt8, _ velocity: UInt8) -> snd_seq_event {
        var event = event(type)
        event.data.note.note = note
        event.data.note.velocity = velocity
        return event
    }

    private func event(_ type: Int32) -> snd_seq_event {
        var event = snd_seq_event()
        event.type = UInt8(type)
        event.queue = UInt8(SNDRV_SEQ_QUEUE_DIRECT)
        event.source = snd_seq_addr(client: Self.client, port: 0)
        event.dest = snd_seq_addr(client: 128, port: 0)
        return event
    }

    private func send(_ events: [snd_seq_event]) {
        events.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count {
                let count = Glibc.send(
                    socket.peer, bytes.baseAddress.map { $0 + start }, bytes.count - start,
                    Int32(MSG_NOSIGNAL)
                )
                // Whoever does not read is waited for; a game that has gone is not.
                if count < 0 && errno == EAGAIN { usleep(500) } else if count < 0 { return }
                start += max(0, count)
            }
        }
    }

    // MARK: - What the game does

    /// Takes in what the game has done since the last call: whether it has connected the keyboard.
    var isTaken: Bool {
        listen()
        return connected.contains(Self.client)
    }

    /// Whether the game has opened the sequencer.
    var isOpened: Bool { socket.peer >= 0 }

    /// Takes in what the game has sent since the last call.
    func listen() {
        guard isOpened else { return }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = recv(socket.peer, &bytes, bytes.count, 0)
            guard count > 0 else { break }
            rest += bytes.prefix(count)
        }
        let size = MemoryLayout<snd_seq_event>.size
        while rest.count >= size {
            take(rest.withUnsafeBytes { $0.loadUnaligned(as: snd_seq_event.self) })
            rest.removeFirst(size)
        }
    }

    private func take(_ event: snd_seq_event) {
        switch Int32(event.type) {
        case SNDRV_SEQ_EVENT_NOTEON, SNDRV_SEQ_EVENT_NOTEOFF:
            guard let port = Port(rawValue: event.source.port) else { return }
            let velocity = Int32(event.type) == SNDRV_SEQ_EVENT_NOTEON ? event.data.note.velocity : 0
            sent[port, default: []].append(Sent(note: event.data.note.note, velocity: velocity))
        case SNDRV_SEQ_EVENT_PORT_SUBSCRIBED: connected.insert(event.data.connect.sender.client)
        case SNDRV_SEQ_EVENT_PORT_UNSUBSCRIBED: connected.remove(event.data.connect.sender.client)
        default: break
        }
    }
}
