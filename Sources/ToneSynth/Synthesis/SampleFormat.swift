/// How a device takes its samples, best first.
public enum SampleFormat: String, CaseIterable, Hashable, Sendable {
    /// 32-bit float in the machine's byte order.
    case float32 = "32-bit float"
    /// Signed 32-bit.
    case int32 = "32-bit"
    /// Signed 16-bit, dithered.
    case int16 = "16-bit"

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
