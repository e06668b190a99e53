/// How a player begins.
public struct PlayerConfiguration: Hashable, Sendable {
    /// The ALSA device.
    public var device = "default"
    /// The loudness, 0 to 100.
    public var volumePercent = 80
    /// Whether it begins muted: then no device is opened.
    public var isMuted = false
    /// The pitches of the pads.
    public var tuning = Tuning.doReMiFa

    /// The device `default` at 80 %.
    public init() {}
}
