import GameRules
import Model
import PNG
import Presentation
import TerminalCore
import Testing

@testable import Screens

@Suite struct CountdownTests {
    @Test(arguments: [
        (0, 0, 5), (1, 0, 5), (399, 0, 5), (400, 1, 5), (500, 2, 5), (999, 3, 5), (1_000, 4, 4),
        (2_500, 10, 3),
        (4_749, 18, 1), (4_750, 19, 1), (5_000, 20, 0), (6_000, 20, 0),
    ])
    func itRunsOutInSteps(elapsed: Int, gone: Int, seconds: Int) {
        let countdown = Countdown(left: .milliseconds(5_000 - elapsed), of: .seconds(5))
        #expect(countdown.gone == gone && countdown.seconds == seconds)
    }

    /// Whoever waits for the next change misses none and wakes for nothing: four times a second.
    @Test(arguments: [5, 7, 60])
    func itSaysForHowLongItStays(limit: Int) throws {
        let limit = Duration.seconds(limit)
        var (left, changes) = (limit, 0)
        while let unchanged = Countdown(left: left, of: limit).unchanged {
            let now = Countdown(left: left, of: limit)
            let before = Countdown(left: left - unchanged + .microseconds(1), of: limit)
            #expect(before.gone == now.gone && before.seconds == now.seconds)
            left -= unchanged
            changes += 1
            try #require(changes <= 100)
        }
        #expect(left == .zero)
        #expect(changes <= 20 + 60 && Countdown(left: left, of: limit).gone == Countdown.steps)
    }

    // MARK: - On the screen

    private static let disc = DisplayStyle(colours: .many, unicode: true, background: RGB(0x0B_0C10))

    /// In the player's turn of a game with five seconds for each pad, after four rounds.
    private func stage(
        _ display: DisplayStyle = disc, _ size: Size = Size(width: 100, height: 30)
    ) -> Stage<SimonScreen> {
        var stage = Stage(size, make: SimonScreen.init) {
            $0.display = display
            $0.settings.level = .one
        }
        stage.play(rounds: 3)
        return stage
    }

    /// How many cells round the hub have the ring's colour.
    private func ring(_ stage: Stage<SimonScreen>) throws -> Int {
        let disc = try #require(stage.screen.board.disc)
        let canvas = stage.canvas
        let colour = stage.context.display.theme.bezel(.player).value
        let reach = Int(disc.padInner) + 1
        var cells = 0
        for y in disc.middleRow - reach / 2 - 1...disc.middleRow + reach / 2 + 1 {
            for x in disc.centreColumn - reach - 1...disc.centreColumn + reach {
                let style = canvas[x, y].style
                cells += [style.foreground, style.background].contains { $0.rgb == colour } ? 1 : 0
            }
        }
        return cells
    }

    @Test func aRingRoundTheHubRunsOutInThePlayersTurnAlone() throws {
        var stage = stage()
        stage.pass(.milliseconds(900))
        stage.see("Simon's turn", not: " s ")
        #expect(try ring(stage) == 0)
        for _ in 0..<100 where !stage.screen.isPlayersTurn { stage.pass(.milliseconds(50)) }
        stage.see("Your turn  5 s")
        var sizes = [try ring(stage)]
        for _ in 0..<4 {
            stage.pass(.seconds(1))
            sizes.append(try ring(stage))
        }
        stage.see("Your turn  1 s")
        #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 > $1 } && sizes[4] > 0 && sizes[0] >= 20)
        // The next press has the whole time again.
        let pad = stage.screen.game.answer[0]
        stage.type(String(pad.name.prefix(1)))
        stage.see("Your turn  5 s")
        // Once its light has gone out, and before the first step has.
        stage.pass(.milliseconds(399))
        #expect(try ring(stage) >= sizes[0] - 1)
    }

    @Test func itStandsStillInAPause() throws {
        var stage = stage()
        for _ in 0..<200 where !stage.screen.isPlayersTurn { stage.pass(.milliseconds(50)) }
        stage.pass(.seconds(2))
        let before = try #require(stage.screen.countdown(stage.context))
        stage.type(.escape)
        #expect(stage.alarm == nil)
        stage.pass(.seconds(9))
        #expect(stage.screen.countdown(stage.context) == before)
        stage.type(.enter)
        #expect(stage.screen.countdown(stage.context) == before)
        stage.pass(.seconds(1))
        #expect(stage.screen.countdown(stage.context)?.seconds == before.seconds - 1)
    }

    /// Where there is no hub, the seconds tell it; and nothing moves without a limit.
    @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 15), Size(width: 30, height: 10)])
    func theSecondsAreToldWithoutColours(size: Size) {
        var stage = stage(DisplayStyle(colours: .none, unicode: false), size)
        for _ in 0..<200 where !stage.screen.isPlayersTurn { stage.pass(.milliseconds(50)) }
        stage.see("5 s")
        stage.pass(.seconds(4))
        stage.see("1 s")
        var endless = Stage(size, make: SimonScreen.init)
        endless.type(.enter)
        for _ in 0..<200 where !endless.screen.isPlayersTurn { endless.pass(.milliseconds(50)) }
        #expect(endless.screen.wake(endless.context) == nil && !endless.shows("5 s"))
    }

    /// Four steps a second, each a few cells or a picture.
    @Test func aStepIsFewBytes() throws {
        var display = Self.disc
        for isPixels in [false, true] {
            if isPixels {
                (display.showsPictures, display.cellSize) = (true, PixelSize(width: 10, height: 20))
                display.readyPictures = stage(display).canvas.sheet
            }
            var stage = stage(display)
            for _ in 0..<200 where !stage.screen.isPlayersTurn { stage.pass(.milliseconds(50)) }
            var capabilities = Capabilities()
            capabilities.depth = .truecolor
            capabilities.glyphSet = .unicode
            var encoder = FrameEncoder(capabilities)
            stage.pass(.milliseconds(10))
            _ = encoder.encode(stage.canvas)
            var (sent, frames) = ([Int](), 0)
            while stage.screen.isPlayersTurn, let moment = stage.alarm {
                stage.pass(moment - stage.context.now)
                guard stage.screen.isPlayersTurn else { break }
                sent.append(encoder.encode(stage.canvas).count)
                frames += 1
            }
            #expect(frames <= 20 && frames >= 15)
            #expect(try #require(sent.max()) <= (isPixels ? 160 : 300), "\(sent)")
        }
    }
}
