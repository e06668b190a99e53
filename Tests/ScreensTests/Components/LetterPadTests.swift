import GameRules
import Model
import Presentation
import TerminalCore
import Testing

@testable import Screens

/// Names are typed by mouse alone, and by gamepad alone.
@Suite struct LetterPadTests {
    private struct Letter: OfferAction {
        let key: LetterPad.Button
    }

    @Test(arguments: [20, 26, 36, 62])
    func everyLetterIsFoundWhereItIsDrawn(columns: Int) {
        let pad = LetterPad(columns: columns)
        var canvas = Canvas(size: Size(width: columns, height: pad.rows))
        pad.draw(on: &canvas, at: Point(x: 0, y: 0), Style()) { Letter(key: $0) }
        var found: Set<Character> = []
        for y in 0..<pad.rows {
            for x in 0..<columns where canvas[x, y].character != " " {
                let offer = canvas.offers.pressed(at: Point(x: x, y: y))
                if case .letter(let letter)? = (offer?.action as? Letter)?.key { found.insert(letter) }
            }
        }
        #expect(found.isSuperset(of: "abcdefghijklmnopqrstuvwxyz0123456789- "))
    }

    @Test func aScoreIsAddedByMouseAlone() throws {
        var stage = Stage(scores: [])
        stage.click("+ add")
        for letter in "ada" { stage.clickLetter(letter) }
        stage.see("Ada")
        stage.click("Score ")
        stage.clickLetter("7")
        stage.click("Enter save")
        let added = stage.obeyAddition()
        let entry = try #require(added, "\(stage.picture)")
        #expect(entry.name.string == "Ada" && entry.score == 7)
    }

    @Test func aScoreIsAddedByGamepadAlone() throws {
        var stage = Stage(scores: [])
        func press(_ keys: Key...) {
            for key in keys { stage.send(.input(.key(KeyPress(key, .gamepad)))) }
        }
        press(.tab, .right, .enter)
        stage.see("Add a score")
        press(.up, .right, .up, .up)
        press(.tab, .down, .down, .down, .enter)
        let added = stage.obeyAddition()
        let entry = try #require(added, "\(stage.picture)")
        #expect(entry.name.string == "Ab" && entry.score == 7)
    }

    @Test func aSeatIsNamedByMouse() throws {
        var stage = Stage(Size(width: 80, height: 40), make: SettingsScreen.init) {
            $0.settings.variant = .lastOneStanding
        }
        stage.click("Player 1")
        for letter in "zoe" { stage.clickLetter(letter) }
        stage.see("Name Zoe", "Enter save", "Esc cancel")
        stage.click("Settings")
        let settings = try #require(stage.take().settings)
        #expect(settings.seats[0]?.string == "Zoe")
    }
}

extension Stage {
    /// Clicks a letter among those that are offered.
    fileprivate mutating func clickLetter(_ letter: Character) {
        guard let origin = place(of: "a b c d e") else {
            Issue.record("no letters are offered:\n\(picture.joined(separator: "\n"))")
            return
        }
        for y in origin.y..<origin.y + 4 {
            let row = Array(picture[y])
            for x in stride(from: origin.x, to: row.count, by: 2) where row[x] == letter {
                return click(x, y)
            }
        }
    }
}
