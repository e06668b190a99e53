package import Model

/// A press that was wrong.
package struct SimonMistake: Hashable, Sendable {
    /// The index in the order of pressing, from 0.
    package let index: Int
    /// What the player pressed.
    package let pressed: Pad
    package let right: Pad

    /// Names a wrong press.
    package init(index: Int, pressed: Pad, right: Pad) {
        self.index = index
        self.pressed = pressed
        self.right = right
    }
}

/// A pad that was not pressed in time.
package struct SimonTimeout: Hashable, Sendable {
    /// The index in the order of pressing, from 0.
    package let index: Int
    package let right: Pad

    /// Names a missed pad.
    package init(index: Int, right: Pad) {
        self.index = index
        self.right = right
    }
}
