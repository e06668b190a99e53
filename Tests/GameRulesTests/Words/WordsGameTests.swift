import GameRules
import Model
import TestSupport
import Testing

@Suite struct WordsGameTests {
    @Test(arguments: [25, 40, 1_000], [1, 2, 3] as [UInt64])
    func eightWordsAreDealtInBothLanguages(size: Int, seed: UInt64) {
        let game = WordsGame(options: WordsOptions(listSize: size), seed: seed)
        #expect(game.cards.count == 16 && Set(game.cards).count == 16)
        #expect(Set(game.cards.map(\.word)).count == 8)
        #expect(game.cards.allSatisfy { (0..<size).contains($0.word) })
        #expect(game.cards.count { $0.isSecond } == 8)
    }

    @Test func allLieFaceUpForFiveSeconds() {
        var game = WordsGame(seed: 1)
        #expect(game.perform(.turn(0), at: .zero).isEmpty)
        #expect(game.perform(.start, at: .seconds(2)) == [.preview] && game.deadline == .seconds(7))
        #expect(game.perform(.turn(0), at: .milliseconds(6_999)).isEmpty)
        #expect(game.elapsed(at: .milliseconds(6_999)) == .zero)
        #expect(game.perform(.turn(0), at: .seconds(8)) == [.playersTurn, .up(0)])
        #expect(game.elapsed(at: .seconds(10)) == .seconds(3))
    }

    @Test func twoThatMeanTheSameMatch() throws {
        var game = WordsGame(seed: 1)
        _ = game.perform(.start, at: .zero)
        let twin = try #require((1..<16).first { game.cards[$0].word == game.cards[0].word })
        let other = try #require((1..<16).first { game.cards[$0].word != game.cards[0].word })
        _ = game.perform(.turn(0), at: .seconds(6))
        #expect(game.perform(.turn(other), at: .seconds(7)) == [.up(other), .miss(0, other)])
        #expect(game.perform(.turn(twin), at: .seconds(8)) == [.down(0, other), .up(twin)])
        #expect(game.perform(.turn(0), at: .seconds(9)) == [.up(0), .pair(twin, 0)])
        #expect(game.table.moves == 2 && game.score == 0)
    }

    @Test func theLastPairWins() {
        var game = WordsGame(seed: 9)
        _ = game.perform(.start, at: .zero)
        let order = game.cards.indices.sorted { game.cards[$0].word < game.cards[$1].word }
        var last: [CardOutcome] = []
        for card in order { last = game.perform(.turn(card), at: .milliseconds(47_999)) }
        let result = WordsResult(time: .seconds(42), moves: 8)
        #expect(last.last == .won)
        #expect(game.isOver && game.phase == .won(result) && game.score == result.score)
        #expect(game.elapsed(at: .seconds(99)) == .seconds(42))
    }
}
