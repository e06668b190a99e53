import System
import Glibc
import Model
import TestSupport
import Testing

@testable import MIDI

/// The game among instruments, on a sequencer in memory and with a manual clock.
@MainActor @Suite struct MIDIPortsTests {
    private static let keyboard = SequencerPort(
        address: SequencerAddress(client: 20, port: 0), clientName: "Keystation", name: "Keystation MIDI 1",
        isKernels: true, isReadable: true)
    private static let grid = SequencerPort(
        address: SequencerAddress(client: 24, port: 0), clientName: "Launchpad", name: "Launchpad MIDI 1",
        isKernels: true, isReadable: true)
    private static let program = SequencerPort(
        address: SequencerAddress(client: 129, port: 0), clientName: "Sequencer", name: "out",
        isKernels: false,
        isReadable: true)
    private static let one = NoteSource(address: keyboard.address, channel: 0)
    private static let c = MIDINote(dataByte: 60)
    private static let d = MIDINote(dataByte: 62)

    /// A game on a sequencer.
    @MainActor private final class Rig {
        let sequencer = EmulatedSequencer()
        let loop: EventLoop
        var time = Duration.zero
        var events: [MIDIEvent] = []
        /// How many arrived at a time.
        var counts: [Int] = []
        private(set) var ports: MIDIPorts?

        init(_ there: SequencerPort..., connectsByItself: Bool = true, failure: SystemError? = nil) throws {
            loop = try EventLoop()
            for port in there { sequencer.plug(port, isAnnounced: false) }
            let sequencer = sequencer
            ports = MIDIPorts(
                loop, connectsByItself: connectsByItself, now: { [weak self] in self?.time ?? .zero },
                onEvents: { [weak self] in
                    self?.events += $0
                    self?.counts.append($0.count)
                }
            ) { () throws(SystemError) in
                if let failure { throw failure }
                return sequencer
            }
        }

        /// Lets the loop turn until something has come about; the time limit of the test is the only one.
        func until(_ condition: () -> Bool) { while !condition() { loop.turn(within: .milliseconds(2)) } }

        /// Delivers messages and waits until they have been taken.
        func deliver(_ messages: SequencerMessage...) {
            let mark = MIDINote(dataByte: 127)
            let source = NoteSource(address: SequencerAddress(client: 200, port: 0), channel: 15)
            for message in messages { sequencer.deliver(.message(message)) }
            sequencer.deliver(.message(.tap(source, mark)))
            until { events.last == MIDIEvent(mark, isDown: false) }
            events.removeAll { $0.note == mark }
        }

        /// What has been told: `60` goes down, `-60` comes up.
        var told: [Int] { events.map { Int($0.note.number) * ($0.isDown ? 1 : -1) } }
    }

    @Test func hardwareIsConnectedByItself() throws {
        let rig = try Rig(Self.keyboard, Self.program)
        rig.until { rig.ports?.hasController == true }
        #expect(rig.sequencer.connected == [Self.keyboard.address])
        rig.sequencer.plug(Self.grid)
        rig.until { rig.sequencer.connected.contains(Self.grid.address) }
        rig.deliver(.portStarted(Self.program.address))
        #expect(rig.sequencer.connected == [Self.keyboard.address, Self.grid.address])
    }

    @Test func orNotWhereThePlayerDoesIt() throws {
        let rig = try Rig(Self.keyboard, connectsByItself: false)
        rig.deliver(.portStarted(Self.keyboard.address))
        #expect(rig.sequencer.connected.isEmpty)
        rig.ports?.setConnectsByItself(true)
        #expect(rig.sequencer.connected == [Self.keyboard.address])
        rig.ports?.setConnectsByItself(false)
        rig.until { rig.ports?.hasController == false }
        #expect(rig.sequencer.connected.isEmpty)
    }

    /// A program that the player connects is a controller like any other, and stays connected.
    @Test func aProgramMayBeConnectedByHand() throws {
        let rig = try Rig(Self.keyboard, Self.program)
        rig.until { rig.ports?.hasController == true }
        rig.sequencer.unplug(Self.keyboard.address)
        rig.until { rig.ports?.hasController == false }
        try rig.sequencer.connect(Self.program.address)
        rig.deliver(.controllerConnected(Self.program.address))
        #expect(rig.ports?.hasController == true)
        rig.ports?.setConnectsByItself(false)
        #expect(rig.sequencer.connected.contains(Self.program.address) && rig.ports?.hasController == true)
        rig.sequencer.disconnect(Self.program.address)
        rig.until { rig.ports?.hasController == false }
    }

