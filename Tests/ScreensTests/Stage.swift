import FoundationEssentials
import GameRules
import Model
import Presentation
import TerminalCore
import TestSupport
import Testing

@testable import Screens

/// A screen on a stage: a manual clock, a window, and what it has asked for.
struct Stage<S: Screen> {
    var screen: S
    var context: ScreenContext
    var effects: [Effect] = []

    init(
        _ size: Size = Size(width: 80, height: 24), make: (ScreenContext) -> S,
        change: (inout ScreenContext) -> Void = { _ in }
    ) {
        var context = ScreenContext(size: size, display: DisplayStyle(colours: .none, unicode: true))
        context.newSeed = { 7 }
        change(&context)
        self.context = context
        screen = make(context)
        send(.appeared)
    }

    /// Gives the screen an event now.
    mutating func send(_ event: ScreenEvent) {
        if case .input(.mouse(let mouse)) = event {
            effects += screen.take(mouse, screen.offers(context), context)
        } else {
            effects += screen.update(event, context)
        }
    }

    /// Types keys: a name of `Key` or single characters.
    mutating func type(_ keys: Key...) {
        for key in keys { send(.input(.key(KeyPress(key)))) }
    }

    /// Types the letters of a text.
    mutating func type(_ text: String) {
        for letter in text { send(.input(.key(KeyPress(.character(letter))))) }
    }

    /// Clicks a cell.
    mutating func click(_ x: Int, _ y: Int) {
        send(.input(.mouse(MouseEvent(.press, at: Point(x: x, y: y)))))
        send(.input(.mouse(MouseEvent(.release, at: Point(x: x, y: y)))))
    }

    /// Clicks where a text begins.
    mutating func click(_ text: String) {
        guard let place = place(of: text) else {
            Issue.record("'\(text)' is not on the screen:\n\(picture.joined(separator: "\n"))")
            return
        }
        click(place.x, place.y)
    }

    /// Gives the window another size.
    mutating func resize(_ width: Int, _ height: Int) {
        context.size = Size(width: width, height: height)
        send(.input(.resize(context.size)))
    }

    /// Lets time pass, waking the screen exactly when it asks.
    mutating func pass(_ length: Duration) {
        let end = context.now + length
        while let moment = screen.wake(context), moment <= end {
            context.now = max(moment, context.now)
            send(.tick)
        }
        context.now = end
        send(.tick)
    }

    /// The frame as lines, without the blanks at their ends.
    var picture: [String] {
        var canvas = Canvas(size: context.size)
        _ = screen.frame(on: &canvas, context)
        return canvas.lines
    }

    /// Whether a text stands somewhere on the frame.
    func shows(_ text: String) -> Bool { picture.contains { $0.hasBytes(of: text) } }

    /// Where a text begins.
    func place(of text: String) -> Point? {
        for (y, line) in picture.enumerated() {
            if let range = line.firstRange(of: text) {
                return Point(x: line.distance(from: line.startIndex, to: range.lowerBound), y: y)
            }
        }
        return nil
    }

    /// What has been asked for since the last call.
    mutating func take() -> [Effect] {
        defer { effects = [] }
        return effects
    }
}

/// The pads that a seed deals, as Simon will show them.
func pads(ofSeed seed: UInt64, count: Int) -> [Pad] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).compactMap { _ in Pad(rawValue: generator.number(below: 4)) }
}
