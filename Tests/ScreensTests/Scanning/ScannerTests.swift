import Model
import TerminalCore
import Testing

@testable import Screens

@Suite struct ScannerTests {
    private typealias Targets = [Offer]

    private func pads(_ count: Int = 4, hold: Bool = false, top: Int = 0) -> [Offer] {
        (0..<count).map {
            Offer(Rect(x: 3 * $0, y: top, width: 2, height: 1), SomeAction.some, holdsScan: hold)
        }
    }

    private func scanner(over targets: [Offer], _ rate: ScanRate = .medium) -> Scanner {
        var scanner = Scanner()
        scanner.see(targets, rate, at: .zero)
        return scanner
    }

    @Test(arguments: [(ScanRate.slow, 2.0), (.medium, 1), (.fast, 0.5)])
    func theMarkGoesRoundAtItsRateAndTheFirstHasTwiceTheTime(rate: ScanRate, dwell: Double) {
        let targets = pads(3)
        var scanner = scanner(over: targets, rate)
        var seen: [[Offer]] = [scanner.marked]
        var moments: [Duration] = []
        for _ in 0..<4 {
            guard let next = scanner.next else { return }
            scanner.advance(to: next - .milliseconds(1))
            #expect(scanner.marked == seen.last)
            scanner.advance(to: next)
            moments.append(next)
            seen.append(scanner.marked)
        }
        #expect(seen == [0, 1, 2, 0, 1].map { [targets[$0]] })
        #expect(moments == [2, 3, 4, 5].map { .seconds(dwell) * $0 })
    }

    @Test func rowsComeFirstThenTheCellsOfTheRow() {
        let targets = ScanTreeTests.targets([3, 3, 3, 1])
        var scanner = scanner(over: targets)
        #expect(scanner.marked == Array(targets[0..<3]))
        scanner.advance(to: .seconds(2))
        #expect(scanner.marked == Array(targets[3..<6]))
        #expect(scanner.press(at: .milliseconds(2_500), coolsDown: false) == .taken)
        #expect(scanner.marked == [targets[3]] && scanner.next == .milliseconds(4_500))
        scanner.advance(to: .milliseconds(4_500))
        #expect(scanner.marked == [targets[4]])
        // A missed row is marked as a whole again, and then left.
        for second in [5.5, 6.5, 7.5] { scanner.advance(to: .seconds(second)) }
        #expect(scanner.marked == Array(targets[6..<9]))
        scanner.advance(to: .seconds(8.5))
        #expect(scanner.press(at: .seconds(8.6), coolsDown: false) == .choose(targets[9]))
    }

    @Test func afterAChoiceItBeginsAgainUnlessSomethingIsChangedStepByStep() {
        for holds in [false, true] {
            let targets = pads(hold: holds)
            var scanner = scanner(over: targets)
            scanner.advance(to: .seconds(2))
            #expect(scanner.press(at: .seconds(2), coolsDown: false) == .choose(targets[1]))
            scanner.see(targets, .medium, at: .seconds(2))
            #expect(scanner.marked == [targets[holds ? 1 : 0]] && scanner.next == .seconds(4))
        }
    }

    @Test func whatSaysSomethingElseNowIsFoundAgain() {
        let targets = pads(hold: true)
        var scanner = scanner(over: targets)
        scanner.advance(to: .seconds(2))
        _ = scanner.press(at: .seconds(2), coolsDown: false)
        let wider = targets.map {
            Offer(
                Rect(x: $0.area.left - 1, y: 0, width: 4, height: 1), SomeAction.some,
                holdsScan: true)
        }
        scanner.see(wider, .medium, at: .seconds(2))
        #expect(scanner.marked == [wider[1]])
        // Where there is another number of them it begins again.
        _ = scanner.press(at: .seconds(3), coolsDown: false)
        scanner.see(Array(wider.dropLast()), .medium, at: .seconds(3))
        #expect(scanner.marked == [wider[0]])
    }

    @Test func aFrameThatChangesByItselfDoesNotDisturbIt() {
        var scanner = scanner(over: pads())
        scanner.advance(to: .seconds(2))
        let moved = pads().map {
            Offer(Rect(x: $0.area.left + 1, y: 0, width: 2, height: 1), SomeAction.some)
        }
        scanner.see(moved, .medium, at: .milliseconds(2_100))
        #expect(scanner.marked == [moved[1]] && scanner.next == .seconds(3))
    }

    @Test func withNothingToChooseItRestsAndPressesAreTheScreens() {
        var scanner = scanner(over: pads())
        scanner.see([], .medium, at: .seconds(1))
        #expect(scanner.marked.isEmpty && scanner.next == nil && !scanner.hasTargets)
        #expect(scanner.press(at: .seconds(1), coolsDown: false) == .pass)
        // It begins with the first when there is something again.
        scanner.see(pads(), .medium, at: .seconds(9))
        #expect(scanner.marked == [pads()[0]] && scanner.next == .seconds(11))
    }

    @Test func nobodyChoosesWhatHasNotBeenSeen() {
        var scanner = scanner(over: pads())
        #expect(scanner.press(at: .seconds(1), coolsDown: false) == .choose(pads()[0]))
        #expect(scanner.press(at: .seconds(1), coolsDown: false) == .taken)
        scanner.see(pads(), .medium, at: .seconds(1))
        #expect(scanner.press(at: .seconds(1), coolsDown: false) == .choose(pads()[0]))
    }

    /// A press and what comes after it, in milliseconds: which of them count.
    @Test(arguments: [
        ([0, 500, 1_000], [true, true, true]), ([0, 499, 1_000], [true, false, true]),
        // A key that is held repeats: as long as it does, nothing counts.
        ([0, 400, 430, 460, 900, 1_400], [true, false, false, false, false, true]),
    ])
    func theCoolDownTakesOnePressForMany(times: [Int], count: [Bool]) {
        for coolsDown in [true, false] {
            var scanner = scanner(over: pads())
            for (time, counts) in zip(times, count) {
                let answer = scanner.press(at: .milliseconds(time), coolsDown: coolsDown)
                #expect((answer == .choose(pads()[0])) == (counts || !coolsDown))
                scanner.see(pads(), .medium, at: .milliseconds(time))
            }
        }
    }

    /// On a small page the rounds are over soon, on a large one the minute.
    @Test(arguments: [(3, ScanRate.medium, 60), (6, .slow, 60), (2, .fast, 120)])
    func afterAMinuteAndTenRoundsItRestsUntilTheNextPress(count: Int, rate: ScanRate, steps: Int) {
        var scanner = scanner(over: pads(count), rate)
        var taken = 0
        while let next = scanner.next, taken < 999 {
            scanner.advance(to: next)
            taken += 1
        }
        #expect(taken == steps && scanner.marked == [pads(count)[0]])
    }

    @Test func thePressThatWakesItChoosesNothing() {
        var scanner = scanner(over: pads(3))
        while let next = scanner.next { scanner.advance(to: next) }
        #expect(scanner.press(at: .seconds(99), coolsDown: false) == .taken)
        #expect(scanner.next == .seconds(101))
        #expect(scanner.press(at: .seconds(100), coolsDown: false) == .choose(pads(3)[0]))
    }

    @Test func aLateWakeUpSkipsNothing() {
        var scanner = scanner(over: pads())
        scanner.advance(to: .seconds(60))
        #expect(scanner.marked == [pads()[1]] && scanner.next == .seconds(61))
    }
}

/// What is chosen does not matter.
enum SomeAction: OfferAction { case some }
