import Model
import TerminalCore
import Testing

@testable import Presentation
@testable import Screens

/// What is typed between a mistake and the name.
@Suite struct LateKeysTests {
    /// A game of one round, just lost by a wrong pad.
    private func lost(_ last: String? = "Ada") -> Stage<SimonScreen> {
        var stage = Stage(make: SimonScreen.init) { $0.settings.lastName = last.flatMap { PlayerName($0) } }
        stage.play(rounds: 1)
        stage.fail()
        return stage
    }

    /// The prompt is there 1.1 s after the wrong pad is crossed, when the right one has shone.
    @Test func aNameIsAskedForSoonAfterTheMistakeIsSeen() {
        var stage = lost()
        stage.pass(MistakeTiming.buzzer.onset)
        #expect(stage.screen.boardState(stage.context).crossed != nil && !stage.shows("Name"))
        stage.pass(MistakeTiming.end - MistakeTiming.buzzer.onset)
        stage.see("Game over", "Name Ada")
    }

    @Test(arguments: [Key.enter, .escape, .character(" "), .character("x"), .backspace])
    func anyKeyButAPadsBringsThePromptAtOnce(key: Key) {
        var stage = lost()
        stage.pass(.milliseconds(100))
        stage.type("ryg")
        stage.see(not: "Name")
        stage.type(key)
        #expect(stage.shows("Name Ada") && Pad.allCases.allSatisfy { !stage.screen.lamps[$0].isLit })
        // Who has not noticed yet neither saves nor closes anything.
        stage.type(.enter, .escape, .enter)
        stage.type("x")
        stage.see("Name Ada")
    }

    /// Typed at once, so many milliseconds after the mistake; what the field holds then.
    @Test(arguments: [
        ("Zoe", 600, "Zoe"), ("Zoe", 599, "Ada"), ("Zoe", 1_050, "Zoe"), ("Zoe", 1_500, "Zoe"),
        ("Gary", 700, "Gary"), ("gary", 700, "gary"), ("harry", 700, "harry"), ("Barry", 700, "Barry"),
        ("Bry", 700, "Bry"), ("ryg", 700, "Ada"), ("ryg", 1_260, "ryg"), ("rr", 1_260, "rr"),
        (" ", 700, "Ada"), ("rygb1", 1_000, "Ada"),
    ])
    func lettersAreInTheName(typed: String, milliseconds: Int, name: String) {
        var stage = lost()
        stage.pass(.milliseconds(milliseconds))
        stage.type(typed)
        stage.pass(.seconds(1))
        #expect(stage.shows("Name \(name) ") || stage.shows("Name \(name)\u{2502}"), "\(stage.picture)")
    }

    /// Letter by letter over the prompt's coming.
    @Test(arguments: [(150, "Gary"), (150, "gary"), (250, "bryan"), (200, "Zoe")])
    func aNameIsTypedOverThePromptsComing(gap: Int, name: String) {
        var stage = lost()
        stage.pass(.milliseconds(900))
        for letter in name {
            stage.type(String(letter))
            stage.pass(.milliseconds(gap))
        }
        stage.type(.enter)
        let names = stage.take().savedNames.map(\.string)
        #expect(names == [name])
    }

    /// A key that was held or hammered since before goes on for a while; every so many milliseconds.
    @Test(arguments: [30, 92, 150, 240], ["r", "x"])
    func whatIsHeldOrHammeredIsNoName(gap: Int, key: String) {
        var stage = lost()
        for _ in 0..<(2_000 / gap) {
            stage.type(key)
            stage.pass(.milliseconds(gap))
        }
        stage.see("Name Ada")
        stage.pass(.milliseconds(300))
        stage.type("rr")
        stage.see("Name rr")
    }

    /// Where a terminal tells that a key repeats, it does not matter how late the repeats come.
    @Test func aKeyThatRepeatsIsNoName() {
        var stage = lost()
        for _ in 0..<4 {
            stage.pass(.milliseconds(500))
            stage.send(.input(.key(KeyPress(.character("k"), phase: .repeat))))
        }
        stage.see("Name Ada")
        stage.type("a")
        for key: Character in ["k", "a"] {
            stage.send(.input(.key(KeyPress(.character(key), phase: .repeat))))
        }
        #expect(stage.shows("Name a ") || stage.shows("Name aa"))
    }

    /// To the prompt a gamepad's buttons are others than to the pads.
    @Test func aGamepadThatPlaysOnSavesNothing() {
        var stage = lost()
        var keys: [Key] = []
        for _ in 0..<10 {
            guard let key = stage.screen.gamepadMapping.key(for: .south) else { continue }
            keys.append(key)
            stage.send(.input(.key(KeyPress(key, .gamepad))))
            stage.pass(.milliseconds(200))
        }
        #expect(keys.contains(.enter) && stage.shows("Name Ada"))
        #expect(!stage.take().savesScore)
        stage.pass(.milliseconds(300))
        stage.send(.input(.key(KeyPress(.enter, .gamepad))))
        #expect(stage.take().savesScore)
    }

    @Test func aPasteIsAName() {
        var stage = lost()
        stage.pass(.milliseconds(700))
        stage.send(.input(.paste("Zoe")))
        stage.see("Name Zoe")
    }

    /// In Squares most letters are squares; a capital is none.
    @Test(arguments: [("Ada", "Ada"), ("asd", "Zoe"), ("adam", "adam")])
    func theBlockOfSquaresIsPlayedWith(typed: String, name: String) {
        var stage = Stage(make: SquaresScreen.init) { $0.settings.lastName = PlayerName("Zoe") }
        stage.completeRound()
        stage.beginTurn()
        stage.pressWrong()
        stage.pass(.milliseconds(700))
        stage.type(typed)
        stage.pass(.seconds(1))
        stage.see("Name \(name)")
    }

    /// Yes and no are given to the last moment, and there is no name to type.
    @Test func whoAnswersOnInMatchStartsNothing() {
        var stage = Stage(make: MatchScreen.init) {
            $0.settings.lastName = PlayerName("Ada")
            $0.settings.matchLength = .half
        }
        stage.type(.enter)
        stage.pass(.seconds(30))
        #expect(stage.screen.gamepadMapping == .question)
        stage.type("yn")
        stage.see(not: "play again")
        stage.pass(.milliseconds(700))
        stage.type("l")
        #expect(
            stage.shows("play again") && !stage.take().contains { if case .open = $0 { true } else { false } }
        )
    }

    /// The last card is turned by Enter, which the prompt would take for a yes.
    @Test func enterThatIsHeldInCardsSavesNothing() {
        var stage = Stage(make: CardScreen<PairsDeck>.init) { $0.settings.lastName = PlayerName("Ada") }
        stage.type(.enter)
        stage.findAll()
        _ = stage.take()
        for _ in 0..<100 {
            stage.type(.enter)
            stage.pass(.milliseconds(33))
        }
        #expect(
            stage.shows("Name Ada")
                && stage.take().allSatisfy { if case .saveScore = $0 { false } else { true } })
    }
}
