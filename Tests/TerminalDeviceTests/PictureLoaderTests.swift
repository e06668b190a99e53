import TerminalCore
import TestSupport
import Testing

@testable import TerminalDevice

@MainActor @Suite struct PictureLoaderTests {
    struct Recipe: PictureRecipe {
        var name: String
        var size = 10
        func pictures() -> [Picture] { [Picture(number: 10, png: Array(repeating: 7, count: size))] }
    }

    /// A world in which time passes, threads finish and the terminal takes bytes when the test says so.
    @MainActor final class World {
        var timers: [(after: Duration, work: @MainActor @Sendable () -> Void)] = []
        var drawings: [(draw: @Sendable () -> [[UInt8]], then: @MainActor @Sendable ([[UInt8]]) -> Void)] = []
        var sent: [[UInt8]] = []
        var isBusy = false
        var readyCount = 0

        func loader(limit: Int = 1 << 20) -> PictureLoader {
            let loader = PictureLoader(
                limit: limit,
                PictureLoader.World(
                    schedule: { self.timers.append(($0, $1)) },
                    runInBackground: { self.drawings.append(($0, $1)) },
                    send: { piece in
                        if self.isBusy { return false }
                        self.sent.append(piece)
                        return true
                    }))
            loader.onReady = { self.readyCount += 1 }
            return loader
        }

        func passTime() {
            let due = timers
            timers = []
            for timer in due { timer.work() }
        }

        func finishDrawings() {
            let done = drawings
            drawings = []
            for drawing in done { drawing.then(drawing.draw()) }
        }

        func run() {
            while !timers.isEmpty || !drawings.isEmpty {
                passTime()
                finishDrawings()
            }
        }
    }

    private let world = World()

    @Test func aSheetThatIsWishedForIsDrawnSentAndReady() {
        let loader = world.loader()
        let sheet = PictureSheet(Recipe(name: "a"))
        loader.want(sheet)
        #expect(world.sent.isEmpty && world.drawings.isEmpty && loader.ready == nil)
        world.run()
        #expect(loader.ready == sheet && world.readyCount == 1)
        #expect(world.sent == GraphicsCommand.transmit(Recipe(name: "a").pictures()[0]))
    }

    @Test func whatIsThereIsNotSentAgain() {
        let loader = world.loader()
        let sheet = PictureSheet(Recipe(name: "a"))
        for _ in 0..<3 {
            loader.want(sheet)
            loader.want(nil)
            world.run()
        }
        #expect(world.sent.count == 1)
    }

    @Test func ofManySizesInARowOnlyTheLastIsDrawn() {
        let loader = world.loader()
        for name in ["a", "b", "c"] { loader.want(PictureSheet(Recipe(name: name))) }
        world.passTime()
        #expect(world.drawings.count == 1)
        world.run()
        #expect(loader.ready == PictureSheet(Recipe(name: "c")))
    }

    @Test func piecesWaitForEverythingElse() {
        let loader = world.loader()
        loader.want(PictureSheet(Recipe(name: "a", size: 10_000)))
        world.isBusy = true
        world.run()
        #expect(world.sent.isEmpty && loader.ready == nil)
        world.isBusy = false
        loader.advance()
        // One piece, and then others may write first.
        #expect(world.sent.count == 1)
        world.run()
        #expect(world.sent.count == 4 && world.readyCount == 1)
    }

    @Test func whatIsTooLargeForTheLineIsNotSent() {
        let loader = world.loader(limit: 5_000)
        loader.want(PictureSheet(Recipe(name: "a", size: 10_000)))
        world.run()
        #expect(world.sent.isEmpty && loader.ready == nil)
    }

    @Test func aTerminalThatHasLostThemGetsThemAgainWithoutDrawing() {
        let loader = world.loader()
        let sheet = PictureSheet(Recipe(name: "a"))
        loader.want(sheet)
        world.run()
        #expect(loader.forget() == GraphicsCommand.deleteAll)
        #expect(loader.ready == nil)
        loader.want(sheet)
        world.passTime()
        #expect(world.drawings.isEmpty)
        world.run()
        #expect(loader.ready == sheet && world.sent.count == 2)
    }

    @Test func aDrawingThatComesTooLateIsNotSent() {
        let loader = world.loader()
        loader.want(PictureSheet(Recipe(name: "a")))
        world.passTime()
        #expect(loader.forget().isEmpty)
        world.run()
        #expect(world.sent.isEmpty && loader.ready == nil)
    }

    @Test func whatIsHalfSentIsGivenUp() {
        let loader = world.loader()
        loader.want(PictureSheet(Recipe(name: "a", size: 10_000)))
        world.passTime()
        world.finishDrawings()
        #expect(world.sent.count == 1)
        #expect(loader.forget() == GraphicsCommand.deleteAll)
        world.run()
        #expect(world.sent.count == 1)
    }
}
