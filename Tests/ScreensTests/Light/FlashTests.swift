import GameRules
import Model
import Presentation
import TerminalCore
import Testing

@testable import Screens

/// Everything that shines, at its fastest, frame by frame: no part of the screen flashes more than three times a
/// second (WCAG 2.2, 2.3.1).
@Suite struct FlashTests {
    private static let usual = Size(width: 100, height: 30)
    /// Every palette, and the largest window with the one that changes most. (A light is one colour for its whole
    /// layer whatever the window; larger ones only take longer to draw.)
    static let scenes: [(PaletteName, Size)] =
        PaletteName.allCases.map { ($0, usual) } + [(.highContrast, Size(width: 200, height: 60))]
    private static let ground = RGB(0x0B_0C10)

    private func stage<S: Screen>(
        _ size: Size, _ palette: PaletteName, make: (ScreenContext) -> S,
        change: (inout ScreenContext) -> Void = { _ in }
    ) -> Stage<S> {
        Stage(size, make: make) {
            $0.display = DisplayStyle(colours: .many, unicode: true, background: Self.ground)
            $0.settings.palette = palette
            $0.settings.speed = .fast
            change(&$0)
        }
    }

    private func meter(_ size: Size) -> FlashMeter {
        FlashMeter(ground: Self.ground, step: size.width > 100 ? 5 : 2)
    }

    /// Looks at a screen for a time, frame by frame, and does something between frames.
    private func watch<S: Screen>(
        _ stage: inout Stage<S>, _ meter: inout FlashMeter, for length: Duration,
        _ act: (inout Stage<S>, Int) -> Void = { _, _ in }
    ) {
        let frame = Duration.microseconds(16_667)
        for number in 0..<Int(length / frame) {
            act(&stage, number)
            stage.pass(frame)
            meter.add(stage.canvas, at: stage.context.now)
        }
    }

    /// A seed that deals one pad many times in a row, and how long the sequence is then.
    private static let monotonous: (seed: UInt64, length: Int) = {
        for seed in 1...20_000 {
            let dealt = pads(ofSeed: UInt64(seed), count: 20)
            for end in 15..<20 where Set(dealt[(end - 4)...end]).count == 1 { return (UInt64(seed), end + 1) }
        }
        return (1, 15)
    }()

    @Test(arguments: scenes)
    func simonsTurn(palette: PaletteName, size: Size) {
        let (seed, length) = Self.monotonous
        var stage = stage(size, palette, make: SimonScreen.init) {
            $0.chosenSeed = seed
            $0.settings.speed = .slow
        }
        stage.type(.enter)
        for _ in 1..<length { stage.answerRound() }
        #expect(stage.screen.game.score == length - 1)
        // The pads in a row are the last five.
        for _ in 0..<100 where (stage.screen.progress(stage.context)?.done ?? 0) < length - 5 {
            stage.pass(.milliseconds(100))
        }
        var meter = meter(size)
        watch(&stage, &meter, for: .milliseconds(1_800))
        #expect(meter.worst >= 1 && meter.worst <= FlashMeter.limit)
    }

    /// A key hit as often as fingers can, and let go at once.
    @Test(arguments: PaletteName.allCases, [4, 7, 12, 20])
    func aPadThatIsHammered(palette: PaletteName, framesApart: Int) {
        let size = Self.usual
        for reportsReleases in [true, false] {
            var stage = stage(size, palette, make: SimonScreen.init) { $0.reportsReleases = reportsReleases }
            var meter = meter(size)
            watch(&stage, &meter, for: .milliseconds(1_500)) { stage, number in
                if number % framesApart == 0 { stage.type("y") }
                if number % framesApart == 2 && reportsReleases {
                    stage.send(.input(.key(KeyPress(.character("y"), phase: .release))))
                }
            }
            #expect(meter.worst <= FlashMeter.limit)
        }
    }

    @Test(arguments: scenes)
    func aMistakeAndItsRazz(palette: PaletteName, size: Size) {
        var stage = stage(size, palette, make: SimonScreen.init)
        stage.play(rounds: 1)
        stage.fail()
        var meter = meter(size)
        meter.add(stage.canvas, at: stage.context.now)
        watch(&stage, &meter, for: .milliseconds(2_200))
        stage.see("Game over")
        #expect(meter.worst >= 1 && meter.worst <= FlashMeter.limit)
    }

