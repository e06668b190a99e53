public import GameRules
public import Model

/// Simon's turn as it goes by: the sound is asked for when it begins, and the lights follow what is heard.
public struct SimonPlayback: Hashable, Sendable {
    /// What is shown.
    public let presentation: SimonPresentation
    /// How far it is.
    public var state = State.pending
    /// The pad that is lit by it.
    public var litPad: Pad?
    /// How many pads of the sequence have been lit so far.
    private var begun = 0

    /// The sound of a sequence goes through these.
    public enum State: Hashable, Sendable {
        /// Its time has not come.
        case pending
        /// The sound has been asked for; the lights wait for word of when it is heard, until a time.
        case requested(number: Int, until: Duration)
        /// The lights run, from the time at which the sound is heard.
        case running(from: Duration)
    }

    /// How long the game waits to learn when a sequence is heard; then it goes on without, as a sound server
    /// may hang.
    public static let soundTimeout = Duration.milliseconds(150)

    /// Begins at rest.
    public init(_ presentation: SimonPresentation) { self.presentation = presentation }

    /// The place that is lit at a time, which is remembered.
    public mutating func begin(at time: Duration) -> Int? {
        let place = presentation.index(at: time)
        begun = max(begun, place.map { $0 + 1 } ?? 0)
        return place
    }

    /// The first place whose light nobody can have seen, as the program was kept from running for the better
    /// part of it; nil when there is none. To a player a light that is not shown is a game lost without a
    /// mistake.
    public func missed(at time: Duration) -> Int? {
        guard begun < presentation.pads.count, time > presentation.onset(begun) + presentation.tempo.tone / 2
        else { return nil }
        return begun
    }

    /// When the dark began that parts the pad lit at a time from the same pad before it, if nobody can have
    /// seen it: the pad would seem to be lit once. Nil when there is no such dark.
    public func missedDark(at time: Duration) -> Duration? {
        guard let place = presentation.index(at: time), place == begun, litPad == presentation.pads[place]
        else { return nil }
        return presentation.onset(place) - presentation.tempo.gap
    }

    /// The tones from a moment of the game on; one that has begun sounds for what is left of it.
    public func notes(from time: Duration) -> [TimedPad] {
        presentation.pads.indices.compactMap { place in
            TimedPad(
                presentation.pads[place], onset: presentation.onset(place), length: presentation.tempo.tone
            ).rest(from: time)
        }
    }
}

extension SimonVictory {
    /// From the first tone's beginning to the last one's end.
    public var length: Duration { end - start }

    /// The tones, from the first one's beginning on.
    public var notes: [TimedPad] {
        zip(onsets, Self.pulses).map { TimedPad(pad, onset: $0 - start, length: $1.on) }
    }
}

/// The toy's two other buttons: sequences that are shown again.
public enum SequenceReplay: Hashable, CaseIterable, Sendable {
    case last, longest
}
