import Testing

@testable import ToneSynth

struct WaveStreamTests {
    private static let timeline = SoundTimeline(
        [
            .init(at: .milliseconds(10), .press(.do, at: .left, length: .milliseconds(100))),
            .init(at: .milliseconds(60), .press(.re, at: .right, length: .milliseconds(100))),
        ], duration: .milliseconds(215))

    private func bytes(
        _ timeline: SoundTimeline = timeline, stereo: StereoSpread? = nil
    ) throws -> [UInt8] {
        var stream = try WaveStream(timeline, stereo: stereo)
        var bytes: [UInt8] = []
        while let block = stream.next() {
            bytes += block
            #expect(stream.bytesDone == bytes.count)
        }
        #expect(bytes.count == stream.byteCount)
        return bytes
    }

    private func number(_ bytes: [UInt8], at offset: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }

    @Test(arguments: [(nil, 1), (StereoSpread.gentle, 2)])
    func theHeaderSaysWhatFollows(stereo: StereoSpread?, channels: Int) throws {
        let bytes = try bytes(stereo: stereo)
        #expect(bytes.count == 44 + 2 * channels * 48 * 215)
        #expect(Array(bytes[..<4]) == Array("RIFF".utf8) && number(bytes, at: 4, 4) == bytes.count - 8)
        #expect(Array(bytes[8..<16]) == Array("WAVEfmt ".utf8))
        #expect(number(bytes, at: 22, 2) == channels && number(bytes, at: 24, 4) == 48_000)
        #expect(number(bytes, at: 28, 4) == 96_000 * channels && number(bytes, at: 32, 2) == 2 * channels)
        #expect(number(bytes, at: 34, 2) == 16 && number(bytes, at: 40, 4) == bytes.count - 44)
    }

    @Test(arguments: [nil, StereoSpread.wide])
    func theSameTimelineIsTheSameFile(stereo: StereoSpread?) throws {
        #expect(try bytes(stereo: stereo) == bytes(stereo: stereo))
        let quieter = SoundTimeline(Array(Self.timeline.events.dropLast()), duration: Self.timeline.duration)
        #expect(try bytes(stereo: stereo) != bytes(quieter, stereo: stereo))
    }

    @Test func whatARIFFFileCannotHoldIsRefused() throws {
        let hours = { SoundTimeline([], duration: .seconds(3600) * $0) }
        #expect(throws: Never.self) { _ = try WaveStream(hours(12)) }
        #expect(throws: WaveStream.TooLong.self) { _ = try WaveStream(hours(13)) }
        #expect(throws: WaveStream.TooLong.self) {
            _ = try WaveStream(hours(7), stereo: .wide)
        }
        #expect(throws: WaveStream.TooLong.self) {
            _ = try WaveStream(hours(1_000_000_000))
        }
    }
}
