import FoundationEssentials
import Testing

@testable import Model

@Suite struct LeaderboardTests {
    private func entry(_ score: Int, at seconds: Double, variant: String = "classic") -> ScoreEntry {
        ScoreEntry(
            id: UUID(), game: .simon, variant: variant, name: .unnamed, score: score,
            date: Date(timeIntervalSince1970: seconds))
    }

    @Test func higherThenEarlierStandsAbove() {
        let scores = [
            entry(3, at: 0), entry(9, at: 2), entry(9, at: 1), entry(12, at: 5),
            entry(20, at: 0, variant: "rewind"),
        ]
        let board = Leaderboard(scores.shuffled(), game: .simon, variant: "classic")
        #expect(board.entries == [scores[3], scores[2], scores[1], scores[0]])
        #expect(board.best == 12)
        #expect(Leaderboard(scores, game: .match, variant: "classic").best == nil)
    }

    @Test func theOrderIsTheSameEverywhere() {
        let alike = (0..<20).map { _ in entry(5, at: 0) }
        let one = Leaderboard(alike, game: .simon, variant: "classic")
        #expect(one == Leaderboard(alike.reversed(), game: .simon, variant: "classic"))
    }
}
