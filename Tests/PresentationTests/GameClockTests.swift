import Presentation
import Testing

/// A game's time beside the program's.
@Suite struct GameClockTests {
    @Test func followsTheProgramFromItsStart() {
        let clock = GameClock(at: .seconds(3))
        #expect(clock.time(at: .seconds(5)) == .seconds(2))
        #expect(clock.moment(of: .seconds(4)) == .seconds(7))
    }

    @Test func standsStillUntilItGoesOn() {
        var clock = GameClock(at: .zero)
        clock.stop(at: .seconds(2))
        #expect(clock.time(at: .seconds(9)) == .seconds(2))
        #expect(clock.moment(of: .seconds(3)) == nil)
        clock.run(at: .seconds(9))
        #expect(clock.time(at: .seconds(10)) == .seconds(3))
    }

    @Test func aMomentCanBeLaidOnTheTimeItIsHeard() {
        var clock = GameClock(at: .zero)
        clock.freeze(at: .seconds(1))
        clock.resume(alignedTo: .seconds(5))
        // It never runs backwards: before that it stands.
        #expect(clock.time(at: .seconds(4)) == .seconds(1))
        #expect(clock.time(at: .seconds(6)) == .seconds(2))
    }
}
