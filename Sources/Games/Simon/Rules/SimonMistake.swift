package import Model

/// A press that was wrong, or one that did not come in time.
package struct SimonMistake: Hashable, Sendable {
    /// The index in the order of pressing, from 0.
    package let index: Int
    /// Nil when the time was up.
    package let pressed: Pad?
    package let right: Pad

    /// The pad whose owner is out by it.
    package var decisive: Pad { pressed ?? right }
}
