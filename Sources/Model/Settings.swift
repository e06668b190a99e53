/// What the player has chosen; kept between runs.
public struct Settings: Hashable, Sendable {
    /// Whether tones sound.
    public var sound = true
    /// Whether presses are felt: on the screen and on devices that can.
    public var haptics = true
    /// Loudness.
    public var volume = Volume.standard
    /// How fast Simon shows his sequence.
    public var speed = Speed.normal
    /// The colours of the pads.
    public var palette = PaletteName.classic
    /// On which ground the game is drawn.
    public var ground = GroundChoice.auto
    /// Nothing fades, jumps or moves.
    public var reducedMotion = false
    /// The letters of the pads.
    public var padKeys = PadKeys.standard
    /// The name that the next game-over prompt offers.
    public var lastName: PlayerName?

    /// The settings of a first start.
    public init() {}
}
