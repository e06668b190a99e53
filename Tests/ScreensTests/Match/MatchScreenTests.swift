import FoundationEssentials
import GameRules
import Model
import TerminalCore
import Testing

@testable import Screens
import Presentation

@Suite struct MatchScreenTests {
    var stage = Stage(make: MatchScreen.init)

    @Test func saysWhatItIsAndHowToStart() {
        stage.see(
            "Match", "Enter, then type a name", "Score 0", "Best 0", "30 s", "60 s", "90 s", "who's playing?")
    }

    @Test mutating func startingWithoutNameOrLengthSaysWhatIsMissing() {
        stage.type(" ")
        stage.see("Please enter a name and")
        stage.type(.enter)
        stage.see("Type a name, then Enter")
        stage.type("Ada")
        #expect(stage.take().isEmpty)
        stage.type(.enter)
        var settings = Settings()
        settings.lastName = PlayerName("Ada")
        #expect(stage.take() == [.applySettings(settings)])
        stage.type(" ")
        stage.see("Please choose 30, 60 or")
        stage.type(.enter)
        // The focus is on the length that was missing.
        stage.type(.enter, .enter)
        stage.see("Does the word name the ink", "60 s")
    }

    @Test(arguments: [("3", MatchLength.half), ("6", .full), ("9", .long)])
    func aDigitChoosesTheLength(key: String, length: MatchLength) {
        var stage = Stage(make: MatchScreen.init) { $0.settings.lastName = PlayerName("Ada") }
        stage.see("Enter: 60 seconds")
        stage.type(key)
        var settings = stage.context.settings
        settings.matchLength = length
        #expect(stage.take() == [.applySettings(settings)] && stage.shows("\(length.rawValue) s ●"))
        stage.see("Press Enter to start")
        stage.type(.enter)
        stage.see("Does the word name the ink", "\(length.rawValue) s")
    }

    /// Who played last and for how long, what is typed, and what is then there.
    @Test(
        arguments: [
            ("Ada", .long, "\r", ["Does the word name the ink", "90 s"]),
            // The alert tells the keys and takes them; the first letter of a name that closes it is part of that.
            ("Ada", nil, " ", ["Please choose 30, 60 or", "Keys: 3, 6 or 9."]),
            ("Ada", nil, " 9", ["90 s ●"]),
            (nil, nil, " Ada\r", ["Name Ada"]),
            // Tab closes it for who gives no name, and the focus is on the length that is missing.
            (nil, nil, " \t", ["Name unnamed"]), (nil, nil, " \t\r\r", ["Does the word name the ink"]),
        ] as [(String?, MatchLength?, String, [String])])
    func aGameIsSetUpByKeys(name: String?, length: MatchLength?, keys: String, texts: [String]) {
        var stage = Stage(make: MatchScreen.init) {
            $0.settings.lastName = name.flatMap { PlayerName($0) }
            $0.settings.matchLength = length
        }
        stage.type(keys)
        for text in texts { stage.see(text) }
    }

    @Test func theFocusBeginsOnTheLengthThatIsMissing() {
        var stage = Stage(make: MatchScreen.init) { $0.settings.lastName = PlayerName("Ada") }
        stage.type(.right)
        stage.see("90 s ●")
        stage.type(.left, .left, .left)
        stage.see("30 s ●", not: "Does the word name the ink")
        stage.type(.enter, .enter)
        stage.see("Does the word name the ink")
    }

