import FoundationEssentials
import GameRules
import Model
import Presentation
import TerminalCore
import TestSupport
import Testing

@testable import Screens

/// The terminal's cursor stands on what is in focus, which Braille displays, magnifiers and screen readers follow.
@Suite struct FocusTests {
    @Test(arguments: Size.windows)
    func theSettingInFocusIsReadAtTheCursor(size: Size) {
        var stage = Stage(size, make: SettingsScreen.init)
        for row in Setting.all(Settings()) {
            let names = [row.name, row.shortName].map { $0.string.trimmingBlanks }
            #expect(names.contains { stage.textAtCursor.hasPrefix($0) }, "\(row): \(stage.textAtCursor)")
            stage.type(.down)
        }
    }

    @Test(arguments: Size.windows)
    func theGameInFocusIsReadAtTheCursor(size: Size) {
        var stage = Stage(size, make: PickerScreen.init)
        for game in GameKind.allCases {
            #expect(stage.textAtCursor.hasPrefix(game.title.string), "\(stage.textAtCursor)")
            stage.type(.down)
        }
    }

    @Test(arguments: Size.windows)
    func theScoreInFocusIsReadAtTheCursor(size: Size) {
        let scores = ["Ada", "Zoe", "Bo"].enumerated().map { ScoreEntry.made(9 - $0, $1) }
        var stage = Stage(size, scores: scores)
        for name in ["Ada", "Zoe", "Bo"] {
            #expect(stage.textAtCursor.hasPrefix(name), "\(stage.textAtCursor)")
            stage.type(.down)
        }
    }
}

extension Stage {
    /// What a reader says of the cursor's line from the cursor on: without colour, blanks as one.
    var textAtCursor: String {
        var canvas = Canvas(size: context.size)
        guard let cursor = screen.draw(on: &canvas, context) ?? canvas.focus, canvas.bounds.contains(cursor)
        else { return "" }
        let line = (cursor.x..<context.size.width).filter { !canvas[$0, cursor.y].isContinuation }
        return String(line.map { canvas[$0, cursor.y].character })
            .split(separator: " ").joined(separator: " ")
    }
}

extension String {
    /// Without blanks at either end.
    var trimmingBlanks: String { split(separator: " ").joined(separator: " ") }
}
