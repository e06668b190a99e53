import FoundationEssentials
import GameRules
import Model
import TerminalCore
import Testing

@testable import Screens
import Presentation

@Suite struct SimonScreenTests {
    var stage = Stage(make: SimonScreen.init)

    @Test(arguments: [Size(width: 80, height: 24), Size(width: 30, height: 10)])
    func aClickPausesARoundAndGoesOn(size: Size) throws {
        var stage = Stage(size, make: SimonScreen.init) { $0.soundNotice = "No sound" }
        stage.type(.enter)
        for _ in 0..<2 {
            // The keys at the foot: the first one of them.
            let foot = try #require(stage.picture.last)
            let key = try #require(foot.firstRange(of: "Esc")).lowerBound
            stage.click(foot.distance(from: foot.startIndex, to: key), size.height - 1)
            stage.see("Give up", "Paused")
            stage.click("Resume")
            stage.see("No sound", not: "Give up")
            stage.pass(.seconds(2))
        }
        stage.see("Your turn")
        // Nothing else is named in a round.
        #expect(stage.picture.last?.trimmingPrefix(while: \.isWhitespace) == "Esc pause")
        stage.click(0, size.height - 1)
        stage.see("Your turn")
        #expect(stage.take().allSatisfy { $0 == .sound(.silence) || $0.isSequence })
    }

    @Test(arguments: zip("rygb1234", [Pad.red, .yellow, .green, .blue, .red, .yellow, .green, .blue]))
    mutating func padsSoundBeforeAGame(key: Character, pad: Pad) {
        stage.type(.character(key))
        #expect(stage.take() == [.sound(.press(pad, held: false)), .haptic(.press)])
        #expect(stage.screen.lamps[pad].isLit)
        stage.pass(AnimationTiming.press)
        #expect(!stage.screen.lamps[pad].isLit)
    }

