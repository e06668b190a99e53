import GameRules
import Model
import TestSupport
import Testing

@Suite struct PairsGameTests {
    private let game = PairsGame(seed: 1)

    /// Two cards that are alike, and one that is not like them.
    private var cards: (one: Int, twin: Int, other: Int) {
        let pairs = game.table.pairs
        let twin = pairs.indices.dropFirst().first { pairs[$0] == pairs[0] } ?? 0
        let other = pairs.indices.first { pairs[$0] != pairs[0] } ?? 0
        return (0, twin, other)
    }

    @Test(arguments: PairsCount.allCases, PairsTheme.allCases)
    func everySymbolLiesThereTwice(count: PairsCount, theme: PairsTheme) {
        let game = PairsGame(options: PairsOptions(count: count, theme: theme), seed: 5)
        #expect(game.table.pairs.count == 2 * count.rawValue)
        let counts = Dictionary(grouping: game.table.pairs) { $0 }.mapValues(\.count)
        #expect(counts.values.allSatisfy { $0 == 2 } && counts.count == count.rawValue)
    }

    @Test(
        arguments: [
            // The first card lies open for so long, the pair then earns so much more.
            (0, 2), (9_000, 2), (9_999, 2), (10_000, 1), (60_000, 1),
        ])
    func aPairEarnsAPointAndOneForEachCardInItsTenSeconds(milliseconds: Int, bonus: Int) {
        var game = game
        #expect(game.perform(.turn(cards.one), at: .seconds(3)) == [.up(cards.one)])
        let time = Duration.milliseconds(3_000 + milliseconds)
        let outcomes = game.perform(.turn(cards.twin), at: time)
        #expect(outcomes == [.up(cards.twin), .pair(cards.one, cards.twin)])
        #expect(game.points == 1 && game.bonus == bonus && game.score == 1 + bonus)
        #expect(game.table.matched == [cards.one, cards.twin] && game.table.open.isEmpty)
        #expect(game.table.moves == 1)
    }

    @Test func twoThatDifferLieOpenUntilTheNextCard() {
        var game = game
        _ = game.perform(.turn(cards.one), at: .zero)
        #expect(
            game.perform(.turn(cards.other), at: .seconds(1))
                == [.up(cards.other), .miss(cards.one, cards.other)])
        #expect(game.table.open == [cards.one, cards.other])
        let outcomes = game.perform(.turn(cards.twin), at: .seconds(4))
        #expect(outcomes == [.down(cards.one, cards.other), .up(cards.twin)])
        #expect(game.timeLeft(of: cards.one, at: .seconds(99)) == .seconds(6))
        #expect(game.timeLeft(of: cards.other, at: .seconds(99)) == .seconds(7))
        #expect(game.timeLeft(of: cards.twin, at: .seconds(6)) == .seconds(8))
        // Six of the first are left, and of its twin the ten less two.
        let match = game.perform(.turn(cards.one), at: .seconds(6))
        #expect(match == [.up(cards.one), .pair(cards.twin, cards.one)] && game.bonus == 2)
    }

    /// Turning them down stops their time, whichever of the two is pressed, and is no move.
    @Test(arguments: [true, false]) func oneOfTwoThatDifferTurnsBothDown(isFirst: Bool) {
        var game = game
        _ = game.perform(.turn(cards.one), at: .zero)
        #expect(game.perform(.turn(cards.one), at: .zero).isEmpty)
        _ = game.perform(.turn(cards.other), at: .seconds(1))
        let outcomes = game.perform(.turn(isFirst ? cards.one : cards.other), at: .seconds(2))
        #expect(outcomes == [.down(cards.one, cards.other)])
        #expect(game.table.open.isEmpty && game.table.moves == 1)
        #expect(game.timeLeft(of: cards.one, at: .seconds(9)) == .seconds(8))
        #expect(game.timeLeft(of: cards.other, at: .seconds(9)) == .seconds(9))
        #expect(game.perform(.turn(cards.other), at: .seconds(10)) == [.up(cards.other)])
    }

    @Test func aCardThatHasUsedItsTimeStaysAtNothing() {
        var game = game
        _ = game.perform(.turn(cards.one), at: .zero)
        #expect(game.timeLeft(of: cards.one, at: .seconds(10)) == .zero)
        _ = game.perform(.turn(cards.other), at: .seconds(50))
        _ = game.perform(.turn(cards.twin), at: .seconds(70))
        #expect(game.timeLeft(of: cards.one, at: .seconds(71)) == .zero)
        let match = game.perform(.turn(cards.one), at: .seconds(99))
        #expect(match == [.up(cards.one), .pair(cards.twin, cards.one)] && game.bonus == 0)
        #expect(game.score == 1)
    }

    @Test(arguments: PairsCount.allCases)
    func theLastPairEndsTheGame(count: PairsCount) {
        var game = PairsGame(options: PairsOptions(count: count), seed: 2)
        let order = game.table.pairs.indices.sorted { game.table.pairs[$0] < game.table.pairs[$1] }
        var last: [CardOutcome] = []
        for (place, card) in order.enumerated() {
            #expect(!game.isOver)
            last = game.perform(.turn(card), at: .seconds(5 + place))
        }
        let time = Duration.seconds(2 * count.rawValue - 1)
        #expect(last.last == .won && game.table.moves == count.rawValue)
        #expect(game.isOver && game.points == count.rawValue && game.bonus == 2 * count.rawValue)
        #expect(game.elapsed(at: .seconds(999)) == time)
    }

    @Test func whatIsNotOnTheTableCannotBeTurned() {
        var game = game
        for card in [-1, 16, .max, .min] { #expect(game.perform(.turn(card), at: .zero).isEmpty) }
        #expect(game.elapsed(at: .seconds(5)) == .zero)
    }
}
