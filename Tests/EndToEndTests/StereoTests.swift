import Foundation
import TestSupport
import Testing

/// Pads sound from the side that they are drawn on, where the device has two channels.
@Suite struct StereoTests {
    /// Samples of two channels, interleaved.
    private struct Channels {
        let left, right: [Double]

        init(_ data: Data) {
            let samples = stride(from: 0, to: data.count - 3, by: 4).map { offset in
                data.withUnsafeBytes { bytes in
                    (
                        Double(bytes.loadUnaligned(fromByteOffset: offset, as: Int16.self)),
                        Double(bytes.loadUnaligned(fromByteOffset: offset + 2, as: Int16.self))
                    )
                }
            }
            (left, right) = (samples.map(\.0), samples.map(\.1))
        }

        /// How much louder the left channel is, in decibels, in some of the frames.
        func balance(_ frames: Range<Int>) -> Double {
            let energy = { (samples: [Double]) in samples[frames].reduce(0) { $0 + $1 * $1 } }
            return 10 * log10(energy(left) / energy(right))
        }
    }

    private static let gentle = 5.85

    /// - Parameter balance: how much louder the left channel is, in decibels.
    @Test(arguments: [
        ("r", nil, gentle), ("2", "gentle", -gentle), ("g", "wide", 22.1), ("4", "wide", -22.1),
        ("r", "off", 0),
    ])
    func aPadSoundsFromItsSide(key: String, setting: String?, balance: Double) async throws {
        let home = try Home(
            .clocked(latency: 0, channels: 2), settings: setting.map { #""stereo":"\#($0)""# } ?? "")
        let game = try await Game(home).enter()
        game.type(key)
        let sound = {
            Channels((try? Data(contentsOf: URL(fileURLWithPath: home.file("sound.raw")))) ?? Data())
        }
        try await game.wait("half of the tone has been played") {
            sound().left.count { abs($0) > 8 } > 48 * 150
        }
        let heard = sound()
        #expect(abs(heard.balance(0..<heard.left.count) - balance) < 0.1)
        try await game.quit()
    }

    @Test func theTonesAreWrittenWithTwoChannelsWhenAskedFor() async throws {
        let home = try Home()
        let file = home.file("tones.wav")
        #expect(try await Command(home, "tones", "--stereo", "--wav", file).status == 0)
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        #expect(data[22] == 2 && data.count == 44 + 4 * 48 * 5 * 750)
        let heard = Channels(Data(data.dropFirst(44)))
        let balances = (0..<5).map { heard.balance($0 * 48 * 750..<($0 * 750 + 600) * 48) }
        let expected = [1, -1, 1, -1, 0].map { $0 * Self.gentle }
        #expect(zip(balances, expected).allSatisfy { abs($0 - $1) < 0.1 }, "\(balances)")
    }
}
