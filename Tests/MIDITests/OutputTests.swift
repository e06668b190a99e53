import Model
import Testing

@testable import MIDI

@Suite struct LightOutputTests {
    private let c = MIDINote(dataByte: 60)
    private let d = MIDINote(dataByte: 62)

    @Test func onlyWhatChangesIsSent() {
        var output = LightOutput()
        #expect(output.show([:]) == [])
        #expect(output.show([c: .red]) == [.on(c, 5)])
        #expect(output.show([c: .red]) == [])
        #expect(output.show([c: .red, d: .yellow]) == [.on(d, 13)])
        #expect(output.all == [.on(c, 5), .on(d, 13)])
        #expect(output.show([d: .blue]) == [.off(c), .on(d, 45)])
        #expect(output.show([:]) == [.off(d)])
    }

    @Test func everyColourIsToldFromTheOthers() {
        #expect(Set(LightColour.allCases.map(\.velocity)).count == LightColour.allCases.count)
        #expect(LightColour.allCases.allSatisfy { (1...127).contains($0.velocity) })
    }
}

/// What leaves by `tones`, with a manual clock.
@Suite struct ToneOutputTests {
    private static let c = MIDINote(dataByte: 60)
    private static let d = MIDINote(dataByte: 62)

    private func ms(_ milliseconds: Int) -> Duration { .milliseconds(milliseconds) }

    /// Two notes of 100 ms, the first at once and the second so many milliseconds later.
    private func playing(secondAt onset: Int, now: Int = 0) -> ToneOutput {
        var output = ToneOutput()
        let second = NoteSpan(Self.d, onset: ms(onset), length: ms(100))
        _ = output.play([NoteSpan(Self.c, length: ms(100)), second], from: .zero, at: ms(now))
        return output
    }

    @Test func aNoteEndsAfterItsLength() {
        var output = ToneOutput()
        #expect(output.play([NoteSpan(Self.c, length: ms(300))], from: ms(5), at: ms(5)) == [.on(Self.c)])
        #expect(output.next == ms(305))
        #expect(output.advance(to: ms(304)) == [])
        #expect(output.advance(to: ms(305)) == [.off(Self.c)])
        #expect(output.next == nil)
    }

    @Test func aNewNoteEndsTheOldOne() {
        var output = ToneOutput()
        _ = output.play([NoteSpan(Self.c, length: ms(300))], from: .zero, at: .zero)
        #expect(
            output.play([NoteSpan(Self.c, length: ms(300))], from: ms(100), at: ms(100))
                == [.off(Self.c), .on(Self.c)])
        #expect(output.hold(Self.d) == [.off(Self.c), .on(Self.d)])
        #expect(output.next == nil, "a held note has no end of its own")
        #expect(output.release(Self.c) == [])
        #expect(output.release(Self.d) == [.off(Self.d)])
    }

    @Test func aSequenceGoesByTheClock() {
        var output = ToneOutput()
        let spans = [Self.d, Self.c, Self.c].enumerated().map { place, note in
            NoteSpan(note, onset: ms(470 * place), length: ms(420))
        }
        #expect(output.play(spans.reversed(), from: ms(1_000), at: ms(900)) == [])
        #expect(output.next == ms(1_000))
        var sent: [(Int, NoteMessage)] = []
        while let time = output.next {
            sent += output.advance(to: time).map { (Int(time / ms(1)), $0) }
        }
        #expect(sent.map(\.0) == [1_000, 1_420, 1_470, 1_890, 1_940, 2_360])
        #expect(
            sent.map(\.1) == [
                .on(Self.d), .off(Self.d), .on(Self.c), .off(Self.c), .on(Self.c), .off(Self.c),
            ])
    }

    @Test func whatWasMissedIsSentInOrder() {
        var output = playing(secondAt: 100, now: -1)
        #expect(output.advance(to: .seconds(9)) == [.on(Self.c), .off(Self.c), .on(Self.d), .off(Self.d)])
    }

    @Test func aSequenceIsShiftedToWhereItIsHeard() {
        var output = playing(secondAt: 200)
        output.shift(by: ms(30))
        #expect(output.advance(to: ms(100)) == [.off(Self.c)])
        #expect(output.next == ms(230))
    }

    @Test func stoppedNothingSoundsAndNothingComes() {
        var output = playing(secondAt: 200)
        #expect(output.stop() == [.off(Self.c)])
        #expect(output.next == nil && output.stop() == [])
    }

    @Test func thereAreAsManyOffsAsOns() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<100 {
            var output = ToneOutput()
            var sent: [NoteMessage] = []
            for step in 0..<200 {
                let note = MIDINote(dataByte: UInt8.random(in: 60...63, using: &random))
                let now = ms(step * 37)
                switch Int.random(in: 0..<7, using: &random) {
                case 0: sent += output.play([NoteSpan(note, length: ms(100))], from: now, at: now)
                case 1: sent += output.hold(note)
                case 2: sent += output.release(note)
                case 3:
                    let spans = (0..<6).map { NoteSpan(note, onset: ms($0 * 50), length: ms(80)) }
                    sent += output.play(spans, from: now + ms(20), at: now)
                case 4: output.shift(by: ms(10))
                case 5: sent += output.stop()
                default: sent += output.advance(to: now)
                }
            }
            sent += output.stop()
            var on: Set<MIDINote> = []
            for message in sent {
                if message.velocity == nil {
                    #expect(on.remove(message.note) != nil)
                } else {
                    #expect(message.velocity == 100 && on.insert(message.note).inserted)
                }
            }
            #expect(on.isEmpty)
        }
    }
}
