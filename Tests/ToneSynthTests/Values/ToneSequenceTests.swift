import Testing

@testable import ToneSynth

struct ToneSequenceTests {
    @Test func notesFollowEachOtherWithGaps() {
        let sequence = ToneSequence([.do, .fa], length: .milliseconds(420), gap: .milliseconds(50))
        #expect(sequence.elements.map(\.onset) == [.zero, .milliseconds(470)])
        #expect(sequence.duration == .milliseconds(890))
    }

    @Test func appendingPutsANoteBehindTheLast() {
        var sequence = ToneSequence()
        sequence.append(.do, after: .seconds(1), length: .milliseconds(10))
        sequence.append(.re, after: .milliseconds(5), length: .milliseconds(20))
        #expect(sequence.elements.map(\.onset) == [.zero, .milliseconds(15)])
        #expect(ToneSequence().duration == .zero)
    }
}
