import CALSA
import Model

/// What the sequencer delivers, as far as the game uses it.
enum SequencerMessage: Hashable, Sendable {
    case noteOn(NoteSource, MIDINote, velocity: UInt8 = MIDIEvent.usualVelocity)
    case noteOff(NoteSource, MIDINote)
    /// A note that another program sends with its length: down and up at once.
    case tap(NoteSource, MIDINote)
    case allNotesOff(NoteSource)
    /// The sustain pedal.
    case pedal(NoteSource, isDown: Bool)
    /// System Reset.
    case reset(SequencerAddress)
    /// Active Sensing: at least every 300 ms once it has begun.
    case sensing(SequencerAddress)
    case other(SequencerAddress)
    /// The port can be connected from now on.
    case portStarted(SequencerAddress)
    /// The port is gone or no longer connected here.
    case portEnded(SequencerAddress)
    /// The client is gone with all its ports.
    case clientEnded(UInt8)
    /// The port was connected here, by the game or by hand.
    case controllerConnected(SequencerAddress)
    /// A subscriber was connected to one of the game's ports.
    case connected(GamePort)
    /// Other clients' connections and announcements.
    case irrelevant
}

struct NoteSource: Hashable, Sendable {
    let address: SequencerAddress
    /// 0 to 15.
    let channel: UInt8
}

extension SequencerMessage {
    /// - Parameter ports: the game's ports, by their numbers.
    init(_ event: snd_seq_event_t, client: Int32, ports: [Int32: GamePort]) {
        let source = SequencerAddress(event.source)
        let type = snd_seq_event_type(UInt32(event.type))
        if type.rawValue >= SND_SEQ_EVENT_CLIENT_START.rawValue {
            // Only the sequencer itself is trusted: any client can send such an event.
            let isTrue = source.client == SequencerAddress.system
            self = isTrue ? Self.announcement(type, event, client, ports) : .irrelevant
        } else {
            self = Self.performance(type, event, source)
        }
    }

    private static func performance(
        _ type: snd_seq_event_type, _ event: snd_seq_event_t, _ source: SequencerAddress
    ) -> SequencerMessage {
        let note = event.data.note
        let player = NoteSource(address: source, channel: note.channel & 0x0F)
        switch type {
        // Keyboards may release a note with velocity 0, which keeps the running status.
        case SND_SEQ_EVENT_NOTEON where note.velocity & 0x7F == 0, SND_SEQ_EVENT_NOTEOFF:
            return .noteOff(player, MIDINote(dataByte: note.note))
        case SND_SEQ_EVENT_NOTEON:
            return .noteOn(player, MIDINote(dataByte: note.note), velocity: note.velocity & 0x7F)
        case SND_SEQ_EVENT_NOTE: return .tap(player, MIDINote(dataByte: note.note))
        case SND_SEQ_EVENT_CONTROLLER: return controller(event.data.control, source)
        case SND_SEQ_EVENT_RESET: return .reset(source)
        case SND_SEQ_EVENT_SENSING: return .sensing(source)
        default: return .other(source)
        }
    }

    /// The sustain pedal, All Sound Off, and All Notes Off with the changes of mode that imply it (MIDI 1.0, channel mode
    /// messages 120 and 123 to 127; controller 64 is down from 64 on).
    private static func controller(_ control: snd_seq_ev_ctrl_t, _ source: SequencerAddress)
        -> SequencerMessage
    {
        let player = NoteSource(address: source, channel: control.channel & 0x0F)
        return switch control.param {
        case 64: .pedal(player, isDown: control.value >= 64)
        case 120, 123...127: .allNotesOff(player)
        default: .other(source)
        }
    }

    private static func announcement(
        _ type: snd_seq_event_type, _ event: snd_seq_event_t, _ client: Int32, _ ports: [Int32: GamePort]
    ) -> SequencerMessage {
        let (sender, receiver) = (event.data.connect.sender, event.data.connect.dest)
        switch type {
        case SND_SEQ_EVENT_PORT_START: return .portStarted(SequencerAddress(event.data.addr))
        case SND_SEQ_EVENT_PORT_EXIT: return .portEnded(SequencerAddress(event.data.addr))
        case SND_SEQ_EVENT_CLIENT_EXIT: return .clientEnded(event.data.addr.client)
        case SND_SEQ_EVENT_PORT_SUBSCRIBED where Int32(receiver.client) == client:
            let controller = SequencerAddress(sender)
            return controller.client == SequencerAddress.system
                ? .irrelevant : .controllerConnected(controller)
        case SND_SEQ_EVENT_PORT_SUBSCRIBED where Int32(sender.client) == client:
            return ports[Int32(sender.port)].map(SequencerMessage.connected) ?? .irrelevant
        case SND_SEQ_EVENT_PORT_UNSUBSCRIBED where Int32(receiver.client) == client:
            return .portEnded(SequencerAddress(sender))
        default: return .irrelevant
        }
    }
}
