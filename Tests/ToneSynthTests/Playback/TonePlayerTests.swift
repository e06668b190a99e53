import Dispatch
import Synchronization
import Testing

@testable import ToneSynth

/// Plays through real libasound, on devices that need no hardware.
struct TonePlayerTests {
    /// Keeps what a player tells, and wakes who waits for it.
    private final class Ear: Sendable {
        let events = Mutex<[PlayerEvent]>([])
        private let news = DispatchSemaphore(value: 0)

        func hear(_ event: PlayerEvent) {
            events.withLock { $0.append(event) }
            news.signal()
        }

        /// Waits until an event came, two seconds at most.
        func wait(for isIt: (PlayerEvent) -> Bool) -> Bool {
            while !events.withLock({ $0.contains(where: isIt) }) {
                guard news.wait(timeout: .now() + 2) == .success else { return false }
            }
            return true
        }
    }

    private func player(on device: String, muted: Bool = false, _ ear: Ear = Ear()) -> TonePlayer {
        var configuration = PlayerConfiguration()
        configuration.device = device
        configuration.isMuted = muted
        let player = TonePlayer(configuration) { ear.hear($0) }
        player.start()
        return player
    }

    private func isReady(_ event: PlayerEvent) -> Bool {
        if case .status(.ready) = event { true } else { false }
    }

    @Test func withoutADeviceItSaysSoAndClosesAtOnce() {
        let ear = Ear()
        let player = player(on: "no such device", ear)
        player.press(.do)
        let failure = PlayerStatus.silent(SoundFailure(device: "no such device", reason: .noDevice))
        #expect(ear.wait { $0 == .status(failure) })
        let before = MonotonicClock.now
        player.close()
        #expect(MonotonicClock.now - before < .seconds(1))
        #expect(player.status == failure)
    }

    @Test func beforeTheStartNoDeviceIsOpenedAndNothingIsLost() {
        var configuration = PlayerConfiguration()
        configuration.device = "null"
        let ear = Ear()
        let player = TonePlayer(configuration) { ear.hear($0) }
        let tone = player.press(.do)
        #expect(player.status == .opening && ear.events.withLock { $0.isEmpty })
        player.start()
        #expect(ear.wait { if case .onset(tone, _) = $0 { true } else { false } })
        player.close()
    }

    @Test func whatWasNeverStartedClosesAtOnce() {
        let player = TonePlayer()
        let before = MonotonicClock.now
        player.close()
        #expect(MonotonicClock.now - before < .seconds(1))
    }

    @Test func mutedItNeedsNoDevice() {
        let player = player(on: "no such device", muted: true)
        player.press(.do)
        player.close()
        #expect(player.status == .muted)
    }

    @Test func mutedNothingIsWritten() throws {
        let device = FileDevice()
        let player = player(on: device.name, muted: true)
        player.press(.do)
        player.play(ToneSequence([.do, .re], length: .milliseconds(50), gap: .zero))
        player.close()
        #expect(throws: (any Error).self) { try device.samples() }
    }

    @Test func aSequenceIsWrittenExactlyToTheSample() throws {
        let device = FileDevice()
        let ear = Ear()
        let player = player(on: device.name, ear)
        #expect(ear.wait(for: isReady))
        let notes: [Tone] = [.do, .fa, .fa, .re, .mi]
        let sequence = ToneSequence(notes, length: .milliseconds(77), gap: .milliseconds(13))
        let id = player.play(sequence)
        #expect(ear.wait { if case .onset(id, _) = $0 { true } else { false } })
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(600))
        player.close()
        let samples = try device.samples()
        #expect(samples.count == 48 * (5 * 90 - 13) + 48 * 80)
        #expect(isPlayed(sequence, in: samples[...]))
        #expect(!isPlayed(sequence, in: samples[1...]))
        #expect(samples[(48 * 77)..<(48 * 90)].allSatisfy { $0 == 0 })
    }

    /// Whether samples are those of a sequence at 80 %, but for rounding and dither.
    private func isPlayed(_ sequence: ToneSequence, in samples: ArraySlice<Int16>) -> Bool {
        var mixer = Mixer(rate: .standard, volume: Gain(volumePercent: 80))
        mixer.add(sequence, .off, owner: .none, at: 0)
        let expected = mixer.samples(mixer.end)
        return samples.count >= expected.count
            && zip(expected, samples).allSatisfy { abs($0 * 32_766 - Double($1)) <= 1.5 }
    }
}
