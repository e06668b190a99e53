import GameRules
import Testing

@Suite struct LightScheduleTests {
    @Test(arguments: [(420, 50), (630, 75), (154, 35), (500, 250), (1, 0)])
    func everyLightBeginsAndEndsToTheNanosecond(on: Int, off: Int) {
        let schedule = LightSchedule(
            count: 300, start: .milliseconds(1_234), on: .milliseconds(on), off: .milliseconds(off))
        for place in 0..<300 {
            let onset = schedule.onset(place)
            #expect(schedule.index(at: onset) == place)
            #expect(schedule.index(at: onset + schedule.on - .nanoseconds(1)) == place)
            guard off > 0 else { continue }
            #expect(schedule.index(at: onset - .nanoseconds(1)) == nil)
            #expect(schedule.index(at: onset + schedule.on) == nil)
            #expect(schedule.nextChange(after: onset) == onset + schedule.on)
        }
        #expect(schedule.nextChange(after: schedule.end) == nil)
        #expect(schedule.nextChange(after: .zero) == schedule.start)
    }
}