    /// 90 KB in a second are 30,000 notes: what has piled up is told at once, and no note more often than twice.
    @Test func aFloodIsFolded() throws {
        let rig = try Rig(Self.keyboard)
        rig.until { rig.ports?.hasController == true }
        let messages = (0..<2_000).flatMap { index in
            let note = MIDINote(dataByte: UInt8(60 + index % 4))
            return [
                SequencerMessage.noteOn(Self.one, note), .other(Self.keyboard.address),
                .noteOff(Self.one, note),
            ]
        }
        rig.sequencer.deliver(messages + [.noteOn(Self.one, Self.c)])
        rig.until { rig.told.last == 60 }
        #expect(rig.told == [-60, 61, -61, 62, -62, 63, -63, 60] && rig.counts == [8])
        rig.sequencer.deliver([.noteOff(Self.one, Self.c), .noteOn(Self.one, Self.d)])
        rig.until { rig.told.last == 62 }
        #expect(rig.counts == [8, 1, 1])
    }

    @Test func whatIsPulledOutLetsGo() throws {
        let rig = try Rig(Self.keyboard)
        rig.deliver(.noteOn(Self.one, Self.c))
        #expect(rig.told == [60] && rig.ports?.hasController == true)
        rig.sequencer.unplug(Self.keyboard.address)
        rig.until { rig.told == [60, -60] }
        #expect(rig.ports?.hasController == false)
        rig.sequencer.plug(Self.keyboard)
        rig.until { rig.ports?.hasController == true }
    }

    @Test func onlyWhileANoteIsHeldAllIsListenedTo() throws {
        let rig = try Rig(Self.keyboard)
        rig.deliver(.noteOn(Self.one, Self.c), .noteOn(Self.one, Self.d), .noteOff(Self.one, Self.c))
        #expect(rig.sequencer.filters == [.everything])
        rig.deliver(.noteOff(Self.one, Self.d))
        #expect(rig.sequencer.filters == [.everything, .notes])
    }

    @Test func aPortThatFallsSilentLetsGo() throws {
        let rig = try Rig(Self.keyboard)
        rig.deliver(.noteOn(Self.one, Self.c), .sensing(Self.keyboard.address))
        rig.time = .milliseconds(329)
        rig.deliver(.other(Self.keyboard.address))
        rig.time = .milliseconds(700)
        rig.until { rig.told == [60, -60] }
    }

    @Test func whatWasLostLetsGoOfAll() throws {
        let rig = try Rig(Self.keyboard)
        rig.deliver(.noteOn(Self.one, Self.c))
        rig.sequencer.deliver(.failure(SystemError("snd_seq_event_input", code: ENOSPC)))
        rig.until { rig.told == [60, -60] }
        rig.deliver(.noteOn(Self.one, Self.d))
        #expect(rig.told == [60, -60, 62], "and it goes on")
    }

    @Test func aSequencerThatEndsIsLeft() throws {
        let rig = try Rig(Self.keyboard)
        rig.deliver(.noteOn(Self.one, Self.c))
        rig.sequencer.deliver(.failure(SystemError("snd_seq_event_input", code: ENODEV)))
        rig.until { rig.sequencer.isClosed }
        #expect(rig.told == [60, -60] && rig.ports?.hasController == false)
        #expect(rig.ports?.failure?.code == ENODEV)
    }

    @Test func whatCannotBeReadDoesNotSpin() throws {
        let rig = try Rig(Self.keyboard)
        rig.sequencer.deliver(.nothing)
        rig.until { rig.sequencer.discards == 1 }
        rig.deliver(.tap(Self.one, Self.c))
        #expect(rig.told == [60, -60] && rig.sequencer.discards == 1)
    }

    @Test func whatWasPlayedUnheardIsForgotten() throws {
        let rig = try Rig(Self.keyboard)
        rig.deliver(.noteOn(Self.one, Self.c))
        rig.ports?.discardInput()
        #expect(rig.told == [60, -60] && rig.sequencer.discards == 1)
        #expect(rig.sequencer.filters.last == .notes)
    }

