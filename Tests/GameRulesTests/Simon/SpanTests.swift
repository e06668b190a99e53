import FoundationEssentials
import Model
import TestSupport
import Testing

@testable import GameRules
@Suite struct SpanTests {
    /// Repeats a sequence whole with a chance that falls with its length: one in two at the span.
    private struct SimulatedPlayer {
        let span: Double
        /// The chance falls from nine in ten to one in ten within 4.4 times this, in pads.
        var slope = 0.6
        var generator: SeededGenerator

        mutating func repeats(_ length: Int) -> Bool {
            let chance = 1 / (1 + exp((Double(length) - span) / slope))
            return Double(generator.number(below: 1_000_000)) < 1_000_000 * chance
        }

        /// e to the power of a number within 40 of 0, by its series; Foundation's own is not here.
        private func exp(_ x: Double) -> Double {
            guard x >= 0 else { return 1 / exp(-x) }
            var (sum, term, n) = (1.0, 1.0, 1.0)
            while term > sum * 1e-12 {
                term *= x / n
                sum += term
                n += 1
            }
            return sum
        }

        /// Plays a whole measurement by the rules, press by press.
        mutating func measure(_ conditions: SpanConditions = SpanConditions(), seed: UInt64) -> GameSession<
            SimonGame
        > {
            var session = GameSession<SimonGame>(
                options: SimonOptions(variant: .span, span: conditions), seed: seed)
            _ = session.perform(.start, at: .zero)
            while let due = session.deadline {
                _ = session.advance(to: due)
                let right = repeats(session.sequence.count)
                for (index, pad) in session.answer.enumerated() {
                    let isLast = index == session.answer.count - 1
                    let wrong = Pad.allCases[(pad.rawValue + 1) % 4]
                    _ = session.perform(
                        .press(right || !isLast ? pad : wrong), at: session.time + .milliseconds(300))
                    if session.deadline != nil || session.game.isOver { break }
                }
            }
            return session
        }
    }

    @Test(arguments: [3, 4, 5, 6, 7, 8, 9, 10], [0.01, 0.3, 0.6])
    func playersOfKnownSpanComeOutRight(span: Double, slope: Double) {
        var player = SimulatedPlayer(
            span: span, slope: slope, generator: SeededGenerator(seed: UInt64(span * 10)))
        // Half between two lengths, where the steepest of players has no length that is right half of the time.
        if slope < 0.1 {
            player = SimulatedPlayer(span: span + 0.5, slope: slope, generator: player.generator)
        }
        let spans = (1...200).map { Double(player.measure(seed: $0).score) / 10 }
        let mean = spans.reduce(0, +) / 200
        let deviation = (spans.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 199).squareRoot()
        #expect(abs(mean - player.span) <= 0.25, "\(mean) for \(player.span)")
        #expect(deviation <= 0.65, "\(deviation)")
    }

