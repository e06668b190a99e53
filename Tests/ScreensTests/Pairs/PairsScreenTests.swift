import FoundationEssentials
import GameRules
import Model
import TerminalCore
import Testing

@testable import Screens
import Presentation

@Suite struct PairsScreenTests {
    typealias PairsScreen = CardScreen<PairsDeck>
    var stage = Stage(make: PairsScreen.init)

    @Test(arguments: [
        ("p", "10 pairs"), ("P", "6 pairs"), ("pp", "12 pairs"), ("ppp", "6 pairs"), ("d", "food"),
        ("D", "Greek"), ("dd", "shapes"),
    ])
    mutating func aGameIsChosenByLetters(keys: String, value: String) {
        stage.type(keys)
        stage.see(value)
        stage.type(.enter)
        #expect(stage.screen.shell.stage == .playing)
    }

    @Test mutating func aGameIsChosenByArrowsAndByTheMouse() {
        stage.type(.left, .left, .enter)
        #expect(stage.shows("10 pairs") && stage.screen.grid.rects.count == 20)
        stage.click("p 10 pairs")
        #expect(stage.shows("12 pairs") && stage.screen.grid.rects.count == 24)
    }

    @Test func emojiAreOfferedOnlyWhereTheyAreDrawn() {
        var stage = Stage(make: PairsScreen.init) { $0.display.emoji = false }
        var seen: Set<String> = []
        for _ in 0..<6 {
            seen.formUnion(PairsTheme.allCases.map(\.title.string).filter { stage.shows("d " + $0) })
            stage.type("d")
        }
        #expect(seen == ["shapes", "chess", "cards", "Greek"])
    }

    @Test mutating func theFirstCardSoundsLikeItsCornerAndStartsTheClock() {
        stage.type(.enter)
        stage.pass(.seconds(5))
        #expect(stage.shows("Time 0:00") && stage.alarm == nil)
        _ = stage.take()
        stage.type(.enter)
        #expect(stage.take() == [.sound(.press(.red, held: false)), .haptic(.press)])
        stage.see("find the other")
        stage.pass(.seconds(2))
        stage.see("Time 0:02")
    }

    /// The shake can be seen, and the setting of what is felt governs it.
    @Test(arguments: [true, false]) func aTurnedCardIsKnockedOutOfItsPlaceForAMoment(haptics: Bool) throws {
        var stage = Stage(make: PairsScreen.init) { $0.settings.haptics = haptics }
        stage.turn(0)
        let corner = try #require(stage.place(of: "┏"))
        stage.pass(AnimationTiming.shake)
        #expect(stage.place(of: "┏") == Point(x: corner.x - (haptics ? 1 : 0), y: corner.y))
    }

    @Test mutating func aCardThatIsClickedBeforeAGameStartsIt() {
        stage.turn(15)
        #expect(stage.take() == [.sound(.silence), .sound(.press(.blue, held: false)), .haptic(.press)])
        #expect(stage.screen.game.table.open == [15])
    }

    @Test mutating func aPairIsSeenOnceMoreAndGoes() {
        stage.type(.enter)
        let (one, other) = stage.screen.game.table.pairsLeft[0]
        stage.turn(one)
        stage.pass(.milliseconds(500))
        _ = stage.take()
        stage.turn(other)
        #expect(stage.take() == [.sound(.right), .haptic(.complete)])
        stage.see("1 point + 2 bonus", "+3", "Score 3")
        #expect(stage.screen.state(of: one) == .right)
        stage.pass(AnimationTiming.parting)
        #expect(stage.screen.state(of: one) == .gone && !stage.shows("+3"))
    }

    @Test mutating func twoThatDifferLieOpenUntilTheNext() {
        stage.type(.enter)
        let (one, other) = stage.screen.game.table.strangers
        stage.turn(one)
        _ = stage.take()
        stage.turn(other)
        #expect(stage.take() == [.sound(.wrong), .haptic(.mistake)])
        stage.see("not a pair", "Moves 1")
        stage.pass(.seconds(3))
        #expect(stage.screen.state(of: one) == .wrong)
        stage.turn(15)
        #expect(stage.screen.state(of: one) == .down)
    }

    @Test mutating func oneOfTwoThatDifferTurnsBothBackButNotByADoubleClick() {
        stage.type(.enter)
        let (one, other) = stage.screen.game.table.strangers
        stage.turn(one)
        stage.turn(other)
        stage.turn(other)
        #expect(stage.screen.state(of: one) == .wrong)
        stage.pass(AnimationTiming.doubleClick)
        _ = stage.take()
        stage.turn(other)
        #expect(stage.screen.state(of: one) == .down && stage.screen.state(of: other) == .down)
        #expect(stage.take().isEmpty && !stage.shows("not a pair") && stage.shows("Moves 1"))
        stage.type(.enter)
        #expect(stage.screen.game.table.open == [other])
    }

