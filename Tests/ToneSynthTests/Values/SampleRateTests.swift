import Testing

@testable import ToneSynth

struct SampleRateTests {
    @Test(arguments: [(44_100, 100, 4410), (48_000, 1, 48), (48_000, 154, 7392), (96_000, 294, 28_224)])
    func millisecondsBecomeFrames(hertz: Int, milliseconds: Int, frames: Int) {
        #expect(SampleRate(hertz: hertz).frames(in: .milliseconds(milliseconds)) == frames)
    }

    @Test func anHourIsExact() {
        #expect(SampleRate(hertz: 44_100).frames(in: .seconds(3600)) == 44_100 * 3600)
    }

    @Test func framesBecomeATimeAndBack() {
        let rate = SampleRate(hertz: 44_100)
        for frames in [0, 1, 255, 44_100, 1_000_003] {
            #expect(rate.frames(in: rate.duration(of: frames)) == frames)
        }
    }
}