    @Test(
        arguments: [
            // All right: one longer each.
            ("rrrrrrrrrrrrrr", [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], 165),
            // All wrong: shorter after each second, and never without a pad.
            ("wwwwwwwwwwwwww", [3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 5),
            // One wrong alone shortens nothing; one in eight of length 5 was right.
            ("rrwrwwwwrwwrww", [3, 4, 5, 5, 6, 6, 5, 5, 4, 5, 5, 4, 5, 5], 46),
        ] as [(String, [Int], Int)])
    func theStaircaseFollowsTheTable(answers: String, lengths: [Int], tenths: Int) {
        var staircase = SpanStaircase()
        for (index, answer) in answers.enumerated() {
            #expect(!staircase.isComplete && staircase.length == lengths[index])
            _ = staircase.judge(isRight: answer == "r")
        }
        #expect(staircase.isComplete && staircase.tenths == tenths)
    }

    @Test func eachSequenceIsFreshAndOneMistakeEndsNothing() throws {
        var game = SimonGame(options: SimonOptions(variant: .span), seed: 5)
        let shown = game.perform(.start, at: .zero)
        #expect(game.sequence.count == 3 && shown.count == 1)
        let first = game.sequence
        let turn = try #require(game.deadline)
        let wrong = Pad.allCases[(first[0].rawValue + 1) % 4]
        let outcomes = game.perform(.press(wrong), at: turn)
        let mistake = SimonMistake(index: 0, pressed: wrong, right: first[0])
        #expect(outcomes[1] == .wrong(mistake))
        #expect(outcomes[2] == .trial(SpanStaircase.Trial(length: 3, isRight: false)))
        #expect(!game.isOver && game.sequence.count == 3 && game.sequence != first && game.score == 0)
    }

    @Test(arguments: Speed.allCases)
    func everyLengthIsShownAtOneSpeed(speed: Speed) {
        var player = SimulatedPlayer(span: 20, generator: SeededGenerator(seed: 1))
        let session = player.measure(seed: 3)
        #expect(session.staircase.longest == 16 && session.score == 165)
        #expect(SimonOptions(speed: speed, variant: .span).speed == .normal)
        var game = SimonGame(options: SimonOptions(speed: speed, variant: .span), seed: 1)
        guard case .show(let show)? = game.perform(.start, at: .zero).last else { return }
        #expect(show.tempo == SimonTempo(length: 1, speed: .normal))
    }

    @Test func directionAndSensesDecideWhatIsAskedAndGiven() {
        let backward = SimonOptions(variant: .span, span: SpanConditions(direction: .backward, senses: .ear))
        #expect(backward.isBackward && !backward.hasLights && backward.hasSound)
        #expect(backward.variantName == "span-backward-ear")
        let eye = SimonOptions(variant: .span, span: SpanConditions(senses: .eye))
        #expect(
            !eye.isBackward && eye.hasLights && !eye.hasSound && eye.variantName == "span-eye")
        // Other variants have no such conditions.
        #expect(SimonOptions(span: SpanConditions(direction: .backward)) == SimonOptions())
        var player = SimulatedPlayer(span: 5, generator: SeededGenerator(seed: 2))
        #expect(player.measure(SpanConditions(direction: .backward), seed: 1).staircase.isComplete)
    }

    @Test func aMeasurementThatWasGivenUpCountsNothing() {
        var game = SimonGame(options: SimonOptions(variant: .span), seed: 5)
        _ = game.perform(.start, at: .zero)
        for pad in game.answer { _ = game.perform(.press(pad), at: .seconds(9)) }
        #expect(game.staircase.trials.count == 1)
        _ = game.perform(.stop, at: .seconds(10))
        #expect(game.isOver && game.score == 0 && game.rankedScore == nil)
    }

    @Test func figuresTellMeanSpreadTrialsAndPresses() throws {
        var player = SimulatedPlayer(span: 5, generator: SeededGenerator(seed: 6))
        let conditions = SpanConditions(senses: .eye)
        var figures = SpanFigures()
        let records = (1...3).map { player.measure(conditions, seed: $0).record }
        for record in records { figures.count(record, at: Date(timeIntervalSince1970: 0)) }
        figures.count(
            GameSession<SimonGame>(options: SimonOptions(), seed: 1).record,
            at: Date(timeIntervalSince1970: 0))
        let measurements = try #require(figures.measurements[conditions])
        #expect(figures.measurements.count == 1 && measurements.count == 3)
        let spans = records.map { Double($0.score) / 10 }
        let mean = spans.reduce(0, +) / 3
        #expect(abs(try #require(figures.mean(conditions)) - mean) < 1e-9)
        let spread = (spans.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 2).squareRoot()
        #expect(abs(try #require(figures.spread(conditions)) - spread) < 1e-9)
        #expect(figures.spread(SpanConditions()) == nil && figures.mean(SpanConditions()) == nil)
        #expect(measurements.allSatisfy { $0.trials.count == SpanStaircase.trialCount })
        let presses = measurements[0].presses
        #expect(presses.count == records[0].moves.count - 1)
        #expect(presses.filter { $0.trial == 0 }.map(\.index) == [0, 1, 2])
        #expect(presses.allSatisfy { $0.time == .milliseconds(300) })
    }

    @Test func spansAreNotMixedWithScores() throws {
        var player = SimulatedPlayer(span: 5, generator: SeededGenerator(seed: 6))
        let record = player.measure(seed: 1).record
        let date = Date(timeIntervalSince1970: 0)
        let kept = try GameRecord(record, id: UUID(), origin: .random, date: date)
        #expect(kept.variant == "span" && kept.leaderboard.isSpan)
        #expect(SimonMemory(of: [kept]) == SimonMemory())
        #expect(SimonFigures([record]) == SimonFigures())
        var statistics = PlayerStatistics(.simon)
        statistics.replay([kept])
        #expect(statistics.replayed == 0)
    }
}
