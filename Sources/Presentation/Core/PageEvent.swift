package import Model

/// What a page receives, on either face; `Input` is what the face takes from the player.
///
/// `Input` is not required to be Equatable: the runtime would search every conformance in the program for
/// it before the first frame.
package enum PageEvent<Input: Sendable>: Sendable {
    /// Before the page is shown, for the first time or again.
    case appeared
    case input(Input)
    /// Pressed while the page assigns notes or buttons to pads.
    case controller(ControllerInput)
    /// The requested wake-up, or a later moment.
    case tick
    /// The first sample of a sequence will be heard at this time of `Context.now`'s clock.
    case heard(sequence: Int, at: Duration)
    /// The program is being stopped by Ctrl+Z or a signal: a round must pause.
    case suspending
    /// The answer to `Effect.query`, or a notice that the scores have changed.
    case answer(QueryResult)
    case saved(SaveResult)
    /// No more input will come: what was reached is saved under the proposed name.
    case inputEnded
    /// The program must end at once: the game is finished without asking for a name.
    case leaving
}

extension PageEvent: Equatable where Input: Equatable {}
extension PageEvent: Hashable where Input: Hashable {}
