import Model
import Testing

@testable import MIDI

/// Whatever goes down comes up, whatever comes between.
@Suite struct HeldNotesTests {
    private static let keyboard = SequencerAddress(client: 20, port: 0)
    private static let grid = SequencerAddress(client: 24, port: 1)
    private static let one = NoteSource(address: keyboard, channel: 0)
    private static let two = NoteSource(address: keyboard, channel: 1)
    private static let other = NoteSource(address: grid, channel: 0)
    private static let c = MIDINote(dataByte: 60)
    private static let d = MIDINote(dataByte: 62)

    /// Messages, and what the game is told: `+60` goes down, `-60` comes up.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let messages: [SequencerMessage]
        let events: [Int]
    }

    static let cases = [
        Case(
            testDescription: "a note goes down and up",
            messages: [.noteOn(one, c), .noteOff(one, c)], events: [60, -60]),
        Case(
            testDescription: "a note off without a note on is nothing",
            messages: [.noteOff(one, c), .noteOff(other, d)], events: []),
        Case(
            testDescription: "struck anew without a note off",
            messages: [.noteOn(one, c), .noteOn(one, c), .noteOff(one, c)], events: [60, -60, 60, -60]),
        Case(
            testDescription: "two notes of a chord",
            messages: [.noteOn(one, c), .noteOn(one, d), .noteOff(one, c), .noteOff(one, d)],
            events: [60, 62, -60, -62]),
        Case(
            testDescription: "two controllers hold a note: it comes up with the last",
            messages: [.noteOn(one, c), .noteOn(other, c), .noteOff(one, c), .noteOff(other, c)],
            events: [60, 60, -60]),
        Case(
            testDescription: "two channels are two players",
            messages: [.noteOn(one, c), .noteOn(two, c), .noteOff(two, c), .noteOff(one, c)],
            events: [60, 60, -60]),
        Case(
            testDescription: "a cable is pulled while notes sound",
            messages: [.noteOn(one, d), .noteOn(two, c), .noteOn(other, d), .portEnded(keyboard)],
            events: [62, 60, 62, -60]),
        Case(
            testDescription: "a client goes with all its ports",
            messages: [.noteOn(one, c), .noteOn(other, d), .clientEnded(24)], events: [60, 62, -62]),
        Case(
            testDescription: "all notes off is for one channel",
            messages: [.noteOn(one, c), .noteOn(two, d), .allNotesOff(two)], events: [60, 62, -62]),
        Case(
            testDescription: "a reset is for the whole port",
            messages: [
                .noteOn(one, c), .noteOn(two, d), .noteOn(other, c), .reset(keyboard), .noteOff(other, c),
            ],
            events: [60, 62, 60, -62, -60]),
        Case(
            testDescription: "the pedal holds what was let go, until it comes up",
            messages: [
                .pedal(one, isDown: true), .noteOn(one, c), .noteOff(one, c), .noteOn(one, d),
                .noteOff(two, c),
                .pedal(two, isDown: false), .pedal(one, isDown: false), .noteOff(one, d),
            ],
            events: [60, 62, -60, -62]),
        Case(
            testDescription: "a note under the pedal is struck anew",
            messages: [
                .noteOn(one, c), .pedal(one, isDown: true), .noteOff(one, c), .noteOn(one, c),
                .pedal(one, isDown: false), .noteOff(one, c),
            ],
            events: [60, -60, 60, -60]),
        Case(
            testDescription: "a cable is pulled while the pedal is down",
            messages: [
                .pedal(one, isDown: true), .noteOn(one, c), .noteOff(one, c), .portEnded(keyboard),
                .noteOn(one, d), .noteOff(one, d),
            ],
            events: [60, -60, 62, -62]),
        Case(testDescription: "a tap is both", messages: [.tap(one, c)], events: [60, -60]),
        Case(
            testDescription: "a flood of controllers is nothing",
            messages: Array(repeating: .other(keyboard), count: 10_000) + [.sensing(keyboard), .irrelevant],
            events: []),
    ]

    @Test(arguments: cases) func tells(_ example: Case) {
        var held = HeldNotes()
        let events = example.messages.flatMap { held.receive($0, at: .zero) }
        #expect(events.map { Int($0.note.number) * ($0.isDown ? 1 : -1) } == example.events)
    }

    @Test func whatWentDownComesUpInTheEnd() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            var held = HeldNotes()
            var down: [MIDINote: Int] = [:]
            var events: [MIDIEvent] = []
            for step in 0..<300 {
                let message = Self.message(&random)
                events += held.receive(message, at: .milliseconds(step))
                if step % 40 == 0 { events += held.advance(to: .milliseconds(step)) }
            }
            events += held.releaseAll()
            for event in events {
                if event.isDown {
                    down[event.note] = 1
                } else {
                    #expect(down.removeValue(forKey: event.note) == 1)
                }
            }
            #expect(down.isEmpty && held.isEmpty && held.deadline == nil)
        }
    }

    private static func message(_ random: inout some RandomNumberGenerator) -> SequencerMessage {
        let source = [one, two, other].randomElement(using: &random) ?? one
        let note = MIDINote(dataByte: UInt8.random(in: 60...63, using: &random))
        switch Int.random(in: 0..<18, using: &random) {
        case 0..<6: return .noteOn(source, note)
        case 6..<10: return .noteOff(source, note)
        case 10: return .tap(source, note)
        case 11: return .allNotesOff(source)
        case 12: return .reset(source.address)
        case 13: return .sensing(source.address)
        case 14: return .portEnded(source.address)
        case 15, 16: return .pedal(source, isDown: Bool.random(using: &random))
        default: return .clientEnded(source.address.client)
        }
    }

    @Test func aPressTellsHowHardItIs() {
        var held = HeldNotes()
        let events = held.receive(.noteOn(Self.one, Self.c, velocity: 17), at: .zero)
        #expect(events == [MIDIEvent(Self.c, isDown: true, velocity: 17)])
    }

    // MARK: - Active Sensing

    @Test func silenceAfterSensingCountsAsACutCable() {
        var held = HeldNotes()
        _ = held.receive(.noteOn(Self.one, Self.c), at: .zero)
        #expect(held.deadline == nil, "who never says that it is there need not go on saying it")
        _ = held.receive(.sensing(Self.keyboard), at: .milliseconds(100))
        #expect(held.deadline == .milliseconds(430))
        #expect(held.advance(to: .milliseconds(429)) == [])
        _ = held.receive(.other(Self.keyboard), at: .milliseconds(429))
        #expect(held.advance(to: .milliseconds(430)) == [])
        #expect(held.deadline == .milliseconds(759))
        #expect(held.advance(to: .milliseconds(759)) == [MIDIEvent(Self.c, isDown: false)])
        #expect(held.deadline == nil && held.isEmpty)
    }

    @Test func anotherPortsSilenceIsItsOwn() {
        var held = HeldNotes()
        _ = held.receive(.sensing(Self.grid), at: .zero)
        _ = held.receive(.noteOn(Self.one, Self.c), at: .zero)
        #expect(held.deadline == nil, "nothing is held on the port that may fall silent")
        #expect(held.advance(to: .seconds(9)) == [] && !held.isEmpty)
    }
}
