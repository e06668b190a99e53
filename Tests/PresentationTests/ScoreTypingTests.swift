import GameRules
import Localization
import Model
import Presentation
import Testing

/// Scores that are typed, as they are shown.
@Suite struct ScoreTypingTests {
    private static let words = LeaderboardID(.words, "en-es")
    private static let span = LeaderboardID(.simon, "span")
    private static let simon = LeaderboardID(.simon, "classic")

    @Test(arguments: [
        (simon, "12", 12), (simon, " 0 ", 0), (simon, "999999999", 999_999_999),
        (simon, "12,345", 12_345), (span, "5.7", 57),
        (span, "5,7", 57), (span, "6", 60), (words, "1:30, 12 moves", 99_099_988),
        (words, "1:30, 12", 99_099_988), (words, "1:30 12", 99_099_988),
        (words, "0:06, 9 jugadas", 99_939_991),
        (words, "166:39, 9999 moves", 1),
    ])
    func aScoreIsReadAsItIsShown(board: LeaderboardID, text: String, score: Int) {
        #expect(board.score(typed: text) == score)
    }

    @Test(arguments: [
        (simon, ""), (simon, "-1"), (simon, "1.5"), (simon, "twelve"), (simon, "1234567890"),
        (simon, "12 pads"),
        (simon, "1,2345"), (simon, "12,34"), (simon, "12.345"), (simon, "1,234,567,890"),
        (span, "5."), (span, "5.75"), (span, "."), (words, "90"), (words, "1:30"), (words, "1:3, 12"),
        (words, "1:60, 12"), (words, "1:300 12"), (words, "1:3012"), (words, "1:30, 12 moves 3"),
        (words, "166:40, 1"), (words, "99099988"), (simon, "١٢"),
    ])
    func whatIsNoScoreIsRefused(board: LeaderboardID, text: String) {
        #expect(board.score(typed: text) == nil)
    }

    @Test(arguments: [words, span, simon], Language.allCases)
    func whatIsShownCanBeTyped(board: LeaderboardID, language: Language) {
        Language.with(language) {
            let scores =
                board == Self.words
                ? [99_099_988, 1, 99_939_999]
                : [0, 7, 57, 120] + (board == Self.simon ? [5_678, 123_456] : [])
            for score in scores { #expect(board.score(typed: board.formatted(score: score).string) == score) }
            #expect(board.score(typed: board.exampleOfScore.string) != nil)
        }
    }
}
