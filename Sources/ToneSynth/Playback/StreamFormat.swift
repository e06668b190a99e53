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
    /// Frames by which the device's reported position may lag behind.
    let positionStep: Int

    /// - Parameter positionStep: a period unless the device is known to be finer.
    init(
        rate: SampleRate, sample: SampleFormat, channels: Int, period: Int, buffer: Int,
        positionStep: Int? = nil
    ) {
        (self.rate, self.sample, self.channels) = (rate, sample, channels)
        (self.period, self.buffer, self.positionStep) = (period, buffer, positionStep ?? period)
    }
}

/// How a device takes its samples, best first.
public enum SampleFormat: CaseIterable, Hashable, Sendable {
    /// 32-bit float in the machine's byte order.
    case float32
    /// Signed 32-bit.
    case int32
    /// Signed 16-bit, dithered.
    case int16

    /// Bytes a sample.
    public var bytes: Int {
        @_noLocks get {
            switch self {
            case .int16: 2
            case .int32, .float32: 4
            }
        }
    }
}
