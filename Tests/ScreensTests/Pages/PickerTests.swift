import FoundationEssentials
import GameRules
import Model
import TerminalCore
import TestSupport
import Testing

@testable import Screens
import Presentation

@Suite struct PickerTests {
    @Test func eachLineTellsTheBestOfAllBoards() {
        let scores = [
            ScoreEntry.made(7), .made(12, "", .simon, "rewind"), .made(99, seed: 3),
            .made(WordsResult(time: .seconds(53), moves: 20).score, "", .words),
        ]
        #expect(PickerScreen.best(of: .simon, Leaderboard.bests(of: scores)) == "12")
        #expect(PickerScreen.best(of: .words, Leaderboard.bests(of: scores)) == "0:53, 20 moves")
        #expect(PickerScreen.best(of: .match, Leaderboard.bests(of: scores)) == nil)
        let stage = Stage(make: PickerScreen.init) { $0.scores = scores }
        #expect(stage.picture.contains { $0.contains("Simon Says") && $0.contains("Best 12") })
    }

    @Test(arguments: GameKind.allCases)
    func aGameThatNobodyHasPlayedSaysSo(kind: GameKind) {
        let picker = Stage(make: PickerScreen.init)
        let title = kind.title.string
        #expect(picker.picture.contains { $0.contains(title) && $0.contains("no score yet") })
    }

    @Test func bothLinesOfAGameCanBeClicked() {
        for kind in GameKind.allCases {
            for text in [kind.title.string, kind.summary.string] {
                var picker = Stage(make: PickerScreen.init)
                picker.click(text)
                #expect(picker.take().last == .open(.game(kind)))
            }
        }
    }

    /// What one does in a game is never cut; nor is there an empty page where there is room for it.
    @Test(arguments: [(40, 15), (50, 18), (60, 20), (80, 24)])
    func whatAGameIsAboutIsToldWhole(width: Int, height: Int) {
        let picker = Stage(Size(width: width, height: height), make: PickerScreen.init)
        for kind in GameKind.allCases { #expect(picker.shows(kind.summary.string), "\(picker.picture)") }
    }

    @Test func everyButtonAndRowCanBeClicked() {
        var stage = Stage(make: PickerScreen.init)
        stage.click("↓ choose")
        stage.click("Enter play")
        stage.click("Match")
        stage.click("Esc back")
        let games = stage.take().filter { if case .applySettings = $0 { false } else { true } }
        #expect(games == [.open(.game(.squares)), .open(.game(.match)), .back])
        for _ in 1..<GameKind.allCases.count { stage.click("↓ choose") }
        stage.click("Enter play")
        #expect(stage.take().last == .open(.game(.simon)))
    }

    @Test func theChoiceIsRemembered() {
        var stage = Stage(make: PickerScreen.init) { $0.settings.game = .words }
        stage.type(.enter)
        var settings = Settings()
        settings.game = .simon
        #expect(stage.take() == [.applySettings(settings), .open(.game(.simon))])
        stage.context.settings.game = .simon
        stage.type(.enter)
        #expect(stage.take() == [.open(.game(.simon))])
    }

    /// A picture beside each game, drawn of what the player sees there.
    @Test(arguments: [true, false])
    func eachGameHasAPicture(unicode: Bool) {
        let stage = Stage(make: PickerScreen.init) {
            $0.display = DisplayStyle(colours: .many, unicode: unicode, background: RGB(0))
        }
        for (text, below) in [("en", "es"), ("red", "blue")] {
            let place = stage.place(of: text + " ") ?? stage.place(of: text) ?? Point(x: 0, y: 0)
            #expect(stage.picture[place.y + 1].contains(below))
        }
        let canvas = stage.canvas
        let y = stage.place(of: "Simon Says")?.y ?? 0
        for (pad, row) in [(Pad.red, y), (.yellow, y), (.green, y + 1), (.blue, y + 1)] {
            let colour = PadColours.of(pad, in: .classic).lit.value
            #expect((0..<20).count { canvas[$0, row].style.background.rgb == colour } == 2, "\(pad)")
        }
    }
}
