import Testing

@testable import ToneSynth

struct ToneSequenceTests {
    @Test func notesFollowEachOtherWithGaps() {
        let sequence = ToneSequence([.do, .fa], length: .milliseconds(420), gap: .milliseconds(50))
        #expect(sequence.elements.map(\.onset) == [.zero, .milliseconds(470)])
        #expect(sequence.duration == .milliseconds(890))
    }

    @Test func nothingTakesNoTime() { #expect(ToneSequence().duration == .zero) }
}
