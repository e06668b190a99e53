import FoundationEssentials
import GameRules
import Model
import Presentation
import TerminalCore
import TestSupport
import Testing

@testable import Screens

/// What every page offers to who has one key: all of it in sight, apart from each other, and a way out.
@Suite struct TargetsTests {
    private func targets(_ screen: some Screen, _ context: ScreenContext) -> [Offer] {
        var canvas = Canvas(size: context.size)
        _ = screen.frame(on: &canvas, context)
        return canvas.offers.scanned
    }

    private func check(_ targets: [Offer], in size: Size, _ what: String) {
        let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
        #expect(!targets.isEmpty, "\(what) at \(size)")
        for target in targets {
            #expect(bounds.contains(target.middle) && target.contains(target.middle), "\(what) at \(size)")
        }
        for (index, one) in targets.enumerated() {
            for other in targets[(index + 1)...] {
                #expect(!one.contains(other.middle) && !other.contains(one.middle), "\(what) at \(size)")
            }
        }
    }

    @Test(arguments: Size.windows, ColoursAndGlyphs.all)
    func everyPageCanBeLeft(size: Size, display: DisplayStyle) {
        var context = ScreenContext(size: size, display: display)
        context.settings.scanning = .medium
        context.scores = (1...30).map { .made($0) }
        let board = LeaderboardID(.simon, "classic")
        let pages: [any Screen] = [
            SettingsScreen(context), PickerScreen(context), HelpScreen(context),
            LeaderboardScreen(context, board: board), StatisticsScreen(context, .simon),
        ]
        for var page in pages {
            _ = page.update(.appeared, context)
            let targets = targets(page, context)
            check(targets, in: size, "\(type(of: page))")
            // The last one at the foot leads back.
            guard let back = targets.last else { continue }
            #expect(page.take(back, by: 1, context) == [.back], "\(type(of: page)) at \(size)")
        }
    }

    @Test(arguments: Size.windows, ColoursAndGlyphs.all)
    func everyGameCanBeStartedPausedAndGivenUp(size: Size, display: DisplayStyle) {
        for kind in GameKind.allCases {
            var context = ScreenContext(size: size, display: display)
            context.settings.scanning = .medium
            context.settings.matchLength = .half
            context.settings.lastName = .unnamed
            context.wordLists = []
            var screen: any GameScreen = kind.face.screen(context)
            _ = screen.update(.appeared, context)
            check(targets(screen, context), in: size, "\(kind) before a game")
            guard kind != .words else { continue }
            _ = screen.update(.input(.key(KeyPress(.character(" ")))), context)
            // Nothing is offered while a game shows something first, as Simon and Squares do.
            #expect(targets(screen, context).isEmpty == screen.isGamesTurn)
            for _ in 0..<400 {
                context.now += .milliseconds(25)
                _ = screen.update(.tick, context)
            }
            let round = targets(screen, context)
            check(round, in: size, "\(kind) in a round")
            #expect(round.count > 2)
            _ = screen.update(.input(.key(KeyPress(.escape))), context)
            let pause = targets(screen, context)
            check(pause, in: size, "\(kind) paused")
            #expect(pause.count == PauseMenu.Choice.allCases.count)
        }
    }

    @Test(arguments: Size.windows)
    func aScoreCanBeNamedOrNot(size: Size) {
        var stage = Stage(size, make: SimonScreen.init) { $0.settings.scanning = .medium }
        stage.playToThePrompt(rounds: 1)
        let targets = targets(stage.screen, stage.context)
        check(targets, in: size, "the prompt")
        // Letters wherever the window is high enough for them beside title, name and keys.
        #expect(targets.count > 20 || size.height <= 10)
    }
}

/// Terminals to draw on.
enum ColoursAndGlyphs {
    static let all = [
        DisplayStyle(colours: .many, unicode: true), DisplayStyle(colours: .console, unicode: true),
        DisplayStyle(colours: .none, unicode: false),
    ]
}

extension Offer {
    /// Where a click is most likely to be meant for it.
    var middle: Point {
        Point(x: area.left + (area.size.width - 1) / 2, y: area.top + (area.size.height - 1) / 2)
    }
}
