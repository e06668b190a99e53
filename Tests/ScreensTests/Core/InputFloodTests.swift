import Model
import TerminalCore
import Testing

@testable import Screens

@MainActor @Suite struct InputFloodTests {
    private func folded(_ inputs: [ScreenInput]) -> [ScreenInput] {
        let face = ScreenFace(
            size: Size(width: 80, height: 24), display: DisplayStyle(colours: .none, unicode: true),
            present: nil)
        var waiting = inputs[...]
        face.fold(&waiting)
        return Array(waiting)
    }

    private func key(_ character: Character, _ phase: KeyPress.Phase = .press) -> ScreenInput {
        .terminal(.key(KeyPress(.character(character), phase: phase)))
    }

    @Test func whatCanBeTypedAheadStays() {
        let ahead = (0..<4_096).map { key($0 % 3 == 0 ? "r" : "g") }
        #expect(folded(ahead) == ahead)
    }

    /// So whatever was held before or in it is as it is at the end.
    @Test func ofAFloodTheLastOfEqualInputsStays() {
        let flood = (0..<4_000).flatMap { _ in [key("r"), key("g"), key("r", .release)] }
        let end = [key("b"), .terminal(.focus(false)), key("g", .release), key("b")]
        #expect(folded(flood + end) == [key("r"), key("g"), key("r", .release)] + end.dropFirst())
    }

    @Test func ofClicksTheLastStays() {
        func mouse(_ action: MouseEvent.Action, _ x: Int) -> ScreenInput {
            .terminal(.mouse(MouseEvent(action, at: Point(x: x, y: 3))))
        }
        let flood = (0..<4_000).flatMap { [mouse(.press, $0), mouse(.release, $0), mouse(.move, $0 + 1)] }
        #expect(folded(flood) == [mouse(.press, 3_999), mouse(.release, 3_999), mouse(.move, 4_000)])
    }
}
