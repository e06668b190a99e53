public import Model

/// What a game of Simon is played with, beside its seed.
public struct SimonOptions: Hashable, Sendable {
    /// How fast the sequence is shown.
    public var speed: Speed

    /// Classic Simon without an end.
    public init(speed: Speed = .normal) { self.speed = speed }
}
