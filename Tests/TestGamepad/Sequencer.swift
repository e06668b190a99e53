import CSequencer
import Glibc
import Synchronization

/// The sequencer as the game asks it: the system's client, the game's own, and those that the test writes down
/// in the file `clients`, a line each: number, `kernel` or `user`, `read` or `write`, and the name.
enum Sequencer {
    /// The game's number, the first that programs get.
    static let game = Int32(128)

    private struct State {
        var client = snd_seq_client_info()
        var ports: [snd_seq_port_info] = []
        var pool = snd_seq_client_pool()
    }

    private static let state = Mutex(State())

    /// Whether an event passes the filter that the game has set (snd_seq_deliver_single_event of the kernel).
    static func letsThrough(_ event: snd_seq_event) -> Bool {
        state.withLock { state in
            guard state.client.filter & UInt32(SNDRV_SEQ_FILTER_USE_EVENT) != 0 else { return true }
            return withUnsafeBytes(of: state.client.event_filter) { bits in
                bits[Int(event.type) / 8] & 1 << (event.type % 8) != 0
            }
        }
    }

    /// Answers a request of <sound/asequencer.h>: 0, or what is wrong with it.
    static func answer(_ request: UInt, _ argument: UnsafeMutableRawPointer, _ file: Int32) -> Int32 {
        switch request {
        case csequencer_version: argument.storeBytes(of: 0x01_0002, as: Int32.self)
        case csequencer_client_id: argument.storeBytes(of: game, as: Int32.self)
        case csequencer_set_client, csequencer_set_pool, csequencer_create_port: keep(request, argument)
        case csequencer_get_pool:
            argument.storeBytes(of: state.withLock(\.pool), as: snd_seq_client_pool.self)
        case csequencer_get_client: return client(argument) { asked, client in client == asked }
        case csequencer_next_client: return client(argument) { asked, client in client > asked }
        case csequencer_get_port: return port(argument) { asked, port in port == asked }
        case csequencer_next_port: return port(argument) { asked, port in port > asked || asked == 0xFF }
        case csequencer_subscribe: tell(SNDRV_SEQ_EVENT_PORT_SUBSCRIBED, argument, file)
        case csequencer_unsubscribe: tell(SNDRV_SEQ_EVENT_PORT_UNSUBSCRIBED, argument, file)
        case csequencer_remove_events: SequencerFile.drain(file)
        case csequencer_query_subscriptions: return ENOENT
        default: return EINVAL
        }
        return 0
    }

    private static func keep(_ request: UInt, _ argument: UnsafeMutableRawPointer) {
        let address = UInt(bitPattern: argument)
        state.withLock { state in
            guard let argument = UnsafeMutableRawPointer(bitPattern: address) else { return }
            switch request {
            case csequencer_set_client: state.client = argument.load(as: snd_seq_client_info.self)
            case csequencer_set_pool: state.pool = argument.load(as: snd_seq_client_pool.self)
            default:
                var port = argument.load(as: snd_seq_port_info.self)
                port.addr = snd_seq_addr(client: UInt8(game), port: UInt8(state.ports.count))
                state.ports.append(port)
                argument.storeBytes(of: port, as: snd_seq_port_info.self)
            }
        }
    }

    /// Tells the test of a connection by an event, as the kernel announces it.
    private static func tell(_ type: Int32, _ argument: UnsafeMutableRawPointer, _ file: Int32) {
        let connection = argument.load(as: snd_seq_port_subscribe.self)
        var event = snd_seq_event()
        event.type = UInt8(type)
        event.data.connect = snd_seq_connect(sender: connection.sender, dest: connection.dest)
        send(file, &event, MemoryLayout<snd_seq_event>.size, Int32(MSG_NOSIGNAL))
    }

    // MARK: - Clients and ports

    private static func client(_ argument: UnsafeMutableRawPointer, _ isMeant: (Int32, Int32) -> Bool)
        -> Int32
    {
        let asked = argument.load(as: snd_seq_client_info.self).client
        guard let found = Listed.all.first(where: { isMeant(asked, $0.number) }) else { return ENOENT }
        var info = found.number == game ? state.withLock(\.client) : snd_seq_client_info()
        info.client = found.number
        info.type = found.isKernels ? KERNEL_CLIENT : USER_CLIENT
        if found.number != game { write(found.name, to: &info.name) }
        argument.storeBytes(of: info, as: snd_seq_client_info.self)
        return 0
    }

    /// A client of the list has one port, 0; the system has its two.
    private static func port(_ argument: UnsafeMutableRawPointer, _ isMeant: (UInt8, UInt8) -> Bool) -> Int32
    {
        let asked = argument.load(as: snd_seq_port_info.self).addr
        if asked.client == UInt8(game) {
            let ports = state.withLock(\.ports)
            guard let port = ports.first(where: { isMeant(asked.port, $0.addr.port) }) else { return ENOENT }
            argument.storeBytes(of: port, as: snd_seq_port_info.self)
            return 0
        }
        guard let owner = Listed.all.first(where: { $0.number == Int32(asked.client) }),
            let number = (0...owner.lastPort).first(where: { isMeant(asked.port, $0) })
        else { return ENOENT }
        var info = snd_seq_port_info()
        info.addr = snd_seq_addr(client: asked.client, port: number)
        info.capability = UInt32(
            owner.canBeRead
                ? SNDRV_SEQ_PORT_CAP_READ | SNDRV_SEQ_PORT_CAP_SUBS_READ
                : SNDRV_SEQ_PORT_CAP_WRITE | SNDRV_SEQ_PORT_CAP_SUBS_WRITE)
        write(owner.name, to: &info.name)
        argument.storeBytes(of: info, as: snd_seq_port_info.self)
        return 0
    }

    private static func write<Name>(_ text: String, to name: inout Name) {
        withUnsafeMutableBytes(of: &name) { $0.copyBytes(from: text.utf8.prefix($0.count - 1)) }
    }
}