    @Test mutating func aClickOnAPadPressesItUntilTheButtonComesUp() throws {
        let place = try #require(stage.place(of: "green"))
        stage.send(.input(.mouse(MouseEvent(.press, at: place))))
        stage.pass(.seconds(3))
        #expect(stage.screen.lamps[Pad.green].isLit)
        stage.send(.input(.mouse(MouseEvent(.release, at: place))))
        #expect(
            stage.take() == [
                .sound(.press(.green, held: true)), .haptic(.press), .sound(.release(.green)),
            ])
        #expect(!stage.screen.lamps[Pad.green].isLit)
    }

    @Test mutating func aRoundGoesFromSimonToThePlayerAndBack() {
        let sequence = pads(ofSeed: 7, count: 2)
        stage.type(.enter)
        stage.see("Simon's turn", not: "start")
        stage.pass(.milliseconds(799))
        #expect(!stage.effects.contains { if case .sound(.sequence) = $0 { true } else { false } })
        stage.pass(.milliseconds(2))
        let first = TimedPad(sequence[0], onset: .zero, length: .milliseconds(420))
        #expect(stage.effects.contains(.sound(.sequence(number: 1, [first]))))
        #expect(stage.screen.lamps[sequence[0]].isLit)
        stage.pass(.milliseconds(420))
        #expect(stage.shows("Your turn") && !stage.screen.lamps[sequence[0]].isLit)
        stage.type(String(sequence[0].rawValue + 1))
        stage.see("Right!", "Score 1")
        #expect(stage.take().contains(.haptic(.complete)))
    }

    @Test mutating func pressesInSimonsTurnAreNeitherHeardNorKept() {
        stage.type(.enter)
        _ = stage.take()
        stage.type("rygb1234lsq")
        #expect(stage.take().isEmpty)
        stage.see("Simon's turn: wait for yours")
        stage.pass(.seconds(2))
        stage.see("Your turn", not: "wait for yours")
    }

    @Test func theLightsWaitForTheSound() {
        var stage = Stage(make: SimonScreen.init) { $0.audible = true }
        let pad = pads(ofSeed: 7, count: 1)[0]
        stage.type(.enter)
        stage.pass(.milliseconds(800))
        #expect(!stage.screen.lamps[pad].isLit)
        stage.send(.heard(sequence: 1, at: .milliseconds(1_000)))
        stage.pass(.milliseconds(199))
        #expect(!stage.screen.lamps[pad].isLit)
        stage.pass(.milliseconds(1))
        #expect(stage.screen.lamps[pad].isLit)
        stage.pass(.milliseconds(420))
        stage.see("Your turn")
    }

    @Test func aServerThatHangsDoesNotHoldTheGame() {
        var stage = Stage(make: SimonScreen.init) { $0.audible = true }
        stage.type(.enter)
        stage.pass(.milliseconds(800) + SimonPlayback.soundTimeout + .milliseconds(421))
        stage.see("Your turn")
    }

    @Test mutating func escapeClosesTheNamePromptWithoutSaving() {
        stage.playToThePrompt(rounds: 1)
        stage.type("Bob")
        _ = stage.take()
        stage.type(.escape)
        #expect(stage.take() == [.discard])
        stage.see("Press Enter to start", "Not saved. Press u to undo")
        // One key brings the score back, with the name as it was typed.
        stage.type("u")
        stage.see("Game over", "Name Bob")
        stage.type(.enter)
        let names = stage.take().savedNames
        #expect(names.map(\.string) == ["Bob"])
        stage.type("u")
        stage.see(not: "Game over")
    }

    @Test mutating func escapePausesAndTheRoundGoesOnWhereItWas() {
        stage.type(.enter)
        stage.pass(.milliseconds(900))
        stage.type(.escape)
        stage.see("Paused", "Resume", "Give up")
        stage.pass(.seconds(60))
        stage.see("Paused")
        _ = stage.take()
        stage.type(.enter)
        let pad = pads(ofSeed: 7, count: 1)[0]
        let rest = TimedPad(pad, onset: .zero, length: .milliseconds(320))
        #expect(stage.take() == [.sound(.sequence(number: 2, [rest]))])
        stage.pass(.milliseconds(321))
        stage.see("Your turn")
    }

    @Test func aGivenSeedIsMarked() {
        var stage = Stage(make: SimonScreen.init) { $0.chosenSeed = 42 }
        stage.type(.enter)
        stage.pass(.milliseconds(1_221))
        #expect(stage.screen.game.sequence == pads(ofSeed: 42, count: 1))
        stage.lose()
        stage.pass(MistakeTiming.end)
        stage.see("Seed 42")
    }

    /// In the hub or beside whose turn it is, as a number in every window.
    @Test(arguments: [(120, 40), (100, 30), (80, 24), (60, 20), (50, 18), (40, 15), (30, 10)])
    func howFarOneIsIsToldOnce(width: Int, height: Int) {
        for colours in [DisplayStyle.Colours.many, .console, .none] {
            var stage = Stage(Size(width: width, height: height), make: SimonScreen.init) {
                $0.display = DisplayStyle(colours: colours, unicode: colours != .none)
            }
            stage.play(rounds: 4)
            for _ in 0..<200 where !stage.screen.isPlayersTurn { stage.pass(.milliseconds(100)) }
            for pad in stage.screen.game.answer.prefix(2) { stage.type(String(pad.name.prefix(1))) }
            let told = stage.picture.reduce(0) { $0 + $1.ranges(of: "2 of 5").count }
            #expect(told == 1, "\(stage.picture.joined(separator: "\n"))")
        }
    }

    /// It has answered like every press before; in rectangles as on the disc.
    @Test(arguments: [(80, 24), (40, 15)])
    func aPadPressedByMistakeLosesItsColour(width: Int, height: Int) throws {
        var stage = Stage(Size(width: width, height: height), make: SimonScreen.init) {
            $0.display = DisplayStyle(colours: .many, unicode: true)
        }
        stage.play(rounds: 1)
        stage.fail()
        stage.pass(MistakeTiming.buzzer.onset)
        let cross = try #require(stage.place(of: "✗"))
        let place = try #require(stage.screen.board.index(at: cross))
        let canvas = stage.canvas
        let ground = RGB(try #require(canvas[cross.x, cross.y].style.background.rgb))
        let unlit = PadColours.of(Pad.allCases[place], in: stage.context.settings.palette).unlit
        func spread(_ colour: RGB) -> UInt32 {
            let channels = [16, 8, 0].map { colour.value >> UInt32($0) & 0xFF }
            return (channels.max() ?? 0) - (channels.min() ?? 0)
        }
        #expect(spread(ground) * 3 < spread(unlit) * 2)
    }

    /// In a compact window it has the number alone, and the header the best one.
    @Test func theHubOfASmallDiscIsNotEmpty() throws {
        var stage = Stage(Size(width: 50, height: 18), make: SimonScreen.init) {
            $0.display = DisplayStyle(colours: .many, unicode: true)
        }
        stage.play(rounds: 2)
        let disc = try #require(stage.screen.board.disc)
        let row = Array(stage.picture[disc.middleRow])
        #expect(row[disc.centreColumn - 2...disc.centreColumn + 1].contains { "█▀▄".contains($0) })
        stage.see("Best 2", not: "Score")
    }
}

