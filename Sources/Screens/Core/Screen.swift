public import Model
public import Presentation
public import TerminalCore

/// What a screen is told.
public typealias ScreenEvent = PageEvent<Event>

/// One screen as a value: events and the passing of time go in, effects come out, and a whole frame
/// can be drawn from it at any moment.
public protocol Screen: Sendable {
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

extension Screen {
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
