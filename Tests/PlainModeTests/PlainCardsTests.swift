import GameRules
import Model
import Presentation
import Testing

@testable import PlainMode

/// Lines of cards, which are played whole or not at all.
@MainActor
@Suite struct PlainCardsTests {
    private let rules = PairsGame(options: PairsOptions(theme: .animals), seed: 7)

    /// Two cards that are alike, and two more that are like neither of them nor each other, by their numbers.
    private var cards: (pair: [Int], others: [Int]) {
        let pairs = rules.table.pairs
        let pair = pairs.indices.filter { pairs[$0] == pairs[0] }
        var others: [Int] = []
        for card in pairs.indices where !pair.contains(card) {
            if !others.contains(where: { pairs[$0] == pairs[card] }) { others.append(card) }
        }
        return (pair.map { $0 + 1 }, others.prefix(2).map { $0 + 1 })
    }

    private func stage() -> Stage {
        let stage = Stage(.pairs)
        stage.type("")
        return stage
    }

    private func name(_ number: Int) -> String { rules.symbol(of: number - 1).name }

    @Test func aLineIsRefusedBeforeAnyOfItIsDone() {
        let (pair, others) = cards
        let stage = stage()
        stage.type("\(pair[0]) \(others[0])")
        #expect(
            stage.type("\(others[1]) 99") == [
                "There is no card 99; the cards are numbered from 1 to 16."
            ])
        // Neither card was turned, so this one is a first card and no second.
        #expect(stage.type("\(others[1])") == ["\(others[1]): \(name(others[1]))."])
    }

    @Test func oneOfTwoThatDifferTurnsBothDownAndAnotherLineGoesOn() {
        let (pair, others) = cards
        let stage = stage()
        stage.type("\(pair[0]) \(others[0])")
        let both = [pair[0], others[0]].sorted()
        #expect(stage.type("\(others[0])") == ["\(both[0]) and \(both[1]) are face down again."])
        #expect(stage.type("\(pair[0]) \(pair[1])").last == "A pair: 1 point and 2 bonus.")
    }

    /// Who wants to know whether 1 is like 5 says so, whichever of them lies open still.
    @Test func anOpenCardMayBeNamedFirst() {
        let (pair, others) = cards
        let stage = stage()
        stage.type("\(pair[0]) \(others[0])")
        let told = stage.type("\(pair[0]) \(pair[1])")
        #expect(told.dropLast() == ["\(pair[1]): \(name(pair[1])).", "\(pair[0]): \(name(pair[0]))."])
        #expect(told.last == "A pair: 1 point and 2 bonus.")
        #expect(stage.type("\(others[0]) \(others[1])").contains("Not a pair."))
        let both = stage.type("\(others[0]) \(others[1])")
        #expect(both == ["Card \(others[0]) stays face up until you turn another one."])
    }

    @Test func aRefusalSaysWhy() {
        let (pair, others) = cards
        let stage = stage()
        #expect(stage.type("0") == ["There is no card 0; the cards are numbered from 1 to 16."])
        #expect(stage.type("5 5") == ["Type two different cards."])
        stage.type("\(pair[0])")
        #expect(stage.type("\(pair[0])") == ["Card \(pair[0]) is already face up."])
        #expect(stage.type("\(pair[1]) \(pair[0])") == ["Card \(pair[0]) is already face up."])
        stage.type("\(pair[1])")
        #expect(
            stage.type("\(others[0]) \(pair[1])") == ["Card \(pair[1]) is gone; its pair has been found."])
    }

    /// With one card open a refused line of two would tell, by its reason, whether they are a pair.
    @Test func aRefusalDoesNotGiveAPairAway() {
        let (pair, others) = cards
        for second in [pair[1], others[0]] {
            let stage = stage()
            stage.type("\(pair[0])")
            #expect(stage.type("\(second) \(pair[0])") == ["Card \(pair[0]) is already face up."])
        }
    }

    @Test func twoThatAreNoPairMayBeTurnedAgainSecond() {
        let (pair, others) = cards
        let stage = stage()
        stage.type("\(pair[0]) \(others[0])")
        #expect(stage.type("\(pair[1]) \(pair[0])").last == "A pair: 1 point and 2 bonus.")
    }

    @Test func openCardsAreToldAndListed() {
        let (pair, others) = cards
        let (one, other) = (min(pair[0], others[0]), max(pair[0], others[0]))
        let stage = stage()
        #expect(
            stage.type("\(other) \(one)").suffix(2) == [
                "Not a pair.", "\(one) and \(other) stay face up until your next card.",
            ])
        let listed = stage.type("cards")
        #expect(listed.first == "Face up: \(one) \(name(one)), \(other) \(name(other)).")
        #expect(listed.last?.hasPrefix("Face down: ") == true && listed.count == 2)
        #expect(listed.last?.contains(" \(one),") == false)
        #expect(stage.type("?").contains { $0.hasPrefix("Face up: ") })
        // Once a game is enough for who has not asked for more.
        #expect(stage.type("\(others[1]) \(pair[1])").last == "Not a pair.")
    }
}
