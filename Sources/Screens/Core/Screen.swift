public import Model
public import Presentation
public import TerminalCore

/// What a screen is told.
public typealias ScreenEvent = PageEvent<Event>

/// One screen as a value: events and the passing of time go in, effects come out, and a whole frame
/// can be drawn from it at any moment.
public protocol Screen: Sendable {
    /// What can be chosen on its frames.
    associatedtype Action: OfferAction = NoAction

    /// Does what was chosen on the newest frame.
    /// - Parameter step: 1, or -1 for what goes back.
    mutating func choose(_ action: Action, by step: Int, _ context: ScreenContext) -> [Effect]

    /// Takes an event and answers with what is to be done about it, most urgent first: a tone stands
    /// before everything else, and it is asked for before the frame is drawn.
    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect]

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

/// What can be chosen where there is nothing to choose.
public enum NoAction: OfferAction {}

extension Screen where Action == NoAction {
    public mutating func choose(_ action: NoAction, by step: Int, _ context: ScreenContext) -> [Effect] {}
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

    /// Takes what came from the terminal. A click and the wheel mean what is drawn where the mouse is.
    /// - Parameter shown: what can be chosen on the newest frame; nil when something has happened since, and then it is
    ///   drawn again.
    mutating func take(_ input: Event, _ context: ScreenContext, shown: Offers? = nil) -> [Effect] {
        if case .mouse(let mouse) = input {
            let cell = mouse.position
            switch mouse.action {
            case .press:
                if let offer = (shown ?? offers(context)).pressed(at: cell), !(offer.action is Click) {
                    return take(offer, by: offer.step, context)
                }
            case .wheelUp, .wheelDown:
                if let offer = (shown ?? offers(context)).turned(at: cell) {
                    return take(offer, by: mouse.action == .wheelUp ? 1 : -1, context)
                }
            default: break
            }
        }
        return update(.input(input), context)
    }

    /// Most screens do not move by themselves.
    public func wake(_ context: ScreenContext) -> Duration? { nil }

    /// Draws the frame, or in a window without room for any screen how much it takes.
    func frame(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        guard !MinimumSize.applies(to: canvas.size) else {
            MinimumSize.draw(on: &canvas, theme: context.display.theme)
            return nil
        }
        return draw(on: &canvas, context)
    }
}
