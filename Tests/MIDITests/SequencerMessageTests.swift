import CALSA
import Model
import Testing

@testable import MIDI

/// What libasound hands over, by its own constants.
@Suite struct SequencerMessageTests {
    private static let keyboard = SequencerAddress(client: 20, port: 1)
    private static let ports: [Int32: GamePort] = [0: .pads, 1: .tones, 2: .lights]

    private func message(
        _ type: snd_seq_event_type, from source: SequencerAddress = keyboard,
        _ change: (inout snd_seq_event_t) -> Void = { _ in }
    ) -> SequencerMessage {
        var event = snd_seq_event_t()
        event.type = UInt8(type.rawValue)
        event.source = snd_seq_addr_t(client: source.client, port: source.port)
        change(&event)
        return SequencerMessage(event, client: 128, ports: Self.ports)
    }

    private func played(_ type: snd_seq_event_type, _ channel: UInt8, _ note: UInt8, _ velocity: UInt8)
        -> SequencerMessage
    {
        message(type) {
            $0.data.note.channel = channel
            $0.data.note.note = note
            $0.data.note.velocity = velocity
        }
    }

    @Test func notes() {
        let source = NoteSource(address: Self.keyboard, channel: 9)
        let note = MIDINote(dataByte: 36)
        #expect(played(SND_SEQ_EVENT_NOTEON, 9, 36, 1) == .noteOn(source, note, velocity: 1))
        #expect(played(SND_SEQ_EVENT_NOTEON, 9, 36, 0) == .noteOff(source, note))
        #expect(played(SND_SEQ_EVENT_NOTEOFF, 9, 36, 64) == .noteOff(source, note))
        #expect(played(SND_SEQ_EVENT_NOTE, 9, 36, 64) == .tap(source, note))
        #expect(played(SND_SEQ_EVENT_KEYPRESS, 9, 36, 64) == .other(Self.keyboard))
    }

    @Test func whatIsOutOfRangeIsCut() {
        // A program may send what no cable carries.
        let source = NoteSource(address: Self.keyboard, channel: 15)
        #expect(
            played(SND_SEQ_EVENT_NOTEON, 255, 255, 255)
                == .noteOn(source, MIDINote(dataByte: 127), velocity: 127))
    }

    @Test(arguments: 0...130) func controllers(_ number: UInt32) {
        let found = message(SND_SEQ_EVENT_CONTROLLER) {
            $0.data.control.channel = 3
            $0.data.control.param = number
        }
        let endsNotes = number == 120 || (123...127).contains(number)
        let source = NoteSource(address: Self.keyboard, channel: 3)
        guard number != 64 else { return }
        #expect(found == (endsNotes ? .allNotesOff(source) : .other(Self.keyboard)))
    }

    @Test(arguments: [(0, false), (63, false), (64, true), (127, true)] as [(Int32, Bool)])
    func thePedal(value: Int32, isDown: Bool) {
        let found = message(SND_SEQ_EVENT_CONTROLLER) {
            $0.data.control.channel = 3
            $0.data.control.param = 64
            $0.data.control.value = value
        }
        #expect(found == .pedal(NoteSource(address: Self.keyboard, channel: 3), isDown: isDown))
    }

    @Test func realTime() {
        #expect(message(SND_SEQ_EVENT_SENSING) == .sensing(Self.keyboard))
        #expect(message(SND_SEQ_EVENT_RESET) == .reset(Self.keyboard))
        #expect(message(SND_SEQ_EVENT_CLOCK) == .other(Self.keyboard))
        #expect(message(SND_SEQ_EVENT_SYSEX) == .irrelevant)
    }

    @Test func announcements() {
        let system = SequencerAddress.announcements
        let address = snd_seq_addr_t(client: 24, port: 2)
        let place = SequencerAddress(client: 24, port: 2)
        #expect(
            message(SND_SEQ_EVENT_PORT_START, from: system) { $0.data.addr = address } == .portStarted(place))
        #expect(
            message(SND_SEQ_EVENT_PORT_EXIT, from: system) { $0.data.addr = address } == .portEnded(place))
        #expect(
            message(SND_SEQ_EVENT_CLIENT_EXIT, from: system) { $0.data.addr = address } == .clientEnded(24))
        #expect(message(SND_SEQ_EVENT_CLIENT_START, from: system) { $0.data.addr = address } == .irrelevant)
    }

    @Test func onlyTheSystemIsBelieved() {
        for type in [SND_SEQ_EVENT_PORT_EXIT, SND_SEQ_EVENT_PORT_START, SND_SEQ_EVENT_CLIENT_EXIT] {
            #expect(message(type) == .irrelevant)
        }
    }

    @Test func connections() {
        func connection(
            _ type: snd_seq_event_type, _ sender: (UInt8, UInt8), _ receiver: (UInt8, UInt8)
        ) -> SequencerMessage {
            message(type, from: .announcements) {
                $0.data.connect.sender = snd_seq_addr_t(client: sender.0, port: sender.1)
                $0.data.connect.dest = snd_seq_addr_t(client: receiver.0, port: receiver.1)
            }
        }
        #expect(connection(SND_SEQ_EVENT_PORT_SUBSCRIBED, (128, 2), (20, 0)) == .connected(.lights))
        #expect(connection(SND_SEQ_EVENT_PORT_SUBSCRIBED, (128, 1), (20, 0)) == .connected(.tones))
        #expect(connection(SND_SEQ_EVENT_PORT_SUBSCRIBED, (20, 1), (129, 0)) == .irrelevant)
        #expect(
            connection(SND_SEQ_EVENT_PORT_SUBSCRIBED, (20, 1), (128, 0))
                == .controllerConnected(Self.keyboard))
        #expect(connection(SND_SEQ_EVENT_PORT_SUBSCRIBED, (0, 1), (128, 0)) == .irrelevant)
        #expect(connection(SND_SEQ_EVENT_PORT_UNSUBSCRIBED, (20, 1), (128, 0)) == .portEnded(Self.keyboard))
        #expect(connection(SND_SEQ_EVENT_PORT_UNSUBSCRIBED, (20, 1), (129, 0)) == .irrelevant)
    }
}

@Suite struct SequencerPortTests {
    private func port(_ client: UInt8, isKernels: Bool = true, isReadable: Bool = true) -> SequencerPort {
        SequencerPort(
            address: SequencerAddress(client: client, port: 0), clientName: "X", name: "X",
            isKernels: isKernels,
            isReadable: isReadable)
    }

    @Test func hardwareIsWhatTheKernelsDriversMake() {
        #expect(port(20).isHardware)
        #expect(!port(0).isHardware, "the sequencer itself")
        #expect(!port(14).isHardware, "Midi Through")
        #expect(!port(129, isKernels: false).isHardware, "a program")
        #expect(!port(20, isReadable: false).isHardware, "a synthesizer")
    }

    @Test func addressesAreWrittenAsAconnectTakesThem() {
        #expect(SequencerAddress(client: 20, port: 1).description == "20:1")
        #expect(SequencerAddress(client: 20, port: 1) < SequencerAddress(client: 128, port: 0))
    }
}
