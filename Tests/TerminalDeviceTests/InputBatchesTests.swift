import Glibc
import TerminalCore
import TestSupport
import Testing

@testable import TerminalDevice

/// What has arrived together, up to the keys that are the terminal's own affair.
@Suite struct InputBatchesTests {
    private func key(_ character: Character, _ modifiers: Modifiers = []) -> Event {
        .key(KeyPress(.character(character), modifiers))
    }

    private var stop: Event { key("z", .control) }
    private var interrupt: Event { key("c", .control) }

    @Test func whatComesTogetherIsHandledTogether() {
        #expect(InputBatches.steps(of: [key("r"), key("g")]) == [.deliver([key("r"), key("g")])])
        #expect(InputBatches.steps(of: []).isEmpty)
    }

    @Test func aStopParts() {
        #expect(
            InputBatches.steps(of: [key("r"), stop, key("g")])
                == [.deliver([key("r")]), .suspend, .deliver([key("g")])])
        #expect(InputBatches.steps(of: [stop]) == [.suspend])
    }

    @Test func nothingIsHandledAfterAnEnd() {
        #expect(
            InputBatches.steps(of: [key("r"), interrupt, key("g")])
                == [.deliver([key("r")]), .end(.signal(SIGINT))])
        #expect(InputBatches.steps(of: [key("\\", .control)]) == [.end(.signal(SIGQUIT))])
    }

    /// Where Esc and Ctrl+C come at once, they are decoded as one key with Alt.
    @Test func anEscBeforeItDoesNotHideTheEnd() {
        #expect(InputBatches.steps(of: [key("c", [.control, .alt])]) == [.end(.signal(SIGINT))])
        #expect(InputBatches.steps(of: [key("c", .alt)]) == [.deliver([key("c", .alt)])])
        let release = Event.key(KeyPress(.character("c"), .control, phase: .release))
        #expect(InputBatches.steps(of: [release]) == [.deliver([release])])
    }

    /// Among more keys than anyone types Ctrl+C counts wherever it stands.
    @Test(arguments: [(256, 2), (257, 1)]) func inAFloodTheEndComesFirst(count: Int, steps: Int) {
        let events = Array(repeating: key("r"), count: count - 1) + [interrupt]
        #expect(InputBatches.steps(of: events).count == steps)
    }
}
