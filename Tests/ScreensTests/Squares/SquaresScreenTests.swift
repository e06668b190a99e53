import FoundationEssentials
import GameRules
import Model
import TerminalCore
import Testing

@testable import Screens
import Presentation

@Suite struct SquaresScreenTests {
    var stage = Stage(make: SquaresScreen.init)

    @Test mutating func thePreviewIsSeenAndHeardSquareBySquare() {
        stage.type(.enter)
        #expect(stage.shows("Watch") && stage.take() == [.sound(.silence)])
        let sequence = stage.screen.game.sequence
        #expect(sequence.count == 4)
        for square in sequence {
            stage.pass(.milliseconds(250))
            #expect(stage.screen.lights[square]?.mark == .shown(number: nil))
            stage.see(square.name)
            #expect(stage.take() == [.sound(.square(square, .four))])
            stage.pass(.milliseconds(500))
            #expect(stage.screen.lights[square]?.light.isLit != true)
        }
        stage.see("Watch")
        stage.pass(.milliseconds(250))
        stage.see("Your turn")
    }

    /// The preview lights a square for 500 ms and leaves 250 ms of dark.
    @Test mutating func aSquareThatNobodyCanHaveSeenIsShownAgain() {
        stage.type(.enter)
        var shown: [Square] = []
        while case .preview = stage.screen.game.phase, shown.count < 9 {
            // The program is kept from running for 600 ms at a time.
            stage.context.now += .milliseconds(600)
            stage.send(.tick)
            shown += stage.screen.round.lit.map { [stage.screen.game.sequence[$0]] } ?? []
        }
        #expect(shown == stage.screen.game.sequence)
    }

    @Test mutating func pressesInThePreviewAreNeitherHeardNorKept() {
        stage.type(.enter)
        _ = stage.take()
        stage.type("1234qwerasdfzxcvlm \r")
        #expect(stage.take().isEmpty && stage.shows("Watch") && stage.screen.game.moves.count == 1)
    }