    /// On white paper over a white screen the edge is what is seen: 3 to 1 at least (WCAG 2.2, 1.4.11).
    @Test(arguments: [RGB(0xFF_FFFF), RGB(0xFA_F8F4), RGB(0xFD_F6E3)], [true, false])
    func cardsAreSeenOnALightScreen(background: RGB, unicode: Bool) throws {
        let display = DisplayStyle(colours: .many, unicode: unicode, background: background)
        let paint = MatchCardStyle(display: display, palette: .classic)
        #expect(try #require(paint.edge).contrast(with: background) >= 3)
        let layout = MatchLayout(size: Size(width: 80, height: 24))
        var canvas = Canvas(size: Size(width: 80, height: 24), style: display.theme.text)
        MatchTable(layout: layout, display: display, paint: paint).draw(nil, on: &canvas)
        for card in layout.cards {
            let side = canvas[card.left, card.top + card.size.height / 2].style
            #expect([side.background.rgb, side.foreground.rgb].contains(paint.edge?.value))
            let middle = canvas[card.left + card.size.width / 2, card.top + card.size.height / 2].style
            #expect(middle.background.rgb == paint.paper.value)
        }
        #expect(
            MatchCardStyle(display: DisplayStyle(colours: .many, unicode: true), palette: .classic).edge
                == nil)
    }

    @Test mutating func whoHasOnlyAMousePlaysUnnamed() {
        stage.click("Enter start")
        stage.see("Please enter a name and")
        stage.click("Tab unnamed")
        stage.see("Name unnamed")
        stage.click("Enter start")
        stage.see("Please choose 30, 60 or")
        stage.click("Enter choose")
        stage.click("30 s")
        stage.click("Enter start")
        stage.see("Does the word name the ink")
        stage.pass(.seconds(30) + AnimationTiming.winning)
        stage.see("Time's up", not: "Name")
        let isSaved = stage.take().contains {
            if case .saveScore(_, name: .unnamed) = $0 { true } else { false }
        }
        #expect(isSaved)
        stage.click("Esc close")
        stage.see("Name unnamed")
        stage.click("Name unnamed")
        stage.see(not: "Name unnamed")
    }

    @Test func escapeKeepsWhatWasTyped() {
        var stage = Stage(make: MatchScreen.init) {
            $0.settings.lastName = PlayerName("Ada")
            $0.settings.matchLength = .full
        }
        stage.type(.right, .left, .up, .up, .up, .up, .enter)
        stage.type("Bob")
        stage.type(.escape)
        stage.see("Name Bob", "Press Enter to start")
    }

    @Test(arguments: [Size(width: 80, height: 24), Size(width: 30, height: 10)])
    func theMouseAlonePlays(size: Size) throws {
        var stage = Stage(size, make: MatchScreen.init) {
            $0.settings.lastName = PlayerName("Ada")
            $0.display.unicode = false
        }
        stage.click("30 s")
        let keys = try #require(stage.picture.last)
        let start = try #require(keys.firstRange(of: "Enter")).lowerBound
        stage.click(keys.distance(from: keys.startIndex, to: start), size.height - 1)
        for _ in 0..<3 {
            let right = try #require(stage.screen.rightAnswer)
            stage.click(right == .answer(true) ? "Yes" : "No")
            stage.pass(.milliseconds(400))
        }
        stage.see("Score 150", "* * * .")
        stage.click("pause")
        _ = stage.take()
        stage.click("Give up")
        // What was reached counts, without the bonus of a game whose time is up.
        stage.see("Given up", "Score 150", "3 right, 0 wrong")
        guard case .finish(let left)? = stage.take().first else {
            Issue.record("nothing was finished")
            return
        }
        #expect(left.record.verdict.holds && left.score == 150 && left.record.rankedScore == 150)
    }

    @Test mutating func answersAreHeardAndFeltApart() {
        stage.begin()
        for _ in 0..<3 {
            stage.answer(rightly: true)
            #expect(stage.take() == [.sound(.right), .haptic(.press)])
        }
        stage.see("✓ right")
        stage.answer(rightly: true)
        #expect(stage.take() == [.sound(.complete), .haptic(.complete)])
        stage.see("x2  ○ ○ ○ ○", "Score 200")
        stage.answer(rightly: true)
        stage.answer(rightly: false)
        #expect(stage.take().suffix(2) == [.sound(.wrong), .haptic(.mistake)])
        stage.see("x1  ○ ○ ○ ○", "Score 300", "✗ wrong")
        stage.pass(.milliseconds(300))
        stage.see(not: "✗ wrong")
    }

    /// Beside score, multiplier, dots and time, wherever those have room.
    @Test(arguments: [(80, 24), (60, 20), (50, 18), (40, 15), (30, 10)], [true, false])
    func theRightAnswersAreCounted(size: (Int, Int), unicode: Bool) {
        var stage = Stage(Size(width: size.0, height: size.1), make: MatchScreen.init) {
            $0.display.unicode = unicode
        }
        stage.begin()
        stage.see("0 right")
        for isRight in [true, true, false, true] {
            stage.answer(rightly: isRight)
            stage.pass(.milliseconds(400))
        }
        let row = stage.picture[stage.screen.layout.status.top]
        #expect(row.contains("3 right") && row.contains("x1") && row.contains("59 s"), "\(row)")
        stage.see("Score 150")
    }

    @Test(arguments: [(80, 24), (40, 15), (30, 10)], [true, false])
    func afterAGamePlayerAndSecondsAreChosenAgain(size: (Int, Int), byMouse: Bool) throws {
        var stage = Stage(Size(width: size.0, height: size.1), make: MatchScreen.init)
        stage.begin()
        stage.answer(rightly: true)
        stage.pass(.seconds(60) + AnimationTiming.winning)
        let bar = try #require(stage.picture.last { $0.contains("Esc") })
        #expect(bar.contains("Enter"))
        if byMouse {
            let row = try #require(stage.picture.lastIndex(of: bar))
            let key = try #require(bar.firstRange(of: size.0 > 30 ? "p player" : " p "))
            stage.click(bar.distance(from: bar.startIndex, to: key.lowerBound) + (size.0 > 30 ? 0 : 1), row)
        } else {
            stage.type("p")
        }
        #expect(stage.screen.shell.isReady && stage.shows("Name Ada") && stage.shows("60 s ●"))
        stage.see("Enter: another name")
        stage.type("\rBob\r3\r")
        #expect(stage.shows("30 s") && stage.screen.setup.name == PlayerName("Bob"))
        stage.pass(.seconds(30) + AnimationTiming.winning)
        stage.type("p")
        #expect(stage.screen.shell.isReady && stage.shows("Name Bob"))
    }

    @Test(arguments: [
        (Key.left, true), (.character("Y"), true), (.right, false), (.character("n"), false),
    ])
    mutating func keysAnswer(key: Key, answer: Bool) {
        stage.begin()
        let right = stage.screen.rightAnswer
        stage.type(key)
        #expect(stage.take().first == .sound(right == .answer(answer) ? .right : .wrong))
    }

    @Test mutating func theTimeRunsOutAndTheEndTellsAll() throws {
        stage.begin()
        for _ in 0..<24 {
            stage.pass(.milliseconds(500))
            stage.answer(rightly: true)
        }
        stage.answer(rightly: false)
        stage.pass(.seconds(48) - .milliseconds(1))
        stage.see("1 s")
        _ = stage.take()
        stage.pass(.milliseconds(1))
        let effects = stage.take()
        let finished = try #require(
            effects.finished.first)
        #expect(effects.first == .sound(.complete) && stage.shows("Time's up"))
        // Answers that come too late go nowhere.
        stage.type("ynyn")
        stage.pass(AnimationTiming.winning)
        // Six levels of four answers each: 50 x 4 x (1 + 2 + 3 + 4 + 5 + 6), then one level lost.
        stage.see(
            "Time's up", "Enter play again", "l leaderboard", "4200 points + 250 x 6 = 5700",
            "24 right, 1 wrong", "Stroop effect:")
        #expect(finished.score == 5_700 && finished.board == LeaderboardID(.match, "60s"))
        #expect(finished.record.finalGame(as: MatchGame.self)?.score == 5_700)
        // The name was given before the game: nobody is asked again, and nothing is left to be lost.
        stage.see(not: "Name")
        #expect(stage.take().contains(.saveScore(finished, name: try #require(PlayerName("Ada")))))
        // Name and length are kept: Enter plays again.
        stage.type(.enter)
        stage.see("Does the word name the ink", "Score 0")
    }

    @Test func theSmallestWindowTellsAllToo() {
        var stage = Stage(Size(width: 30, height: 10), make: MatchScreen.init)
        stage.begin()
        for _ in 0..<20 {
            stage.pass(.milliseconds(500))
            stage.answer(rightly: true)
        }
        stage.pass(.seconds(60))
        stage.see("Time's up", "20 right, 0 wrong", "Stroop effect:", "Enter")
    }

    @Test(arguments: StroopColour.allCases)
    func inksAreToldInLettersWithoutColours(ink: StroopColour) {
        let display = DisplayStyle(colours: .none, unicode: false)
        let paint = MatchCardStyle(display: display, palette: .classic)
        let layout = MatchLayout(size: Size(width: 80, height: 24))
        var canvas = Canvas(size: Size(width: 80, height: 24))
        MatchTable(layout: layout, display: display, paint: paint)
            .draw(MatchCards(meaning: .red, word: .blue, ink: ink), on: &canvas)
        let text = (0..<24).flatMap { y in (0..<80).map { canvas[$0, y].character } }
        #expect(String(text).contains("ink: \(ink == .black ? "white" : ink.rawValue)"))
    }

    @Test(arguments: PaletteName.allCases.filter { $0 != .monochrome }, [RGB(0x12_1317), RGB(0xFA_F8F4)])
    func inksAreToldApartOnTheirPaper(palette: PaletteName, background: RGB) {
        let paint = MatchCardStyle(
            display: DisplayStyle(colours: .many, unicode: true, background: background), palette: palette)
        let colours = StroopColour.allCases.compactMap { paint.colour($0)?.rgb }
        #expect(Set(colours).count == StroopColour.allCases.count)
        for colour in colours { #expect(RGB(colour).contrast(with: paint.paper) >= 2) }
        #expect(paint.name(.black) == (background.isDark ? "white" : "black"))
    }

    @Test(arguments: [
        "red", "blue", "yellow", "black", "white", "rojo", "azul", "amarillo", "negro", "blanco",
    ])
    func everyWordCanBeSpeltInBlocks(word: String) throws {
        let letters = try #require(BigText(word))
        #expect(letters.width <= BigText.widest)
    }
}

extension MatchScreen {
    /// What would be right now.
    var rightAnswer: MatchGame.Move? {
        guard case .playing(let cards, _) = game.phase else { return nil }
        return .answer(cards.isMatch)
    }
}

extension Stage<MatchScreen> {
    /// Says who plays, chooses a minute and starts.
    mutating func begin() {
        context.settings.lastName = PlayerName("Ada")
        context.settings.matchLength = .full
        screen = MatchScreen(context)
        send(.appeared)
        type(.enter)
        _ = take()
    }

    mutating func answer(rightly: Bool) {
        guard let right = screen.rightAnswer else { return }
        type((right == .answer(true)) == rightly ? "y" : "n")
    }
}