    @Test func withoutASequencerNothingChanges() throws {
        let missing = SystemError("open", code: ENOENT)
        let rig = try Rig(failure: missing)
        rig.until { rig.ports?.failure == missing }
        rig.ports?.hold(Self.c)
        rig.ports?.show([Self.c: .red])
        rig.ports?.discardInput()
        rig.ports?.close()
        #expect(rig.events.isEmpty && rig.ports?.hasController == false)
    }

    @Test func tonesAndLightsEndBeforeTheGameDoes() throws {
        let rig = try Rig(Self.keyboard)
        rig.until { rig.ports?.hasController == true }
        rig.ports?.hold(Self.c)
        rig.ports?.show([Self.d: .yellow])
        rig.ports?.close()
        #expect(rig.sequencer.sent(by: .tones) == [.on(Self.c), .off(Self.c)])
        #expect(rig.sequencer.sent(by: .lights) == [.on(Self.d, 13), .off(Self.d)])
        rig.until { rig.sequencer.isClosed }
    }

    @Test func whoeverListensOnlyNowIsToldWhatShines() throws {
        let rig = try Rig(Self.keyboard)
        rig.until { rig.ports?.hasController == true }
        rig.ports?.show([Self.c: .green])
        rig.deliver(.connected(.lights), .connected(.tones))
        #expect(rig.sequencer.sent(by: .lights) == [.on(Self.c, 21), .on(Self.c, 21)])
    }

    @Test func aSequenceWaitsUntilItIsHeard() throws {
        let rig = try Rig(Self.keyboard)
        rig.until { rig.ports?.hasController == true }
        let spans = [
            NoteSpan(Self.c, length: .milliseconds(1)),
            NoteSpan(Self.d, onset: .seconds(1), length: .seconds(1)),
        ]
        rig.ports?.play(spans, sequence: 7, from: nil)
        #expect(rig.sequencer.sent(by: .tones) == [])
        rig.ports?.heard(sequence: 6, at: .zero)
        #expect(rig.sequencer.sent(by: .tones) == [])
        rig.ports?.heard(sequence: 7, at: .zero)
        #expect(rig.sequencer.sent(by: .tones) == [.on(Self.c)])
        rig.time = .milliseconds(1)
        rig.until { rig.sequencer.sent(by: .tones).count == 2 }
        rig.ports?.play(Self.d, for: .seconds(5))
        rig.ports?.heard(sequence: 7, at: .milliseconds(20))
        rig.ports?.stop()
        #expect(rig.sequencer.sent(by: .tones) == [.on(Self.c), .off(Self.c), .on(Self.d), .off(Self.d)])
    }

    /// Nobody is told to join a group that would not help, or that is the system's own.
    @Test(arguments: [(mode_t(0o660), true), (0o640, false), (0o600, false)])
    func theGroupThatLetsOneInIsNamed(mode: mode_t, isNamed: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "sequencer")
        let name = folder.file("sequencer")
        let file = open(name, O_RDWR | O_CLOEXEC)
        defer { close(file) }
        // Only root can give a file to another group; everybody else has one that is not the system's own.
        let audio = try #require(getgrnam("audio"))
        if geteuid() == 0 { try #require(fchown(file, 0, audio.pointee.gr_gid) == 0) }
        try #require(fchmod(file, mode) == 0)
        #expect((MIDISurvey.group(of: name) != nil) == isNamed)
        if geteuid() == 0 {
            try #require(fchown(file, 0, 0) == 0)
            #expect(MIDISurvey.group(of: name) == nil)
        }
    }

    @Test func theSurveyTellsPortsAndConnections() throws {
        let game = SequencerPort(
            address: SequencerAddress(client: 128, port: 0), clientName: "Simon Says", name: "pads",
            isKernels: false, isReadable: false)
        let sequencer = EmulatedSequencer()
        #expect(MIDISurvey.findings(sequencer) == [.noController])
        for port in [Self.program, Self.keyboard, game] { sequencer.plug(port) }
        try sequencer.connect(Self.keyboard.address)
        #expect(
            MIDISurvey.findings(sequencer)
                == [.controller(Self.keyboard), .game(game, connections: [Self.keyboard])])
    }
}
