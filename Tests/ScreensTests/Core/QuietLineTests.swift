import Model
import TerminalCore
import Testing

@testable import Screens

/// The line of every game that is reserved for what is not part of it.
@Suite struct QuietLineTests {
    private var context = Context(
        size: Size(width: 80, height: 24), look: Look(colours: .none, unicode: true))

    @Test(arguments: GameKind.allCases)
    mutating func troubleWithTheFilesIsSaidInEveryGame(kind: GameKind) {
        context.notice = "No sound: nobody is there."
        context.trouble = "Not saved yet: the disk is full."
        let screen = GameScreens.make(kind, context)
        var canvas = Canvas(size: context.size)
        _ = screen.draw(on: &canvas, context)
        let rows = (0..<context.size.height).map { y in
            String((0..<context.size.width).map { canvas[$0, y].character })
        }
        #expect(rows.contains { $0.contains("Not saved yet: the disk is full.") })
        #expect(!rows.contains { $0.contains("No sound") })
    }

    @Test mutating func theMostUrgentGoesFirst() {
        #expect(context.quietLine(nil) == nil)
        context.chosenSeed = 7
        #expect(context.quietLine(nil) == "Seed 7: these games are not ranked")
        context.notice = "No sound"
        #expect(context.quietLine(nil) == "No sound")
        #expect(context.quietLine("Number 1 on the leaderboard") == "Number 1 on the leaderboard")
        context.trouble = "Not saved yet"
        #expect(context.quietLine("Number 1 on the leaderboard") == "Not saved yet")
    }
}
