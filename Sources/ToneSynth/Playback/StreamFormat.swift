/// What a device agreed to.
public struct StreamFormat: Hashable, Sendable {
    /// Frames a second.
    public let rate: SampleRate
    /// How samples are written.
    public let sample: SampleFormat
    /// Samples a frame.
    public let channels: Int
    /// Frames between two wake-ups of the device.
    public let period: Int
    /// Frames that can be queued.
    public let buffer: Int
}
