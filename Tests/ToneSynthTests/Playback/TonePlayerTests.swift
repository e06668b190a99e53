import Dispatch
import Testing

@testable import ToneSynth

/// Plays through real libasound, on devices that need no hardware.
struct TonePlayerTests {
    @Test func withoutADeviceItSaysSoAndClosesAtOnce() {
        var configuration = PlayerConfiguration()
        configuration.device = "no such device"
        let failed = DispatchSemaphore(value: 0)
        let player = TonePlayer(configuration) { _ in failed.signal() }
        player.press(.do)
        #expect(failed.wait(timeout: .now() + 2) == .success)
        let before = MonotonicClock.now
        player.close()
        #expect(MonotonicClock.now - before < .milliseconds(200))
        #expect(player.status == .silent(SoundFailure(device: "no such device", reason: .noDevice)))
    }

    @Test func mutedItNeedsNoDevice() {
        var configuration = PlayerConfiguration()
        configuration.device = "no such device"
        configuration.isMuted = true
        let player = TonePlayer(configuration)
        player.press(.do)
        player.close()
        #expect(player.status == .muted)
    }
}