    @Test mutating func thePieShrinksWhileTheCardLiesOpenAndIsKept() {
        stage.turn(0)
        stage.see("● 10")
        stage.pass(.milliseconds(500))
        #expect(stage.alarm == .milliseconds(600))
        stage.pass(.milliseconds(4_500))
        stage.see("◑ 5")
        let (one, other) = stage.screen.game.table.strangers
        stage.turn(other == 0 ? one : other)
        stage.pass(.seconds(20))
        stage.turn(15)
        #expect(stage.screen.game.game.timeLeft(of: 0, at: .seconds(60)) == .zero)
        stage.see("Time 0:25")
    }

    @Test mutating func thereIsNothingToWakeForOnceTheBarsAreEmptyBeyondTheClock() {
        stage.turn(0)
        stage.pass(.seconds(12))
        #expect(stage.alarm == .seconds(13))
    }

    @Test(arguments: [false, true]) func aGameIsPlayedToItsEnd(byKeys: Bool) {
        var stage = Stage(make: PairsScreen.init) { $0.settings.lastName = PlayerName("Ada") }
        stage.type(.enter)
        for (one, other) in stage.screen.game.table.pairsLeft {
            for card in [one, other] { if byKeys { stage.turnByKeys(card) } else { stage.turn(card) } }
        }
        #expect(stage.effects.contains(.sound(.reward(.gameWon))) && stage.shows("Well done!"))
        let finished = stage.take().finished
        #expect(finished.map(\.score) == [8 + 8 * 2])
        #expect(finished.first?.record.verdict.holds == true)
        stage.pass(AnimationTiming.winning)
        stage.see(
            "All found!", "Score 24", "8 pairs and a bonus of 16", "8 moves in 0:00", "A new best!",
            "Name Ada")
        stage.type(.enter)
        #expect(stage.take().contains(.saveScore(finished[0], name: PlayerName("Ada") ?? .unnamed)))
        stage.see("Press Enter to start", "number 1 on the leaderboard")
    }

    /// What has not been finished is no best, and a score that is asked about again is told as it was.
    @Test mutating func onlyAFinishedGameIsTheBest() {
        stage.type(.enter)
        let (one, other) = stage.screen.game.table.pairsLeft[0]
        stage.turn(one)
        stage.turn(other)
        stage.see("Score 3", "Best 0")
        stage.findAll()
        stage.see("Best 24")
        stage.pass(AnimationTiming.winning)
        _ = stage.take()
        stage.type(.escape)
        #expect(stage.take() == [.discard])
        stage.see("Best 0")
        stage.type("u")
        #expect(stage.shows("All found!") && stage.picture.first?.contains("Score 24") == true)
    }

    /// Whether it is given up or dealt anew, what was turned counts in the statistics and on no board.
    @Test(arguments: [false, true]) mutating func aGameThatIsLeftGoesIntoTheHistory(restarts: Bool) {
        stage.type(.enter)
        let (one, other) = stage.screen.game.table.pairsLeft[0]
        stage.turn(one)
        stage.turn(other)
        _ = stage.take()
        if restarts { stage.type("r"); stage.type(.enter) } else { stage.type(.escape, .down, .enter) }
        let effects = stage.take().filter { $0 != .sound(.silence) }
        guard case .finish(let left)? = effects.first else {
            Issue.record("nothing went into the history")
            return
        }
        #expect(effects == [.finish(left), .discard] && left.record.verdict.holds)
        #expect(left.score > 1 && !left.record.verdict.isFinished)
    }

    @Test mutating func aGameIsRestartedByKeyAndByMouse() {
        stage.turn(0)
        stage.type("r")
        #expect(stage.screen.game.moves.count == 1 && stage.shows("> Restart <"))
        stage.type(.enter)
        #expect(stage.screen.game.moves.isEmpty && stage.screen.shell.stage == .playing)
        stage.click("r restart")
        #expect(stage.screen.shell.stage == .playing)
        stage.click("Esc pause")
        stage.see("Paused")
    }

    /// With letters alone no two cards of a theme may look alike.
    @Test(arguments: 0..<4, [(30, 10), (80, 24)])
    func signsDifferInASCII(theme: Int, window: (Int, Int)) {
        var stage = Stage(Size(width: window.0, height: window.1), make: PairsScreen.init) {
            $0.display.unicode = false
            $0.display.emoji = false
        }
        stage.type(String(repeating: "p", count: 2) + String(repeating: "d", count: theme))
        stage.type(.enter)
        let game = stage.screen.game.game
        let faces = stage.screen.game.table.pairsLeft.map { one, _ in
            stage.screen.deck.face(of: one, .up, in: game, at: .zero, stage.context.display).brief
        }
        #expect(Set(faces).count == 12)
        #expect(faces.allSatisfy { $0.allSatisfy { $0.string.utf8.allSatisfy { $0 < 0x80 } } })
    }

    /// The smallest window, 24 cards, without colour: what is open, what is focused and what is found.
    @Test func isPlayableInTheSmallestWindow() {
        var stage = Stage(Size(width: 30, height: 10), make: PairsScreen.init) {
            $0.display.unicode = false
            $0.display.emoji = false
        }
        stage.type("pp\r")
        stage.findAll()
        stage.pass(AnimationTiming.winning)
        stage.see("All found!", "Name")
    }
}
