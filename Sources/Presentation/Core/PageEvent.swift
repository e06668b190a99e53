package import Model

/// What a page is told, on either face; `Input` is what its face takes from the player.
///
/// That inputs can be compared is not asked for here: the runtime would search every conformance in the program for
/// it before the first frame.
package enum PageEvent<Input: Sendable>: Sendable {
    /// The page is about to be shown, for the first time or again.
    case appeared
    /// Something that the player did.
    case input(Input)
    /// A note was played while the page learned which note is for what.
    case note(MIDINote)
    /// The wake-up that the page asked for, or a later moment.
    case tick
    /// The first sample of a sequence will be heard at this time of `Context.now`'s clock.
    case heard(sequence: Int, at: Duration)
    /// The program has been stopped, by Ctrl+Z or a signal, at the context's time: a round is to be paused.
    case suspending
    /// What `Effect.query` asked for, or word that the scores have changed.
    case answer(QueryResult)
    /// What became of the score that `Effect.saveScore` named.
    case saved(SaveResult)
    /// Nothing will come from the player any more: what was reached is saved under the name at hand.
    case inputEnded
    /// The program has to end at once: what was reached is finished, and no name asked for.
    case leaving

    /// The event with another kind of input; nil when the input has none. (Inlined, as every key goes through it.)
    @inlinable package func map<Other>(_ transform: (Input) -> Other?) -> PageEvent<Other>? {
        switch self {
        case .appeared: .appeared
        case .input(let input): transform(input).map { .input($0) }
        case .note(let note): .note(note)
        case .tick: .tick
        case .heard(let sequence, let moment): .heard(sequence: sequence, at: moment)
        case .suspending: .suspending
        case .answer(let result): .answer(result)
        case .saved(let result): .saved(result)
        case .inputEnded: .inputEnded
        case .leaving: .leaving
        }
    }
}

extension PageEvent: Equatable where Input: Equatable {}
extension PageEvent: Hashable where Input: Hashable {}
