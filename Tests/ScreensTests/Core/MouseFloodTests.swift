import Model
import Presentation
import Synchronization
import TerminalCore
import Testing

@testable import Screens

/// A mouse reports far more than anyone sees.
@Suite struct MouseFloodTests {
    private final class Frames: Sendable { let count = Atomic(0) }

    /// The first column can be clicked.
    private struct CountedScreen: Screen {
        enum Action: OfferAction { case only }

        let frames: Frames

        mutating func choose(_ action: Action, by step: Int, _ context: ScreenContext) -> [Effect] {
            [.haptic(.press)]
        }

        mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] { [] }

        mutating func release(_ context: ScreenContext) -> [Effect] { [.haptic(.complete)] }

        func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
            frames.count.add(1, ordering: .relaxed)
            canvas.offer(Offer(Rect(x: 0, y: 0, width: 1, height: canvas.size.height), Action.only))
            return nil
        }
    }

    /// Only after a choice is the screen laid out again, as it may be another.
    @MainActor @Test(arguments: [(0, 5), (5, 1)]) func reportsThatChangeNothingAreNoFrames(
        x: Int, layouts: Int
    ) {
        let frames = Frames()
        var page: any Screen = CountedScreen(frames: frames)
        var face = ScreenFace(
            size: Size(width: 80, height: 24), display: DisplayStyle(colours: .none, unicode: true)
        ) { _, _ in }
        face.show(page, Context())
        var effects: [Effect] = []
        for _ in 0..<4 {
            for action in [MouseEvent.Action.move, .press, .release, .wheelUp, .otherPress, .otherRelease] {
                let mouse = MouseEvent(action, at: Point(x: x, y: 3))
                effects += face.update(&page, .input(.terminal(.mouse(mouse))), Context())
            }
        }
        #expect(frames.count.load(ordering: .relaxed) == layouts)
        let choice = [Effect.haptic(.press), .haptic(.complete)]
        #expect(effects == (x == 0 ? choice + choice + choice + choice : []))
    }
}
