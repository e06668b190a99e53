import GameRules
import Testing

@Suite struct BeatTests {
    @Test(arguments: [(420, 50), (630, 75), (154, 35), (500, 250), (1, 0)])
    func everyLightBeginsAndEndsToTheNanosecond(on: Int, off: Int) {
        let beat = LightSchedule(
            count: 300, start: .milliseconds(1_234), on: .milliseconds(on), off: .milliseconds(off))
        for place in 0..<300 {
            let onset = beat.onset(place)
            #expect(beat.place(at: onset) == place)
            #expect(beat.place(at: onset + beat.on - .nanoseconds(1)) == place)
            guard off > 0 else { continue }
            #expect(beat.place(at: onset - .nanoseconds(1)) == nil)
            #expect(beat.place(at: onset + beat.on) == nil)
            #expect(beat.nextChange(after: onset) == onset + beat.on)
        }
        #expect(beat.nextChange(after: beat.end) == nil)
        #expect(beat.nextChange(after: .zero) == beat.start)
    }
}
