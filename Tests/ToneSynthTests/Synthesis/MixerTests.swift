import Testing

@testable import ToneSynth

struct MixerTests {
    private static let rate = SampleRate.standard

    private func mixer(_ voices: Voice...) -> Mixer {
        var mixer = Mixer(rate: Self.rate, volume: .unity)
        for voice in voices { mixer.add(voice) }
        return mixer
    }

    private func voice(_ hertz: Double, onset: Int = 0, length: Int? = 4800) -> Voice {
        Voice(Tone(.hertz(hertz)), owner: .none, onset: onset, length: length, rate: Self.rate)
    }

    @Test func silenceIsExactlyZero() {
        #expect(mixer().samples(100).allSatisfy { $0 == 0 })
    }

    @Test func anyPartCanBeRenderedAgain() {
        let mixer = mixer(voice(262), voice(330, onset: 700))
        let whole = mixer.samples(3000)
        let again = zip(mixer.samples(500, from: 1234), whole[1234...])
        #expect(again.allSatisfy { abs($0 - $1) < 1e-12 })
    }

    @Test func manyVoicesStayWithinFullScale() {
        let mixer = mixer(voice(262), voice(262), voice(262), voice(262), voice(262))
        let peak = mixer.samples(4800).reduce(0) { max($0, abs($1)) }
        #expect(peak > 0.95 && peak < 1)
    }

    @Test func aSoundStandsWhereItIsPanned() {
        let tone = Tone(.hertz(262))
        let gains = StereoSpread.gentle.gains(for: .left)
        let mixer = mixer(
            Voice(tone, gains, owner: .none, onset: 100, length: 4800, rate: Self.rate))
        let (mono, stereo) = (mixer.samples(5000), mixer.channels(2, 5000))
        for index in 0..<5000 {
            #expect(abs(stereo[0][index] - mono[index]) < 1e-12)
            #expect(abs(stereo[1][index] - mono[index] * gains.right) < 1e-12)
        }
        #expect(gains.right > 0.4 && gains.right < 0.6)
    }

    @Test func inTheMiddleWithoutWidthBothChannelsAreMono() {
        var mixer = Mixer(rate: Self.rate, volume: .unity)
        let sequence = ToneSequence([.init(.do, onset: .zero, length: .milliseconds(50), pan: .left)])
        mixer.add(sequence, .off, owner: .none, at: 0)
        let (mono, stereo) = (mixer.samples(2400), mixer.channels(2, 2400))
        #expect(stereo[0] == mono && stereo[1] == mono)
    }

    @Test func aFadedVoiceEndsAndAnUnbegunOneIsForgotten() {
        var mixer = mixer(voice(262), voice(294, onset: 3000))
        mixer.fade(from: 1000)
        #expect(mixer.end == 1000 + Self.rate.frames(in: Envelope.releaseTime))
        #expect(mixer.samples(4800)[mixer.end...].allSatisfy { $0 == 0 })
    }

    @Test func volumeMovesSmoothly() {
        var mixer = mixer(voice(262, length: 48_000))
        mixer.setVolume(.silence, at: 2400)
        let samples = mixer.samples(4800)
        let steps = zip(samples, samples.dropFirst()).map { abs($1 - $0) }
        #expect((steps.max() ?? 1) < 0.02)
        #expect(samples[3600...].allSatisfy { $0 == 0 })
    }
}
