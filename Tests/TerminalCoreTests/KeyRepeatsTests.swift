import Testing

@testable import TerminalCore

@Suite struct KeyRepeatsTests {
    private let y = KeyPress(.character("y"))

    /// What comes of presses of one key at times in milliseconds, with the time of each event.
    private func events(_ moments: [Int], until end: Int = 5_000) -> [String] {
        var repeats = KeyRepeats(tap: .milliseconds(260))
        var events: [String] = []
        func note(_ presses: [KeyPress], _ time: Duration) {
            events += presses.map { "\($0.phase) \(Int(time / .milliseconds(1)))" }
        }
        func pass(to end: Duration) {
            while let deadline = repeats.deadline, deadline <= end {
                note(repeats.settle(at: deadline), deadline)
            }
        }
        for moment in moments.map({ Duration.milliseconds($0) }) {
            pass(to: moment)
            note(repeats.take(y, counts: true, at: moment), moment)
        }
        pass(to: .milliseconds(end))
        return events
    }

    /// Delay and interval as X11, GNOME, KDE, Xfce and the Linux console have them, and what a keyboard that was set
    /// to its fastest has; each a little uneven.
    @Test(arguments: [(660, 40), (500, 30), (600, 40), (500, 50), (250, 33), (200, 15)], [0, 9])
    func aHeldKeyIsOnePressAndOneRelease(keyboard: (delay: Int, interval: Int), unevenness: Int) {
        let limit = min(unevenness, keyboard.interval / 3)
        let repeats = (0..<30).map { keyboard.delay + $0 * keyboard.interval + ($0 % 3 - 1) * limit }
        let events = events([0] + repeats)
        #expect(events.first == "press 0")
        #expect(events.dropFirst().dropLast() == repeats.map { "repeat \($0)" }[...])
        #expect(events.last == "release \(repeats[29] + 70)")
    }

    /// As fast as fingers are, at 12 presses a second, and at any slower pace.
    @Test(arguments: [83, 90, 110, 140])
    func quickPressesArePressesAtOnce(distance: Int) {
        let moments = (0..<6).map { $0 * distance }
        #expect(events(moments) == moments.map { "press \($0)" })
    }

    /// Heard at once, as a repeat, and judged 70 ms later.
    @Test(arguments: [150, 250, 400, 660, 1_000])
    func aPressThatMayBeARepeatIsJudgedWhenTheNextCouldHaveCome(distance: Int) {
        #expect(
            events([0, distance])
                == ["press 0", "repeat \(distance)", "press \(distance + 70)", "release \(distance + 260)"])
        // With a real double press after it.
        #expect(
            events([0, distance, distance + 83]) == [
                "press 0", "repeat \(distance)", "press \(distance + 70)", "release \(distance + 83)",
                "press \(distance + 83)",
            ])
    }

    @Test func afterARestAPressIsOneAtOnce() {
        #expect(events([0, 1_001, 2_002]) == ["press 0", "press 1001", "press 2002"])
    }

    /// A press that came before the game looked: three at even distances no fingers have.
    @Test func aRunWithoutADelayIsHeldFromItsSecondOn() {
        #expect(
            events([0, 33, 66, 99]) == ["press 0", "repeat 33", "repeat 66", "repeat 99", "release 169"])
        #expect(events([0, 33]) == ["press 0", "repeat 33", "press 103", "release 293"])
    }

    /// Which a slow line delivers together.
    @Test func pressesThatCameTogetherAreAllPresses() {
        #expect(events([0, 0, 3]) == ["press 0", "press 0", "press 3"])
    }

    /// A late repeat does not count, and a press after it does.
    @Test func aRepeatThatIsLateIsStillOne() {
        #expect(
            events([0, 500, 530, 640, 670])
                == [
                    "press 0", "repeat 500", "repeat 530", "release 600", "repeat 640", "repeat 670",
                    "release 740",
                ])
        #expect(events([0, 500, 530, 700]).suffix(3) == ["repeat 700", "press 770", "release 960"])
    }

    @Test func anotherKeyDecidesAtOnceAndInOrder() {
        var repeats = KeyRepeats(tap: .milliseconds(260))
        let r = KeyPress(.character("r"))
        _ = repeats.take(y, counts: true, at: .zero)
        _ = repeats.take(y, counts: true, at: .milliseconds(300))
        let released = KeyPress(y.key, phase: .release)
        #expect(repeats.take(r, counts: false, at: .milliseconds(320)) == [y, released, r])
        #expect(repeats.deadline == nil)
    }

    /// A gamepad's or a synthesizer's key, say.
    @Test func aKeyWhoseReleaseIsReportedIsNeverDoubtful() {
        var repeats = KeyRepeats(tap: .milliseconds(260))
        for moment in stride(from: 0, to: 2_000, by: 300) {
            let release = KeyPress(y.key, phase: .release)
            #expect(repeats.take(y, counts: true, at: .milliseconds(moment)) == [y])
            #expect(repeats.take(release, counts: true, at: .milliseconds(moment + 20)) == [release])
        }
    }
}