extension Stage<SimonScreen> {
    /// Starts, if need be, and presses a wrong pad at once.
    mutating func lose() {
        if shows("start") { type(.enter) }
        pass(.seconds(5))
        let right = screen.game.sequence[0].rawValue
        type(String((right + 1) % 4 + 1))
    }
}

/// A machine that keeps the program from running takes no light from the player.
@Suite struct SimonStallTests {
    /// Moments of the second show, which begins 800 ms after a round's end and has two tones of 420 ms with
    /// 50 ms between: stopped at one, running again at the other; the place that is lit then.
    @Test(arguments: [
        // The first light was seen, the second was missed whole, and so was all that came after.
        (900, 1_650, 1), (900, 60_000, 1),
        // Not even the first.
        (700, 1_100, 0), (700, 60_000, 0),
        // Late, but there is more to see of the second than has been lost.
        (900, 1_400, 1),
    ])
    func aLightThatNobodyCanHaveSeenIsShownAgain(stopped: Int, goesOn: Int, place: Int) {
        var stage = Stage(make: SimonScreen.init)
        let sequence = pads(ofSeed: 7, count: 2)
        #expect(sequence[0] != sequence[1])
        stage.type(.enter)
        stage.pass(.milliseconds(1_300))
        stage.type(String(sequence[0].rawValue + 1))
        let start = stage.context.now
        stage.pass(.milliseconds(stopped))
        stage.context.now = start + .milliseconds(goesOn)
        stage.send(.tick)
        #expect(
            Pad.allCases.filter { stage.screen.lamps[$0].isLit } == [sequence[place]]
        )
        stage.pass(.milliseconds(420 * (2 - place) + 50 * (1 - place)))
        stage.see("Your turn")
    }

    @Test func twoEqualPadsAreSeenAsTwo() {
        var stage = Stage(make: SimonScreen.init) { $0.chosenSeed = 1 }
        let sequence = pads(ofSeed: 1, count: 2)
        #expect(sequence[0] == sequence[1])
        let isLit = { (stage: Stage<SimonScreen>) in stage.screen.lamps[sequence[0]].isLit }
        stage.type(.enter)
        stage.pass(.milliseconds(1_300))
        stage.type(String(sequence[0].rawValue + 1))
        stage.pass(.milliseconds(800 + 400))
        #expect(isLit(stage))
        // The program is kept from running through the dark of 50 ms.
        stage.context.now += .milliseconds(100)
        stage.send(.tick)
        #expect(!isLit(stage))
        stage.pass(.milliseconds(50))
        #expect(isLit(stage))
        stage.pass(.milliseconds(420))
        stage.see("Your turn")
    }

    @Test func theSoundIsPlayedAgainFromTheMissedLight() {
        var stage = Stage(make: SimonScreen.init) { $0.audible = true }
        let pad = pads(ofSeed: 7, count: 1)[0]
        stage.type(.enter)
        stage.pass(.milliseconds(800))
        stage.send(.heard(sequence: 1, at: .milliseconds(810)))
        _ = stage.take()
        stage.context.now = .seconds(9)
        stage.send(.tick)
        let whole = TimedPad(pad, onset: .zero, length: .milliseconds(420))
        #expect(stage.take() == [.sound(.sequence(number: 2, [whole]))])
        stage.send(.heard(sequence: 2, at: .milliseconds(9_010)))
        stage.pass(.milliseconds(10))
        #expect(stage.screen.lamps[pad].isLit)
    }
}

