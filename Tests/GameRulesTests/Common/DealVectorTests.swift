import GameRules
import Model
import TestSupport
import Testing

/// What seeds deal, pinned: a shared game, a daily sequence and a recorded one rest on it for ever.
@Suite struct DealVectorTests {
    @Test func simonPlaces() {
        var player = PerfectPlayer(SimonOptions(variant: .bounce), seed: 2_026)
        player.play(rounds: 3)
        #expect(player.game.layout == [.red, .green, .yellow, .blue])
        var fresh = PerfectPlayer(SimonOptions(variant: .fresh), seed: 2_026)
        fresh.play(rounds: 4)
        #expect(fresh.game.sequence == [.yellow, .blue, .yellow, .yellow, .green])
    }

    @Test func squares() {
        var game = SquaresGame(seed: 2_026)
        _ = game.perform(.start, at: .zero)
        let squares = [(3, 1), (1, 3), (2, 3), (1, 1)].map { Square(row: $0, column: $1) }
        #expect(game.sequence == squares)
    }

    @Test func pairs() {
        #expect(PairsGame(seed: 2_026).table.pairs == [0, 11, 1, 8, 4, 2, 9, 9, 7, 7, 0, 2, 8, 1, 4, 11])
    }

    @Test func words() {
        let words = [6, 0, 9, 24, 9, 23, 10, 0, 13, 6, 17, 23, 13, 17, 24, 10]
        #expect(WordsGame(seed: 2_026).table.pairs == words)
    }

    @Test func match() {
        let game = MatchGame(seed: 2_026)
        var player = game
        var cards: [MatchCards] = []
        for outcome in player.perform(.start, at: .zero) + player.perform(.answer(true), at: .seconds(1)) {
            if case .cards(let dealt) = outcome { cards.append(dealt) }
        }
        let first = MatchCards(meaning: .yellow, word: .blue, ink: .yellow)
        #expect(cards == [first, MatchCards(meaning: .black, word: .black, ink: .black)])
    }
}