    @Test(arguments: scenes)
    func aVictory(palette: PaletteName, size: Size) {
        var stage = stage(size, palette, make: SimonScreen.init) { $0.settings.level = .one }
        stage.play(rounds: 7)
        var meter = meter(size)
        for _ in 0..<200 where stage.screen.game.legalMoves.isEmpty { stage.pass(.milliseconds(100)) }
        meter.add(stage.canvas, at: stage.context.now)
        stage.answerRound()
        // The signal and the show, and then the new best that it is.
        watch(&stage, &meter, for: .milliseconds(2_000))
        stage.see("You win!")
        watch(&stage, &meter, for: .milliseconds(4_000))
        #expect(
            stage.shows("Name") && stage.screen.lamps.celebration.map { $0.end < stage.context.now } == true)
        #expect(meter.worst >= 1 && meter.worst <= FlashMeter.limit)
    }

    /// From the mistake that ended the game on: its blinking is near.
    @Test(arguments: scenes.map { ($0, 1) } + (2...4).map { ((PaletteName.highContrast, usual), $0) })
    func aNewBest(scene: (palette: PaletteName, size: Size), seed: Int) {
        var stage = stage(scene.size, scene.palette, make: SimonScreen.init) { $0.newSeed = { UInt64(seed) } }
        stage.play(rounds: 2)
        stage.fail()
        var meter = meter(scene.size)
        meter.add(stage.canvas, at: stage.context.now)
        watch(&stage, &meter, for: .milliseconds(2_200))
        stage.see("A new best!")
        watch(&stage, &meter, for: .milliseconds(2_000))
        #expect(meter.worst >= 1 && meter.worst <= FlashMeter.limit)
    }

    /// Presses that each give the whole time again, at many speeds: the ring does not flicker.
    @Test(arguments: [16, 20, 25, 30])
    func aRingOfTimeThatIsFilledAgain(framesApart: Int) {
        var stage = stage(Self.usual, .classic, make: SimonScreen.init) { $0.settings.level = .one }
        stage.play(rounds: 6)
        for _ in 0..<200 where !stage.screen.isPlayersTurn { stage.pass(.milliseconds(100)) }
        var meter = meter(Self.usual)
        let answer = stage.screen.game.answer
        watch(&stage, &meter, for: .milliseconds(16_667 * framesApart * 6 / 1_000)) { stage, number in
            guard number % framesApart == 0 else { return }
            stage.type(String(answer[number / framesApart].name.prefix(1)))
        }
        #expect(stage.screen.isPlayersTurn)
        #expect(meter.worst <= FlashMeter.limit)
    }

    @Test(arguments: scenes)
    func theSplash(palette: PaletteName, size: Size) {
        var stage = stage(size, palette, make: SplashScreen.init)
        var meter = meter(size)
        watch(&stage, &meter, for: .milliseconds(1_200))
        #expect(meter.worst >= 1 && meter.worst <= FlashMeter.limit)
    }

    // MARK: - The meter itself

    private func canvas(_ colour: UInt32) -> Canvas {
        Canvas(size: Size(width: 2, height: 1), style: Style(on: RGB(colour).colour(console: .black)))
    }

    @Test(arguments: [(2, 2), (3, 3), (4, 4), (8, 8)])
    func itCountsWhatFlashes(hertz: Int, expected: Int) {
        var meter = FlashMeter(ground: RGB(0))
        for frame in 0..<240 {
            let isLit = frame * 2 * hertz / 60 % 2 == 1
            meter.add(canvas(isLit ? 0xFFFFFF : 0), at: .microseconds(16_667) * frame)
        }
        #expect(meter.worst == expected)
    }

    @Test func itLeavesFaintAndBrightChangesAlone() {
        var meter = FlashMeter(ground: RGB(0))
        for frame in 0..<60 {
            meter.add(canvas(frame % 2 == 0 ? 0x30_3030 : 0x10_1010), at: .milliseconds(16 * frame))
        }
        #expect(meter.worst == 0)
        meter = FlashMeter(ground: RGB(0))
        for frame in 0..<60 {
            meter.add(canvas(frame % 2 == 0 ? 0xFF_FFFF : 0xF0_F0F0), at: .milliseconds(16 * frame))
        }
        #expect(meter.worst == 0)
    }
}
