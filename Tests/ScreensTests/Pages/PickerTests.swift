import FoundationEssentials
import GameRules
import Model
import TerminalCore
import Testing

@testable import Screens

@Suite struct PickerTests {
    private func entry(_ kind: GameKind, _ score: Int, variant: String = "classic", seed: UInt64? = nil)
        -> ScoreEntry
    {
        ScoreEntry(
            id: UUID(), game: kind, variant: variant, name: .unnamed, score: score,
            date: Date(timeIntervalSince1970: 0), seed: seed)
    }

    @Test func eachLineTellsTheBestOfAllBoards() {
        let scores = [
            entry(.simon, 7), entry(.simon, 12, variant: "rewind"), entry(.simon, 99, seed: 3),
            entry(.words, WordsResult(time: .seconds(53), moves: 20).score),
        ]
        #expect(PickerScreen.best(of: .simon, scores) == "12")
        #expect(PickerScreen.best(of: .words, scores) == "0:53, 20 moves")
        #expect(PickerScreen.best(of: .match, scores) == "0")
        let stage = Stage(make: PickerScreen.init) { $0.scores = scores }
        #expect(stage.picture.contains { $0.contains("Simon Says") && $0.contains("Best 12") })
    }

    @Test func theChoiceIsRemembered() {
        var stage = Stage(make: PickerScreen.init) { $0.settings.game = .words }
        stage.type(.enter)
        var settings = Settings()
        settings.game = .simon
        #expect(stage.take() == [.change(settings), .go(.game(.simon))])
        stage.context.settings.game = .simon
        stage.type(.enter)
        #expect(stage.take() == [.go(.game(.simon))])
    }
}
