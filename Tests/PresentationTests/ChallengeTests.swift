import GameRules
import Model
import TestSupport
import Testing

@testable import Presentation

/// Somebody's game is played again: what is compared, and what stays as it was.
@Suite struct ChallengeTests {
    private func simon(_ rounds: Int, seed: UInt64 = 7, options: SimonOptions = SimonOptions())
        -> RecordedGame
    {
        SampleGames.simon(rounds: rounds, seed: seed, options)
    }

    @Test(arguments: [
        (3, "You went further: 3 to 2"), (2, "A draw at 2"),
        (1, "The other game went further: 2 to 1"),
    ])
    func whoWentFurtherIsSaid(rounds: Int, sentence: String) {
        let challenge = Challenge(simon(2))
        #expect(challenge.invitation == "Score to beat: 2")
        #expect(challenge.result(simon(rounds))?.string == sentence)
    }

    @Test func whatIsClaimedDoesNotCount() {
        var game = simon(2)
        game.score = 99
        #expect(Challenge(game).invitation == "Score to beat: 2")
    }

    @Test func anotherDealIsNotCompared() {
        let challenge = Challenge(simon(2))
        #expect(challenge.result(simon(3, seed: 8)) == nil)
        #expect(challenge.result(simon(3, options: SimonOptions(variant: .rewind))) == nil)
    }

    /// Two games of Words, the second of which was not finished.
    @Test func cardsThatAreLeftLieBelowAnyEnd() {
        func words(_ pairs: Int) -> RecordedGame {
            var session = GameSession<WordsGame>(options: WordsOptions(), seed: 3)
            _ = session.perform(.start, at: .zero)
            var time = session.deadline ?? .zero
            _ = session.advance(to: time)
            let cards = session.table.pairs
            for pair in Set(cards).sorted().prefix(pairs) {
                for card in cards.indices where cards[card] == pair {
                    time += .seconds(1)
                    _ = session.perform(.turn(card), at: time)
                }
            }
            _ = session.perform(.stop, at: time + .seconds(1))
            return session.record
        }
        let (whole, part) = (words(8), words(3))
        #expect(whole.rankedScore != nil && part.rankedScore == nil)
        #expect(Challenge(whole).result(part)?.string.hasPrefix("The other game went further") == true)
        #expect(Challenge(part).result(whole)?.string.hasPrefix("You went further") == true)
    }
}
