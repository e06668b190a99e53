import TestSupport
import Testing

@testable import ToneSynth

struct OfflineRendererTests {
    private typealias Event = SoundTimeline.Event

    /// The samples of a timeline, one array a channel.
    private func render(_ timeline: SoundTimeline, _ spread: StereoSpread = .off, channels: Int = 1)
        -> [[Double]]
    {
        let format = StreamFormat(
            rate: .standard, sample: .float32, channels: channels, period: 1, buffer: 1)
        var renderer = OfflineRenderer(timeline, spread, format: format, volume: .unity)
        var samples = [[Double]](repeating: [], count: channels)
        while let block = renderer.next() {
            for offset in stride(from: 0, to: block.count, by: 4) {
                let sample = block.loadUnaligned(fromByteOffset: offset, as: Float.self)
                samples[offset / 4 % channels].append(Double(sample))
            }
        }
        return samples
    }

    /// Everything that a game can ask for.
    private static let game: [Event] = {
        let sequence = ToneSequence(Tone.scale, length: .milliseconds(320), gap: .milliseconds(50))
        var events = [Event(at: .milliseconds(500), .play(sequence))]
        for index in 0..<24 {
            let pad = (index * 7 + index / 5) % 4
            let time = Duration.milliseconds(2500 + 83 * index)
            events.append(Event(at: time, .press(Tone.scale[pad], at: pad % 2 == 0 ? .left : .right)))
        }
        return events + [
            Event(at: .milliseconds(4500), .accompany(.quietFigure)),
            Event(at: .milliseconds(5200), .hold(key: 0, .do)),
            Event(at: .milliseconds(5700), .hold(key: 1, .re)),
            Event(at: .milliseconds(5800), .release(key: 0)),
            Event(at: .milliseconds(6300), .release(key: 1)),
            Event(at: .milliseconds(6500), .press(.buzz, length: .milliseconds(900))),
            Event(at: .milliseconds(6900), .stop),
        ]
    }()

    /// What the audio thread lets a card play, and the same cues at the times at which it said that they were
    /// heard.
    @Test func itSoundsAsItDidLive() throws {
        let bench = Bench(ModelDevice("Hardware PCM card 0 'HDA Intel' device 0 subdevice 0"))
        bench.run(20)
        let sequence = ToneSequence(Tone.scale, length: .milliseconds(220), gap: .milliseconds(50))
        var cues: [ToneID: SoundTimeline.Cue] = [ToneID(number: 99): .play(sequence)]
        bench.handle(.play(ToneID(number: 99), sequence, .off))
        bench.run(1300)
        for index in 0..<24 {
            let note = Tone.scale[(index * 7 + index / 5) % 4]
            cues[bench.press(note)] = .press(note)
            bench.run(83)
        }
        cues[bench.press(.buzz, for: .milliseconds(900))] = .press(.buzz, length: .milliseconds(900))
        bench.run(1200)
        let events = try bench.events.compactMap { event -> Event? in
            guard case .onset(let id, let time) = event else { return nil }
            let cue = try #require(cues[id])
            cues[id] = nil
            return Event(at: time, cue)
        }
        #expect(cues.isEmpty)
        let live = bench.device.heard
        let duration = SampleRate.standard.duration(of: live.count)
        let rendered = render(SoundTimeline(events, duration: duration))[0]
        let error = zip(live, rendered).map { abs($0 - $1) }.max() ?? 1
        #expect(rendered.count == live.count && error < 1e-6, "\(error)")
    }

    @Test func aPressTakesOverAtItsOwnFrameAndEarlierCuesGoFirst() {
        let cues: [Event] = [
            .init(at: .milliseconds(200), .press(.re)), .init(at: .milliseconds(100), .press(.do)),
        ]
        let rendered = render(SoundTimeline(cues, duration: .seconds(1)))[0]
        var mixer = Mixer(rate: .standard, volume: .unity)
        mixer.add(Tone.do, for: .milliseconds(300), owner: .none, at: 4800)
        mixer.fade(from: 9600)
        mixer.add(Tone.re, for: .milliseconds(300), owner: .none, at: 9600)
        let expected = mixer.samples(48_000)
        #expect(rendered.count == 48_000)
        #expect(zip(expected, rendered).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test func aHeldNoteEndsWithItsOwnReleaseAlone() {
        let cues: [Event] = [
            .init(at: .zero, .hold(key: 3, .do)), .init(at: .milliseconds(100), .release(key: 4)),
            .init(at: .milliseconds(500), .release(key: 3)), .init(at: .milliseconds(600), .release(key: 3)),
        ]
        let rendered = render(SoundTimeline(cues, duration: .seconds(1)))[0]
        let release = SampleRate.standard.frames(in: Envelope.releaseTime)
        #expect(rendered.lastIndex { $0 != 0 } == 24_000 + release - 1)
    }

    @Test func nothingIsCutOffAtTheEnd() {
        for milliseconds in [1, 5, 12, 13, 150, 333] {
            let cues = [0, 3, 320, 325].map { Event(at: .milliseconds($0), .press(.fa)) }
            let duration = Duration.milliseconds(milliseconds)
            let rendered = render(SoundTimeline(cues, duration: duration))[0]
            #expect(rendered.count == 48 * milliseconds)
            let steps = zip(rendered, rendered.dropFirst() + [0]).map { abs($1 - $0) }
            #expect((steps.max() ?? 0) < 0.04, "\(milliseconds) ms")
            #expect(abs(rendered.last ?? 0) < 0.001)
        }
    }

    @Test func aGameHasNoClickOnAnyChannel() {
        let events = Self.game.filter { if case .press(.buzz, _, _) = $0.cue { false } else { true } }
        let timeline = SoundTimeline(events, duration: .seconds(8))
        for channel in render(timeline, .gentle, channels: 2) {
            #expect(Spectrum(channel).decibels(from: 2000) < -93)
        }
    }

    @Test func tenMinutesAreRenderedInBoundedMemory() throws {
        let events = (0..<6_000).map {
            Event(at: .milliseconds(100) * $0, .press(Tone.scale[$0 % 4]))
        }
        var stream = try WaveStream(SoundTimeline(events, duration: .seconds(600)))
        var largest = 0
        while let block = stream.next() { largest = max(largest, block.count) }
        #expect(largest <= OfflineRenderer.blockFrames * 2)
        #expect(stream.bytesDone == 44 + 2 * 48_000 * 600)
    }
}
