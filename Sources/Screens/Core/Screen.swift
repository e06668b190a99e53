package import Model
package import Presentation
package import TerminalCore

/// What a screen is told.
package typealias ScreenEvent = PageEvent<Event>

/// One screen as a value: events and the passing of time go in, effects come out, and a whole frame
/// can be drawn from it at any moment.
package protocol Screen: Sendable {
    /// What can be chosen on its frames.
    associatedtype Action: OfferAction

    /// Does what was chosen on the newest frame.
    /// - Parameter step: 1, or -1 for what goes back.
    mutating func choose(_ action: Action, by step: Int, _ context: ScreenContext) -> [Effect]

    /// Takes an event and answers with what is to be done about it, most urgent first: a tone stands
    /// before everything else, and it is asked for before the frame is drawn.
    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect]

    /// The mouse is over something that can be chosen, or over nothing.
    mutating func hover(_ action: Action?, _ context: ScreenContext)

    /// What was chosen at its place is let go.
    mutating func release(_ context: ScreenContext) -> [Effect]

    /// Draws the whole frame, in a window of `MinimumSize` at least, and returns the cell of the text cursor, or nil
    /// when there is none.
    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point?

    /// When the screen is to be sent `tick` next, or nil while it waits for an event.
    /// A screen that moves asks for its next frame here.
    func wake(_ context: ScreenContext) -> Duration?

    /// What a gamepad's buttons are for at the moment.
    var gamepadMapping: GamepadMapping { get }

    /// What the notes of a MIDI controller are for at the moment.
    var noteMapping: NoteMapping { get }

    /// Whether it waits for a note to be played, whatever it is for: it comes as `PageEvent.note`.
    var learnsNotes: Bool { get }

    /// What is lit on MIDI controllers, by its notes.
    func controllerLights(_ context: ScreenContext) -> [MIDINote: LightColour]
}

extension Screen {
    /// What can be chosen on the frame as it would be drawn now.
    func offers(_ context: ScreenContext) -> Offers {
        var canvas = Canvas(size: context.size)
        _ = frame(on: &canvas, context)
        return canvas.offers
    }

    /// Does what an offer of a frame says; one of another screen does nothing.
    mutating func take(_ offer: Offer, by step: Int, _ context: ScreenContext) -> [Effect] {
        guard let action = offer.action as? Action else { return [] }
        var context = context
        context.isPointed = true
        return choose(action, by: step, context)
    }

    /// Takes what the mouse did: a click and the wheel mean what is drawn where it is.
    mutating func take(_ mouse: MouseEvent, _ offers: Offers, _ context: ScreenContext) -> [Effect] {
        let cell = mouse.position
        switch mouse.action {
        case .press: return offers.pressed(at: cell).map { take($0, by: $0.step, context) } ?? []
        case .wheelUp, .wheelDown:
            let step = mouse.action == .wheelUp ? 1 : -1
            return offers.turned(at: cell).map { take($0, by: step, context) } ?? []
        case .move:
            hover(offers.pressed(at: cell)?.action as? Action, context)
            return []
        case .release: return release(context)
        default: return []
        }
    }

    package mutating func hover(_ action: Action?, _ context: ScreenContext) {}

    package mutating func release(_ context: ScreenContext) -> [Effect] { [] }

    /// Most screens do not move by themselves.
    package func wake(_ context: ScreenContext) -> Duration? { nil }

    /// Draws the frame, or in a window without room for any screen how much it takes.
    func frame(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        guard !MinimumSize.applies(to: canvas.size) else {
            MinimumSize.draw(on: &canvas, theme: context.display.theme)
            return nil
        }
        return draw(on: &canvas, context)
    }
}
