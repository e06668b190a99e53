import Testing

@testable import ToneSynth

struct WaveFileTests {
    private let sequence = ToneSequence([.do, .re], length: .milliseconds(100), gap: .milliseconds(10))

    @Test func theHeaderSaysWhatFollows() {
        let bytes = WaveFile(sequence, tuning: .doReMiFa, tail: .milliseconds(5)).bytes
        #expect(bytes.count == 44 + 2 * 48 * 215)
        #expect(Array(bytes[..<4]) == Array("RIFF".utf8))
        #expect(Array(bytes[8..<16]) == Array("WAVEfmt ".utf8))
        let size = (0..<4).reduce(0) { $0 | Int(bytes[40 + $1]) << (8 * $1) }
        #expect(size == bytes.count - 44)
        let rate = (0..<4).reduce(0) { $0 | Int(bytes[24 + $1]) << (8 * $1) }
        #expect(rate == 48_000)
    }

    @Test func theSameSequenceIsTheSameFile() {
        let file = WaveFile(sequence, tuning: .doReMiFa)
        #expect(file == WaveFile(sequence, tuning: .doReMiFa))
        #expect(file != WaveFile(sequence, tuning: .original1978))
    }
}
