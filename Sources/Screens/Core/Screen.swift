import Localization
package import Model
package import Presentation
package import TerminalCore

package typealias ScreenEvent = PageEvent<Event>

/// A screen as a value: events and time go in, effects come out, and a frame can be drawn at any moment.
package protocol Screen: Sendable {
    associatedtype Action: OfferAction

    /// Called for an offer of the newest frame.
    /// - Parameter step: 1, or -1 for what goes back.
    mutating func choose(_ action: Action, by step: Int, _ context: ScreenContext) -> [Effect]

    /// Returns effects in order of urgency: a tone is first, and starts before the frame is drawn.
    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect]

    /// Nil when the mouse is over nothing that can be chosen.
    mutating func hover(_ action: Action?, _ context: ScreenContext)

    /// The pressed offer was released.
    mutating func release(_ context: ScreenContext) -> [Effect]

    /// The window is at least `MinimumSize`. Returns the cell of the text cursor, if any.
    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point?

    /// When the screen needs its next `tick`, such as the next frame of an animation; nil while it waits for
    /// an event.
    func wake(_ context: ScreenContext) -> Duration?

    var gamepadMapping: GamepadMapping { get }

    var noteMapping: NoteMapping { get }

    /// Whether it waits for what is pressed, whatever its use: it arrives as `PageEvent.controller`.
    func learns(_ input: ControllerInput) -> Bool

    func controllerLights(_ context: ScreenContext) -> [MIDINote: LightColour]
}

extension Screen {
    /// The offers of the frame that would be drawn now.
    func offers(_ context: ScreenContext) -> Offers {
        var canvas = Canvas(size: context.size)
        _ = frame(on: &canvas, context)
        return canvas.offers
    }

    /// Offers of another screen do nothing.
    mutating func take(_ offer: Offer, by step: Int, _ context: ScreenContext) -> [Effect] {
        guard let action = offer.action as? Action else { return [] }
        var context = context
        context.isPointed = true
        return choose(action, by: step, context)
    }

    /// Clicks and wheel act on what is drawn there.
    mutating func take(_ mouse: MouseEvent, _ offers: Offers, _ context: ScreenContext) -> [Effect] {
        let offer = offers.offer(under: mouse)
        switch mouse.action {
        case .press: return offer.map { take($0, by: $0.step, context) } ?? []
        case .wheelUp: return offer.map { take($0, by: 1, context) } ?? []
        case .wheelDown: return offer.map { take($0, by: -1, context) } ?? []
        case .move:
            hover(offer?.action as? Action, context)
            return []
        case .release: return release(context)
        case .otherPress, .otherRelease: return []
        }
    }

    package mutating func hover(_ action: Action?, _ context: ScreenContext) {}

    package mutating func release(_ context: ScreenContext) -> [Effect] { [] }

    package func wake(_ context: ScreenContext) -> Duration? { nil }

    /// Below `MinimumSize`, draws the size needed instead.
    func frame(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        guard !MinimumSize.applies(to: canvas.size) else {
            MinimumSize.draw(on: &canvas, theme: context.display.theme)
            return nil
        }
        return draw(on: &canvas, context)
    }
}

/// What a window without room for the game shows.
package enum MinimumSize {
    package static let least = Size(width: 30, height: 10)

    static func applies(to size: Size) -> Bool {
        size.width < least.width || size.height < least.height
    }

    /// Uses as many words as fit.
    static func draw(on canvas: inout Canvas, theme: Theme) {
        let bounds = canvas.bounds
        let needed = "\(least.width)x\(least.height)"
        let sentences: [SafeText] = [
            tr("The window must be at least \(needed)"), tr("At least \(needed)"), "\(needed)",
        ]
        guard let sentence = sentences.first(where: { $0.columns <= bounds.size.width }) else { return }
        canvas.centre(sentence, in: bounds, row: bounds.size.height / 2, theme.text)
    }
}
