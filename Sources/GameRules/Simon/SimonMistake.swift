public import Model

/// A press that was wrong.
public struct SimonMistake: Hashable, Sendable {
    /// The place in the order of pressing, from 0.
    public let place: Int
    /// What the player pressed.
    public let pressed: Pad
    /// What it was.
    public let right: Pad

    /// Names a wrong press.
    public init(place: Int, pressed: Pad, right: Pad) {
        self.place = place
        self.pressed = pressed
        self.right = right
    }
}

/// A pad that was not pressed in time.
public struct SimonTimeout: Hashable, Sendable {
    /// The place in the order of pressing, from 0.
    public let place: Int
    /// What it was.
    public let right: Pad

    /// Names a missed pad.
    public init(place: Int, right: Pad) {
        self.place = place
        self.right = right
    }
}
