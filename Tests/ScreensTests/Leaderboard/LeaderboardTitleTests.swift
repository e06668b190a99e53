import FoundationEssentials
import Model
import TestSupport
import Testing
import Localization

import Presentation
import TerminalCore

@testable import Screens
import Presentation

@Suite struct LeaderboardTitleTests {
    @Test(
        arguments: [
            (GameKind.simon, "classic", "Simon Says, classic", "Simón dice, clásica"),
            (
                .simon, "classic-level-1-fast", "Simon Says, classic, level 1, fast",
                "Simón dice, clásica, nivel 1, rápida"
            ),
            (.simon, "by-ear-daily-2026-11-21", "Simon Says, by ear, daily, 2026-11-21", nil),
            (.squares, "4x4", "Squares, 4x4", nil),
            (.squares, "4x4-length-6-fast", "Squares, 4x4, length 6, fast", nil),
            (.squares, "4x4-daily-2026-11-21", "Squares, 4x4, daily, 2026-11-21", nil),
            (.pairs, "8-pairs", "Pairs, 8 pairs", "Parejas, 8 parejas"),
            (.words, "en-es", "Words, English - Spanish", "Palabras, inglés - español"),
            (.words, "en-es-daily-2026-11-21", "Words, English - Spanish, daily, 2026-11-21", nil),
            // A list of the player's own has the name that the player gave it.
            (.words, "my-list", "Words, my-list", "Palabras, my-list"),
            (.match, "60s", "Match, 60 s", "Tinta, 60 s"),
        ] as [(GameKind, String, String, String?)])
    func boardsAreCalledInWords(game: GameKind, variant: String, english: String, spanish: String?) {
        let board = LeaderboardID(game, variant)
        #expect(board.title.string == english)
        guard let spanish else { return }
        #expect(Language.with(.spanish) { board.title.string } == spanish)
    }

    @Test func theCountOfBoardsStaysWhileTheyAreLookedAt() {
        let board = LeaderboardID(.simon, "classic-fast")
        var stage = Stage(leaderboard: board)
        let count = stage.screen.boards.count
        #expect(count == GameKind.allCases.count + 1)
        for _ in 0..<count {
            stage.type(.right)
            #expect(stage.screen.boards.count == count && stage.shows("of \(count)"))
        }
        #expect(stage.screen.name == board)
    }

    @Test(
        arguments: [
            (Language.spanish, "s", true), (.spanish, "y", true), (.english, "y", true),
            (.english, "s", false),
        ] as [(Language, String, Bool)])
    func yesIsSaidInThePlayersLanguage(language: Language, key: String, isAnswer: Bool) {
        var stage = Stage(scores: [.made(1, "Ada")])
        stage.type("d")
        Language.with(language) { stage.type(key) }
        #expect(stage.deeds().isEmpty != isAnswer)
    }
}
