/// What the player is given to feel; each is told from the others with the eyes shut.
package enum HapticCue: CaseIterable, Hashable, Sendable {
    /// A pad has gone down: one short tick.
    case press
    /// A round was right: two soft taps.
    case complete
    /// A press was wrong: one long, hard shake.
    case mistake
}
