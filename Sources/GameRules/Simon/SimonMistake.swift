public import Model

/// A press that was wrong.
public struct SimonMistake: Hashable, Sendable {
    /// The index in the order of pressing, from 0.
    public let index: Int
    /// What the player pressed.
    public let pressed: Pad
    /// What it was.
    public let right: Pad

    /// Names a wrong press.
    public init(index: Int, pressed: Pad, right: Pad) {
        self.index = index
        self.pressed = pressed
        self.right = right
    }
}

/// A pad that was not pressed in time.
public struct SimonTimeout: Hashable, Sendable {
    /// The index in the order of pressing, from 0.
    public let index: Int
    /// What it was.
    public let right: Pad

    /// Names a missed pad.
    public init(index: Int, right: Pad) {
        self.index = index
        self.right = right
    }
}
