import Foundation
import Model
import TestSupport
import Testing

@testable import simon

@Suite struct LeaderboardFilterTests {
    private static let lists = ["en-es", "colours"]

    private func choice(
        _ game: GameKind?, _ variant: String?, _ scores: [ScoreEntry] = []
    ) throws(UsageError) -> LeaderboardFilter {
        try LeaderboardFilter(game: game, variant: variant, scores: scores, lists: Self.lists)
    }

    private func entry(_ game: GameKind, _ variant: String, _ score: Int = 1) -> ScoreEntry {
        .made(score, "", game, variant)
    }

    @Test(
        arguments: [
            (GameKind.simon, "classic"), (nil, "last-one-standing"), (.simon, "bounce-level-2-fast"),
            (nil, "by-ear-slow"), (.squares, "5x5-length-7"), (.simon, "classic-daily-2026-11-20"),
            (.squares, "4x4"), (nil, "5x5"), (.squares, "4x4-fast"), (.squares, "3x3-length-6-slow"),
            (.squares, "3x3-daily-2026-11-20"), (.pairs, "8-pairs"), (.words, "colours"), (nil, "en-es"),
            (.match, "90s"),
        ] as [(GameKind?, String)])
    func aVariantOfTheGameIsKnown(game: GameKind?, variant: String) throws {
        #expect(try choice(game, variant).boards(of: [entry(game ?? .simon, variant)]).count == 1)
        #expect(try choice(game, variant).boards(of: [entry(game ?? .simon, "other")]).isEmpty)
    }

    @Test(
        arguments: [
            (GameKind.squares, "nope", "unknown variant 'nope'; choose from: 3x3, 4x4, 5x5"),
            (.squares, "4x5", "unknown variant '4x5'; did you mean '4x4'?"),
            (.squares, "classic", "unknown variant 'classic'; choose from: 3x3, 4x4, 5x5"),
            (nil, "clasic", "unknown variant 'clasic'; did you mean 'classic'?"),
            (
                .simon, "reverse-level-2-fast",
                """
                unknown variant 'reverse-level-2-fast'; choose from: classic, rewind, surprise, bounce, fresh, \
                by-ear, by-eye, player-adds, last-one-standing, span
                """
            ),
            (
                .match, "30s-daily-tomorrow",
                "unknown variant '30s-daily-tomorrow'; choose from: 30s, 60s, 90s"
            ),
            (.words, "en-er", "unknown variant 'en-er'; did you mean 'en-es'?"),
            (.words, "nope", "unknown variant 'nope'; choose from: en-es, colours"),
        ] as [(GameKind?, String, String)])
    func anyOtherIsRefused(game: GameKind?, variant: String, sentence: String) {
        let error = #expect(throws: UsageError.self) { try choice(game, variant) }
        #expect(error?.sentence.string == sentence)
    }

    @Test func withoutAGameAllVariantsAreNamed() {
        let error = #expect(throws: UsageError.self) { try choice(nil, "nope") }
        for word in ["last-one-standing", "5x5", "12-pairs", "colours", "90s"] {
            #expect(error?.sentence.string.contains(word) == true, "\(word)")
        }
    }

    /// A list that is gone, and what other programs wrote.
    @Test func whateverStandsOnABoardIsKnown() throws {
        let scores = [entry(.words, "gone")]
        #expect(try choice(nil, "gone", scores).boards(of: scores).count == 1)
        #expect(throws: UsageError.self) { try choice(.match, "gone", scores) }
    }

    @Test func boardsComeInTheOrderOfTheGames() throws {
        let scores = [
            entry(.match, "60s"), entry(.simon, "rewind"), entry(.simon, "classic", 2),
            entry(.simon, "classic", 3),
            entry(.squares, "4x4"),
        ]
        let all = try choice(nil, nil).boards(of: scores)
        #expect(
            all.map(\.name) == [
                LeaderboardID(.simon, "classic"), LeaderboardID(.simon, "rewind"),
                LeaderboardID(.squares, "4x4"),
                LeaderboardID(.match, "60s"),
            ])
        #expect(all.map { $0.board.entries.map(\.score) } == [[3, 2], [1], [1], [1]])
        #expect(try choice(.squares, nil).boards(of: scores).map(\.name.name) == ["4x4"])
        #expect(try choice(nil, "rewind").boards(of: scores).map(\.name.game) == [.simon])
    }
}
