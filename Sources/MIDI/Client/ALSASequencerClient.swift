import CALSA
import Glibc
import Model
import System

/// The game's client of the kernel's sequencer, through libasound.
///
/// `@unchecked Sendable`: opened on a queue and handed over; from then on only the main queue uses it, until it
/// is released.
final class ALSASequencerClient: SequencerClient, @unchecked Sendable {
    static let device = "/dev/snd/seq"

    let handle: OpaquePointer
    private var isOpen = true
    private(set) var numbers: [GamePort: Int32] = [:]
    private var ports: [Int32: GamePort] = [:]
    private let number: Int32
    let descriptor: Int32

    /// - Throws: what failed; `open` with `ENOENT` or `EACCES` where there is no sequencer for this user.
    init(name: String = GamePort.clientName, ports: [GamePort] = GamePort.allCases) throws(SystemError) {
        guard access(Self.device, F_OK) == 0 else { throw .last("open") }
        calsa_silence()
        guard let configuration = calsa_sequencer_configuration() else {
            throw SystemError("snd_config_top", code: ENOMEM)
        }
        defer { snd_config_delete(configuration) }
        var opened: OpaquePointer?
        let code = snd_seq_open_lconf(&opened, "hw", SND_SEQ_OPEN_DUPLEX, SND_SEQ_NONBLOCK, configuration)
        guard code == 0, let handle = opened else { throw .sequencer("open", code) }
        self.handle = handle
        number = snd_seq_client_id(handle)
        var poll = pollfd()
        snd_seq_poll_descriptors(handle, &poll, 1, Int16(POLLIN))
        descriptor = poll.fd
        snd_seq_set_client_name(handle, name)
        // A second of the fastest controller that a cable carries; the kernel's default is a fifth of it.
        snd_seq_set_client_pool_input(handle, 1_000)
        for port in ports { try open(port) }
        guard numbers[.pads] != nil else { return }
        setFilter(.notes)
        try connect(.announcements)
    }

    deinit { close() }

    private func open(_ port: GamePort) throws(SystemError) {
        let access =
            port == .pads
            ? SND_SEQ_PORT_CAP_WRITE | SND_SEQ_PORT_CAP_SUBS_WRITE
            : SND_SEQ_PORT_CAP_READ | SND_SEQ_PORT_CAP_SUBS_READ
        let type = SND_SEQ_PORT_TYPE_MIDI_GENERIC | SND_SEQ_PORT_TYPE_APPLICATION
        let number = snd_seq_create_simple_port(handle, port.rawValue, UInt32(access), UInt32(type))
        guard number >= 0 else { throw .sequencer("snd_seq_create_simple_port", number) }
        (numbers[port], ports[number]) = (number, port)
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        snd_seq_close(handle)
    }

    // MARK: - Messages

    func read(more: Bool) throws(SystemError) -> SequencerMessage? {
        guard more || snd_seq_event_input_pending(handle, 0) > 0 else { return nil }
        var event: UnsafeMutablePointer<snd_seq_event_t>?
        let code = snd_seq_event_input(handle, &event)
        if code == -EAGAIN || code == -EINTR { return nil }
        guard code >= 0, let event else { throw .sequencer("snd_seq_event_input", code) }
        return SequencerMessage(event.pointee, client: number, ports: ports)
    }

    func discardInput() { snd_seq_drop_input(handle) }

    func setFilter(_ filter: MessageFilter) {
        var info: OpaquePointer?
        guard snd_seq_client_info_malloc(&info) == 0, let info else { return }
        defer { snd_seq_client_info_free(info) }
        guard snd_seq_get_client_info(handle, info) == 0 else { return }
        snd_seq_client_info_event_filter_clear(info)
        for type in filter.types { snd_seq_client_info_event_filter_add(info, Int32(type.rawValue)) }
        snd_seq_set_client_info(handle, info)
    }

    func send(_ message: NoteMessage, by port: GamePort) {
        guard let number = numbers[port] else { return }
        var event = snd_seq_event_t()
        event.type = UInt8(
            (message.velocity == nil ? SND_SEQ_EVENT_NOTEOFF : SND_SEQ_EVENT_NOTEON).rawValue)
        // At once, bypassing queues, to all subscribers.
        event.queue = UInt8(SND_SEQ_QUEUE_DIRECT)
        event.source.port = UInt8(number)
        event.dest = snd_seq_addr_t(
            client: UInt8(SND_SEQ_ADDRESS_SUBSCRIBERS), port: UInt8(SND_SEQ_ADDRESS_UNKNOWN))
        event.data.note.channel = 0
        event.data.note.note = message.note.number
        event.data.note.velocity = message.velocity ?? 0
        snd_seq_event_output_direct(handle, &event)
    }
}

extension MessageFilter {
    /// The events' types. None is of variable size: an event longer than libasound's buffer could never be
    /// read, and a loop waiting for it would spin.
    fileprivate var types: [snd_seq_event_type] {
        let notes = [
            SND_SEQ_EVENT_NOTE, SND_SEQ_EVENT_NOTEON, SND_SEQ_EVENT_NOTEOFF, SND_SEQ_EVENT_CONTROLLER,
            SND_SEQ_EVENT_CLIENT_EXIT, SND_SEQ_EVENT_PORT_START, SND_SEQ_EVENT_PORT_EXIT,
            SND_SEQ_EVENT_PORT_SUBSCRIBED,
            SND_SEQ_EVENT_PORT_UNSUBSCRIBED,
        ]
        guard self == .everything else { return notes }
        return notes + [
            SND_SEQ_EVENT_KEYPRESS, SND_SEQ_EVENT_PGMCHANGE,
            SND_SEQ_EVENT_CHANPRESS, SND_SEQ_EVENT_PITCHBEND, SND_SEQ_EVENT_CONTROL14,
            SND_SEQ_EVENT_NONREGPARAM, SND_SEQ_EVENT_REGPARAM, SND_SEQ_EVENT_START, SND_SEQ_EVENT_CONTINUE,
            SND_SEQ_EVENT_STOP, SND_SEQ_EVENT_CLOCK, SND_SEQ_EVENT_RESET, SND_SEQ_EVENT_SENSING,
        ]
    }
}
