/// Loudness from 0 (silent) to 100, in steps that sound even; the synth maps it to decibels.
public struct Volume: Hashable, Sendable {
    /// 0 to 100.
    public let percent: Int

    /// The volume of a first start.
    public static let standard = Volume(clamping: 80)

    /// The nearest volume within 0 to 100.
    public init(clamping percent: Int) { self.percent = min(100, max(0, percent)) }
}