    @Test mutating func rightCompleteAndWrongAreHeardAndFeltApart() {
        stage.beginTurn()
        let sequence = stage.screen.game.sequence
        stage.press(sequence[0])
        #expect(stage.take() == [.sound(.square(sequence[0], .four)), .haptic(.press)])
        #expect(stage.screen.lights[sequence[0]]?.mark == .right && stage.shows("\(sequence[0].name): right"))
        for square in sequence[1...2] { stage.press(square) }
        _ = stage.take()
        stage.press(sequence[3])
        #expect(
            stage.take() == [
                .sound(.square(sequence[3], .four)), .haptic(.complete),
                .soundLater(.complete, after: AnimationTiming.press),
            ])
        stage.pass(AnimationTiming.press)
        #expect(sequence.allSatisfy { stage.screen.lights[$0]?.mark == .right })
        stage.see("Score 4", "Enter for the next round", "Length 5")
        stage.beginTurn()
        stage.pressWrong()
        let effects = stage.take()
        #expect(effects.contains(.sound(.wrong)) && effects.contains(.haptic(.mistake)))
        #expect(effects.contains { if case .finish(let game) = $0 { game.score == 4 } else { false } })
        stage.see(": wrong")
    }

    @Test func bothSquaresAreShownAfterAMistakeAndThenANameIsAskedFor() {
        var stage = Stage(make: SquaresScreen.init) { $0.settings.lastName = PlayerName("Ada") }
        stage.beginTurn()
        let right = stage.screen.game.sequence[0]
        stage.pressWrong()
        _ = stage.take()
        #expect(stage.shows("That was wrong") && stage.screen.lights[right] == nil)
        stage.pass(AnimationTiming.answer)
        #expect(stage.screen.lights[right]?.mark == .shown(number: 1) && !stage.shows("Game over"))
        stage.pass(.milliseconds(800))
        stage.see("Game over", "Score 0", "it was \(right.name)", "Name, to save the score")
        stage.type(.escape)
        #expect(stage.take() == [.discard] && stage.shows("Press Enter to start"))
        #expect(!stage.shows("Not saved") && stage.screen.lights.isEmpty)
    }

    /// By Tab, in the place of the prompt, which comes back with what was typed.
    @Test(arguments: [nil, Key.enter, .character("b"), .escape])
    func theSequenceIsShownAgain(key: Key?) {
        var stage = Stage(make: SquaresScreen.init) { $0.settings.lastName = PlayerName("Ada") }
        stage.completeRound()
        stage.beginTurn()
        let sequence = stage.screen.game.sequence
        stage.pressWrong()
        stage.pass(AnimationTiming.failing)
        stage.type("Bo")
        stage.see("Tab show sequence")
        _ = stage.take()
        stage.type(.tab)
        #expect(stage.take().first == .sound(.silence))
        stage.pass(.milliseconds(250))
        stage.see("This was the sequence", not: "Game over")
        #expect(stage.screen.lights[sequence[0]]?.mark == .shown(number: 1))
        stage.pass(.milliseconds(750) * 4)
        #expect(stage.screen.lights[sequence[4]]?.mark == .shown(number: 5))
        #expect(stage.take().count == 5)
        // A name that was typed is kept when the program ends just now.
        var ended = stage
        ended.send(.leaving)
        #expect(
            ended.take().contains { if case .keepScore(_, PlayerName("Bo")) = $0 { true } else { false } })
        // The button does what the key does.
        if key == .enter {
            stage.click("skip")
        } else if let key {
            stage.type(key)
        } else {
            stage.pass(.seconds(1))
        }
        stage.see("Game over", key == .character("b") ? "Name Bob" : "Name Bo")
        #expect(!stage.take().savesScore)
        stage.type(.enter)
        #expect(stage.take().savesScore)
    }

    @Test mutating func aMistakeCanBePassedOver() {
        stage.beginTurn()
        stage.pressWrong()
        stage.type("qwer")
        stage.see(not: "Game over")
        stage.type(.escape)
        stage.see("Game over")
        stage.type(.escape)
        stage.see("Game over")
        stage.pass(.seconds(1))
        _ = stage.take()
        stage.type(.escape)
        #expect(stage.take() == [.discard])
    }

    @Test mutating func enterPressesWhatIsSeenInFocus() {
        stage.beginTurn()
        let first = stage.screen.game.sequence[0]
        stage.send(.input(.mouse(MouseEvent(.move, at: stage.screen.board.tile(first).middle))))
        stage.see("▸\(SquareKeys.key(of: first))◂")
        stage.type(.enter)
        #expect(stage.take().first == .sound(.square(first, .four)))
    }

    @Test(arguments: SquaresGrid.allCases, [Size(width: 80, height: 24), Size(width: 30, height: 10)])
    func theMouseAlonePlaysEveryGrid(grid: SquaresGrid, size: Size) {
        var stage = Stage(size, make: SquaresScreen.init)
        while stage.options.grid != grid {
            stage.click(stage.options.variantName)
        }
        let start = stage.screen.board.tile(Square(row: 0, column: 0)).middle
        stage.click(start.x, start.y)
        stage.pass(.milliseconds(750) * 4 + .milliseconds(250))
        stage.see("Your turn")
        for square in stage.screen.game.sequence {
            let middle = stage.screen.board.tile(square).middle
            stage.click(middle.x, middle.y)
        }
        stage.see("Score 4")
        stage.click("Enter next round")
        stage.see("Watch")
        stage.click("pause")
        stage.see("Give up")
    }

    /// Before a game `q` quits and `s` leads to the settings, so no square says that it presses it.
    @Test mutating func keysAreShownOnlyWhereTheyPressSquares() {
        let keys = { (stage: Stage<SquaresScreen>) in
            stage.screen.board.grid.squares.filter { square in
                let middle = stage.screen.board.tile(square).middle
                return stage.picture[middle.y].dropFirst(middle.x).first == SquareKeys.key(of: square)
            }
        }
        #expect(keys(stage).isEmpty)
        stage.beginTurn()
        #expect(keys(stage).count == 16)
        stage.type(.escape, .down, .enter)
        #expect(stage.shows("Press Enter to start") && keys(stage).isEmpty)
    }

    @Test func everySquareHasAKeyOfItsOwn() {
        for grid in SquaresGrid.allCases {
            for square in grid.squares {
                #expect(SquareKeys.square(for: SquareKeys.key(of: square), on: grid) == square)
            }
        }
    }

    @Test mutating func thePreviewCanBeCancelled() {
        stage.type(.enter)
        stage.pass(.milliseconds(600))
        stage.type(.backspace)
        #expect(stage.shows("Press Enter to start") && stage.screen.lights.isEmpty)
        #expect(stage.alarm == nil)
    }

    @Test mutating func cancellingALaterPreviewKeepsWhatWasReached() {
        stage.completeRound()
        stage.type(.enter, .backspace)
        stage.see("Score 4", "Enter for the next round")
        stage.type(.escape, .down, .enter)
        stage.see("Game over", "Score 4")
    }

    @Test mutating func lengthIsChosenBeforeEachRound() {
        stage.type("++-")
        stage.see("Length 5")
        stage.completeRound()
        stage.see("Length 6")
        stage.type("--\r")
        #expect(stage.screen.game.sequence.count == 4)
    }

    /// Keys, wheel, clicks and the gamepad's cross go from 4 to 16 and no further.
    @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 15), Size(width: 30, height: 10)])
    func theLengthStopsAtItsEnds(size: Size) throws {
        var stage = Stage(size, make: SquaresScreen.init)
        let row = stage.screen.layout.status
        func area() throws -> Rect {
            let places = stage.screen.choiceKeys(stage.context).places(in: row)
            return try #require(places.first { $0.item.action == .squaresLength }).rect
        }
        func wheel(_ action: MouseEvent.Action) throws {
            let place = Point(x: try area().right - 1, y: row.top)
            stage.send(.input(.mouse(MouseEvent(action, at: place))))
        }
        func goes(_ up: () throws -> Void, _ down: () throws -> Void) throws {
            for _ in 0..<20 { try up() }
            #expect(stage.options.length == 16)
            for _ in 0..<20 { try down() }
            #expect(stage.options.length == 4)
        }
        try goes({ stage.type("+") }, { stage.type("-") })
        try goes({ try wheel(.wheelUp) }, { try wheel(.wheelDown) })
        try goes({ stage.click(try area().right - 1, row.top) }, { stage.click(try area().left, row.top) })
        stage.screen.shell.menu.focus = .choice(.squaresLength)
        stage.see("Up and down change the length")
        try goes({ stage.press(.up) }, { stage.press(.down) })
        #expect(stage.screen.shell.menu.focusedChoice == .squaresLength)
    }

    @Test mutating func theLengthStopsBetweenRoundsToo() throws {
        stage.completeRound()
        let moves = stage.screen.game.moves.count
        for (key, length) in [(Key.right, 16), (.left, 4), (.up, 16), (.down, 4)] {
            for _ in 0..<20 { stage.type(key) }
            #expect(stage.screen.game.length == length && stage.shows("Length \(length)"))
        }
        // Only what changes something is a move.
        #expect(stage.screen.game.moves.count == moves + 11 + 12 * 3)
    }

    @Test(arguments: [(Speed.slow, 700, 350), (.fast, 350, 170)])
    mutating func theSpeedIsChosenAndSeen(speed: Speed, lit: Int, dark: Int) throws {
        while stage.options.speed != speed { stage.click("Speed") }
        let settings = try #require(stage.take().settings)
        #expect(settings.squaresSpeed == speed && stage.shows("Speed \(speed.rawValue)"))
        stage.type("l")
        #expect(stage.take().last == .open(.leaderboard(LeaderboardID(.squares, "4x4-\(speed.rawValue)"))))
        stage.type(" ")
        stage.pass(.milliseconds(dark))
        let first = stage.screen.game.sequence[0]
        #expect(stage.screen.lights[first]?.light.isLit == true)
        stage.pass(.milliseconds(lit - 1))
        #expect(stage.screen.lights[first]?.light.isLit == true)
        stage.pass(.milliseconds(1))
        #expect(stage.screen.lights[first]?.light.isLit != true)
    }

    /// What does not say by itself what it is keeps its name; a value is never left out.
    @Test(arguments: [
        (80, "Grid 4x4   -+ Length 4   Speed normal   Grows yes"), (30, "4x4  - 4 +  normal  Grows yes"),
    ])
    func theChoicesFit(width: Int, line: String) {
        #expect(Stage(Size(width: width, height: 12), make: SquaresScreen.init).shows(line))
    }

    @Test mutating func choicesAreReachedByTab() {
        stage.type(.left, .enter)
        stage.see("Grows no")
        stage.type(.left, .enter)
        stage.see("Speed fast")
        stage.type(.enter, .enter, .left, .left, .enter)
        stage.see("Grid 5x5", "Speed normal")
        _ = stage.take()
        stage.type("l")
        #expect(stage.take() == [.open(.leaderboard(LeaderboardID(.squares, "5x5-length-4")))])
    }

    @Test mutating func choicesAreKeptForTheNextTime() throws {
        stage.type(.left, .enter)
        stage.type("+")
        let settings = try #require(stage.take().settings)
        #expect(!settings.squaresGrows && stage.shows("Length 5"))
        let next = Stage(make: SquaresScreen.init) { $0.settings.squaresLength = 9 }
        #expect(next.shows("Length 9") && next.shows("Grid 4x4"))
    }

    @Test func statesAreToldWithoutColours() {
        var stage = Stage(make: SquaresScreen.init) { $0.display.unicode = false }
        stage.beginTurn()
        stage.press(stage.screen.game.sequence[0])
        stage.see("### + ###")
        stage.pressWrong()
        stage.see("### x ###")
    }

    @Test mutating func nothingMovesWhileNothingHappens() {
        #expect(stage.alarm == nil)
        stage.completeRound()
        stage.pass(.seconds(2))
        #expect(stage.alarm == nil)
    }
}

extension Stage<SquaresScreen> {
    fileprivate var options: SquaresOptions { SquaresOptions(context.settings) }

    /// Starts a round and lets its preview pass.
    mutating func beginTurn() {
        type(.enter)
        _ = take()
        pass(.milliseconds(750) * screen.game.sequence.count + .milliseconds(250))
        _ = take()
    }

    mutating func press(_ square: Square) { type(String(SquareKeys.key(of: square))) }

    mutating func pressWrong() {
        guard case .playing(let next) = screen.game.phase else { return }
        let right = screen.game.sequence[next]
        if let other = screen.game.options.grid.squares.first(where: { $0 != right }) { press(other) }
    }

    mutating func completeRound() {
        beginTurn()
        for square in screen.game.sequence { press(square) }
    }
}
