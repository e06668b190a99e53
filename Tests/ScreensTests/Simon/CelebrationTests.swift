import FoundationEssentials
import GameRules
import Model
import Presentation
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite struct CelebrationTests {
    private static let displays: [DisplayStyle] = [
        DisplayStyle(colours: .many, unicode: true, background: RGB(0x0B_0C10)),
        DisplayStyle(colours: .console, unicode: true), DisplayStyle(colours: .none, unicode: false),
    ]

    /// A game that has just ended with a new best of 3, with its prompt on the screen.
    private func stage(
        _ display: DisplayStyle = displays[0], _ size: Size = Size(width: 120, height: 36)
    ) -> Stage<SimonScreen> {
        var stage = Stage(size, make: SimonScreen.init) { $0.display = display }
        stage.playToThePrompt(rounds: 3)
        return stage
    }

    private func lit(_ stage: Stage<SimonScreen>) -> Pad? {
        let levels = stage.screen.lamps.levels(
            at: stage.context.now, in: stage.screen.arrangement.places,
            animates: !stage.context.display.reducedMotion)
        return Pad.allCases.max { levels[$0.rawValue] < levels[$1.rawValue] }
            .flatMap { levels[$0.rawValue] >= 0.5 ? $0 : nil }
    }

    /// What shines, in the order in which it comes, looked at frame by frame.
    private func show(_ stage: inout Stage<SimonScreen>, for length: Duration) -> [Pad] {
        var pads: [Pad] = []
        for _ in 0..<Int(length / .milliseconds(10)) {
            stage.pass(.milliseconds(10))
            if let pad = lit(stage), pad != pads.last { pads.append(pad) }
        }
        return pads
    }

    @Test(arguments: displays)
    func atANewBestLightCirclesTwiceAndThenNothingMoves(display: DisplayStyle) {
        var stage = stage(display)
        #expect(stage.take().contains(.sound(.reward(.newBest))))
        let lap: [Pad] = [.red, .yellow, .blue, .green]
        #expect(show(&stage, for: .seconds(2)) == lap + lap)
        #expect(stage.alarm == nil)
        #expect(lit(stage) == nil)
    }

    @Test func theScoreIsCountedUpInTheHubInGold() {
        var stage = stage()
        let now = stage.context.now
        var counted: [Int] = []
        for millisecond in stride(from: 0, to: 1_800, by: 20) {
            let celebration = stage.screen.lamps.celebration
            let count = celebration?.counted(3, at: now + .milliseconds(millisecond), animates: true) ?? -1
            if count != counted.last { counted.append(count) }
        }
        #expect(counted == [0, 1, 2, 3])
        stage.see("A new best!", "Score 3")
        // The digits' cells differ while it is counted, and are gold.
        let first = stage.picture
        stage.pass(.seconds(2))
        #expect(stage.picture != first)
        let canvas = stage.canvas
        let gold = stage.context.display.theme.onToy.gold
        let cells = canvas.bounds.points.filter { canvas[$0.x, $0.y].style.foreground == gold }
        #expect(cells.contains { "█▀▄".contains(canvas[$0.x, $0.y].character) })
    }

    /// Pictures of another size would have to be sent first, and the celebration would be over.
    @Test(arguments: [100, 104, 110, 160], [20, 22, 26])
    func theToyIsAsLargeBesideThePromptAsBefore(width: Int, cellHeight: Int) throws {
        var display = Self.displays[0]
        (display.showsPictures, display.cellSize) = (true, PixelSize(width: 10, height: cellHeight))
        var stage = Stage(Size(width: width, height: 30), make: SimonScreen.init) { $0.display = display }
        let before = try #require(stage.canvas.sheet)
        stage.playToThePrompt(rounds: 1)
        let name = try #require(stage.place(of: "Name"))
        if name.x > width - 50 {
            #expect(stage.canvas.sheet == before)
            // The hub has its words as before.
            stage.see("A new best!", "Best 1")
        } else {
            // There is no room beside it.
            #expect(stage.canvas.sheet == nil && cellHeight > 20)
        }
    }

    @Test func theNameIsTypedMeanwhileAndKeysGoOnAtOnce() {
        var stage = stage()
        stage.type("Bo")
        stage.see("Name Bo")
        #expect(show(&stage, for: .milliseconds(400)).contains(.red))
        stage.type("b")
        stage.see("Name Bob")
        stage.type(.enter)
        let names = stage.take().savedNames
        #expect(names.map(\.string) == ["Bob"])
        #expect(stage.shows("Press Enter to start") && lit(stage) == nil)
        #expect(stage.screen.lamps.celebration == nil)
    }

    @Test func withReducedMotionTheSameIsSaidAtOnce() {
        var display = Self.displays[0]
        display.reducedMotion = true
        var stage = stage(display)
        let picture = stage.picture
        stage.see("A new best!", "Score 3")
        #expect(show(&stage, for: .seconds(2)).isEmpty)
        #expect(stage.picture == picture)
    }

    @Test func aScoreThatIsNoBestIsNotCelebrated() {
        var stage = Stage(make: SimonScreen.init) {
            $0.scores = [.made(9)]
        }
        stage.playToThePrompt(rounds: 1)
        #expect(stage.shows("Game over") && stage.screen.lamps.celebration == nil)
        #expect(!stage.take().contains(.sound(.reward(.newBest))))
    }

    // MARK: - A win

    /// A game of the first level that is won with the press that has just been made.
    private func won(reducedMotion: Bool = false) -> Stage<SimonScreen> {
        var stage = Stage(make: SimonScreen.init) {
            $0.settings.level = .one
            $0.display = Self.displays[1]
            $0.display.reducedMotion = reducedMotion
        }
        stage.play(rounds: 8)
        return stage
    }

    @Test func aWinIsAShow() {
        var stage = won()
        // The signal, by the pad that was pressed last.
        stage.pass(.milliseconds(1_400))
        let effects = stage.take()
        let isHeard = effects.contains {
            if case .soundLater(.reward(.levelWon), _) = $0 { true } else { false }
        }
        let signals = effects.compactMap { effect -> Int? in
            guard case .soundLater(.sequence(_, let notes), _) = effect else { return nil }
            return notes.count
        }
        #expect(stage.shows("You win!") && isHeard && signals.last == 6)
        let pads = show(&stage, for: .milliseconds(1_700))
        #expect(pads.suffix(4) == [.red, .yellow, .blue, .green])
        // Then all of them.
        stage.pass(.milliseconds(500))
        let levels = stage.screen.lamps.levels(at: stage.context.now, in: Pad.allCases, animates: true)
        #expect(levels == [1, 1, 1, 1])
        stage.pass(.seconds(3))
        stage.see("You win!", "You won this level!", "Score 8", "Name", not: "Game over")
        #expect(stage.alarm == nil)
    }

    @Test func aWinStandsStillWithReducedMotion() {
        var stage = won(reducedMotion: true)
        stage.pass(.milliseconds(1_400))
        let picture = stage.picture
        for _ in 0..<20 {
            stage.pass(.milliseconds(100))
            #expect(stage.picture == picture)
        }
        let levels = stage.screen.lamps.levels(at: stage.context.now, in: Pad.allCases, animates: false)
        #expect(levels == [1, 1, 1, 1])
    }

    @Test func anyKeyGoesOnFromAWin() {
        var stage = won()
        stage.type("g")
        stage.see(not: "Name")
        stage.pass(.milliseconds(1_400))
        stage.type(.enter)
        stage.see("Name", "who played?")
    }
}

extension Rect {
    fileprivate var points: [Point] {
        (top..<bottom).flatMap { y in (left..<right).map { Point(x: $0, y: y) } }
    }
}
