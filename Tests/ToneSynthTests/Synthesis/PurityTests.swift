import Glibc
import TestSupport
import Testing

@testable import ToneSynth

/// How true the rendered samples are to an ideal tone.
struct PurityTests {
    private static let rate = SampleRate.standard

    /// Samples of a held note from a frame on, without volume or limiter.
    private func samples(_ tone: Tone, _ count: Int, from position: Int) -> [Double] {
        var mixer = Mixer(rate: Self.rate, volume: .unity)
        mixer.add(tone, for: nil, owner: .none, at: 0)
        return mixer.samples(count, from: position)
    }

    @Test(arguments: Tone.scale + [310, 252, 415, 209].map { Tone(.hertz($0)) })
    func aToneIsInTuneAfterAnHour(tone: Tone) {
        let start = 3600 * 48_000
        let step = 2 * Double.pi * tone.frequency.hertz / 48_000
        for (index, sample) in samples(tone, 2000, from: start).enumerated() {
            let ideal = tone.gain.amplitude * sin(fmod(step * Double(start + index), 2 * .pi))
            #expect(abs(sample - ideal) < 1e-6)
        }
    }

    @Test func sixteenBitsHaveOnlyTheNoiseOfTheirDither() {
        let count = 48_000
        var encoder = SampleEncoder(format: .int16, channels: 1)
        let buffer = MixBuffer(capacity: count, channels: 1)
        let bus = buffer.left
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count * 2, alignment: 16)
        defer { bytes.deallocate() }
        for index in 0..<count { bus[index] = 0.9 * sin(2 * .pi * 261.6256 * Double(index) / 48_000) }
        encoder.encode(count, of: buffer, into: bytes)
        let noise = (0..<count).reduce(0.0) { sum, index in
            let sample = Double(bytes.loadUnaligned(fromByteOffset: index * 2, as: Int16.self)) / 32_766
            return sum + (sample - bus[index]) * (sample - bus[index])
        }
        let fullScaleSine = 0.5
        let decibels = 10 * log10(noise / Double(count) / fullScaleSine)
        #expect(abs(decibels + 93.3) < 1)
        let error = (0..<16_384).map {
            Double(bytes.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self)) / 32_766 - bus[$0]
        }
        #expect(Spectrum(error).decibels(from: 20, to: 2000) < -8)
    }

    @Test(arguments: SampleFormat.allCases)
    func everyFormatCarriesBothChannelsAndSilenceOnTheRest(format: SampleFormat) {
        var encoder = SampleEncoder(format: format, channels: 4)
        let buffer = MixBuffer(capacity: 3, channels: 4)
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 3 * encoder.frameBytes, alignment: 16)
        defer { bytes.deallocate() }
        for (index, value) in [0, 0.5, -1].enumerated() {
            buffer.left[index] = value
            buffer.right?[index] = -value / 2
        }
        encoder.encode(3, of: buffer, into: bytes)
        for frame in 0..<3 {
            let channels = (0..<4).map { channel -> Double in
                let offset = frame * encoder.frameBytes + channel * format.bytes
                return switch format {
                case .int16: Double(bytes.loadUnaligned(fromByteOffset: offset, as: Int16.self)) / 32_767
                case .int32: Double(bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)) / 0x7FFF_FFFF
                case .float32: Double(bytes.loadUnaligned(fromByteOffset: offset, as: Float.self))
                }
            }
            #expect(abs(channels[0] - buffer.left[frame]) < 1e-4)
            #expect(abs(channels[1] + buffer.left[frame] / 2) < 1e-4)
            #expect(channels[2] == 0 && channels[3] == 0)
        }
    }

    @Test(arguments: Tone.scale, [154, 220, 420])
    func aToneHasNothingAboveTwoKilohertz(note: Tone, milliseconds: Int) {
        var mixer = Mixer(rate: Self.rate, volume: .unity)
        let gains = StereoSpread.gentle.gains(for: .left)
        mixer.add(
            note, gains, for: .milliseconds(milliseconds), owner: .none, at: 0)
        for samples in mixer.channels(2, mixer.end) + [mixer.samples(mixer.end)] {
            #expect(Spectrum(samples).decibels(from: 2000) < -100)
        }
    }

    @Test(arguments: Tone.scale, StereoSpread.allCases)
    func inFloatNothingIsAddedAboveTwoKilohertz(note: Tone, width: StereoSpread) {
        let format = StreamFormat(rate: Self.rate, sample: .float32, channels: 2, period: 1, buffer: 1)
        let count = 48 * 300
        var renderer = Renderer(format: format, volume: Gain(volumePercent: 80), capacity: count)
        let gains = width.gains(for: .right)
        renderer.mixer.add(
            note, gains, for: .milliseconds(300), owner: .none, at: 0)
        let bytes = renderer.bytes(count, from: 0)
        for channel in 0..<2 {
            let samples = (0..<count).map { frame in
                Double(bytes.loadUnaligned(fromByteOffset: (frame * 2 + channel) * 4, as: Float.self))
            }
            #expect(Spectrum(samples).decibels(from: 2000) < -100)
        }
    }

    /// 48,000 frames hold 42 whole periods, so each partial is one bin of a transform over them, and
    /// anything between the partials would be an alias.
    @Test func theBuzzHasHarmonicsAndNoAliases() {
        let buzz = samples(.buzz, 48_000, from: 48_000)
        let peak = buzz.reduce(0) { max($0, abs($1)) }
        #expect(peak > 0.4 && peak <= 0.5)
        for (hertz, isPartial) in [(42.0, true), (420, true), (63, false), (1011, false), (11_003, false)] {
            let (c, s) = buzz.enumerated().reduce((0.0, 0.0)) { sum, sample in
                let angle = 2 * Double.pi * hertz * Double(sample.offset) / 48_000
                return (sum.0 + sample.element * cos(angle), sum.1 + sample.element * sin(angle))
            }
            let level = 10 * log10((c * c + s * s) / (24_000 * 24_000) / (peak * peak) + 1e-30)
            #expect(isPartial ? level > -40 : level < -100, "\(hertz) Hz: \(level) dB")
        }
    }

    @Test func thePadsAreEquallyLoud() {
        let loudness = Tone.scale.map { note in
            note.gain.decibels - Loudness.soundPressure(of: note.frequency)
        }
        #expect((loudness.max() ?? 9) - (loudness.min() ?? 0) < 0.01)
    }
}
