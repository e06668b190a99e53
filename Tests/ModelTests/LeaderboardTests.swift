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
        let board = Leaderboard(scores.shuffled(), LeaderboardID(.simon, "classic"))
        #expect(board.entries == [scores[3], scores[2], scores[1], scores[0]])
        #expect(board.entries.first?.score == 12)
        #expect(Leaderboard(scores, LeaderboardID(.match, "classic")).entries.isEmpty)
    }

    private func pairs(_ score: Int, moves: Int?, at seconds: Double) -> ScoreEntry {
        ScoreEntry(
            id: UUID(), game: .pairs, variant: "8-pairs", name: .unnamed, score: score,
            date: Date(timeIntervalSince1970: seconds), moves: moves)
    }

    @Test func fewerMovesBreakTies() {
        let scores = [
            pairs(24, moves: 12, at: 9), pairs(24, moves: 15, at: 1), pairs(24, moves: nil, at: 0),
            pairs(20, moves: 8, at: 0),
        ]
        let board = LeaderboardID(.pairs, "8-pairs")
        #expect(Leaderboard(scores.shuffled(), board).entries == scores)
        #expect(Leaderboard.bests(of: scores.reversed())[board] == 24)
    }

    @Test func whatWasPlayedWithAnAidCanBeLeftOut() {
        var aided = entry(9, at: 0)
        aided.aid = .scanning
        let scores = [aided, entry(3, at: 0)]
        let board = LeaderboardID(.simon, "classic")
        #expect(Leaderboard(scores, board).entries == scores)
        #expect(Leaderboard(scores, board, .unaided).entries == [scores[1]])
    }

    @Test func theOrderIsTheSameEverywhere() {
        let alike = (0..<20).map { _ in entry(5, at: 0) }
        let one = Leaderboard(alike, LeaderboardID(.simon, "classic"))
        #expect(one == Leaderboard(alike.reversed(), LeaderboardID(.simon, "classic")))
    }
}