@Suite struct SimonHoldingTests {
    @Test func aHeldPadIsLetGoBeforeAnotherScreenIsShown() throws {
        var stage = Stage(make: SimonScreen.init)
        let place = try #require(stage.place(of: "green"))
        stage.send(.input(.mouse(MouseEvent(.press, at: place))))
        _ = stage.take()
        stage.type("s")
        #expect(stage.take() == [.sound(.release(.green)), .open(.settings)])
    }

    @Test func aHeldPadIsLetGoWhenTheWindowLosesTheFocus() {
        var stage = Stage(make: SimonScreen.init) { $0.reportsReleases = true }
        stage.type("r")
        stage.send(.input(.focus(false)))
        #expect(stage.take().last == .sound(.release(.red)))
        #expect(!stage.screen.lamps[Pad.red].isLit)
    }
}

extension Effect {
    fileprivate var isSequence: Bool { if case .sound(.sequence) = self { true } else { false } }
}

/// The list of variants beside the toy.
@Suite struct VariantsTests {
    private func stage(_ size: Size = Size(width: 80, height: 24)) -> Stage<SimonScreen> {
        var stage = Stage(size, make: SimonScreen.init) {
            $0.display = DisplayStyle(colours: .many, unicode: true, background: RGB(0x0B_0C10))
        }
        stage.type("v")
        return stage
    }

    @Test(arguments: Size.windows)
    func allAreListedWithTheRuleOfTheChosenOne(size: Size) {
        var stage = stage(size)
        stage.see("2 of 10", "> rewind <")
        stage.type(.down, .down, .up)
        stage.type("v")
        stage.see("> bounce <")
        if size.height > 15 { stage.see("The colours swap places") }
        #expect(stage.context.settings.variant == .bounce)
        stage.type(.escape)
        stage.see("Simon Says: bounce", not: "4 of 10")
    }

    @Test func oneIsClickedAndPlayersAreChosenBesideIt() {
        var stage = stage()
        stage.click("last one standing")
        stage.see("> last one standing <", "Players  2")
        stage.type(.right)
        stage.see("Players  3")
        stage.type(.enter)
        #expect(
            stage.screen.game.options.variant == .lastOneStanding && stage.screen.game.options.players == 3)
        stage.see(not: "Variants")
    }

    @Test func aClickBesideItClosesIt() {
        var stage = stage()
        stage.click("red")
        stage.see("Press Enter to start", not: "Variants")
    }

    @Test func whoIsMutedIsOfferedTheSoundThatByEarNeeds() {
        var stage = Stage(make: SimonScreen.init) {
            $0.settings.variant = .byEar
            $0.settings.sound = false
        }
        stage.type(.enter)
        stage.see("Enter turns it on")
        #expect(!stage.screen.shell.isPlaying && stage.take().settings == nil)
        stage.type(.enter)
        #expect(!stage.screen.shell.isPlaying && stage.context.settings.sound)
        // There is a card.
        stage.context.audible = true
        stage.type(.enter)
        #expect(stage.screen.shell.isPlaying)
    }
}
