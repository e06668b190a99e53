/// The place of a sound between two loudspeakers.
public struct Pan: Hashable, Sendable {
    /// From -1, as far left as sounds go, to 1, as far right; 0 is the centre.
    public let position: Double

    /// The ends and the centre.
    public static let left = Pan(-1), centre = Pan(0), right = Pan(1)

    /// A place between the loudspeakers; clamped to -1...1.
    public init(_ position: Double) { self.position = min(max(position, -1), 1) }
}

/// How wide the stereo image is on devices with two channels.
public struct StereoSpread: Hashable, Sendable {
    /// How far from the centre the sides are, 0 to 1; 0.4 is 6 dB between the channels, 0.9 is 22 dB.
    public let reach: Double

    /// Everything in the centre: what one loudspeaker would play, on both.
    public static let off = StereoSpread(0)

    /// Clamped to 0...1.
    public init(_ reach: Double) { self.reach = min(max(reach, 0), 1) }

    /// The gain of each channel. Constant power: for one spread the sum of the squared gains is the same at every position;
    /// scaled so that neither exceeds 1.
    func gains(for pan: Pan) -> ChannelGains {
        guard reach > 0 else { return .mono }
        let quarter = Double.pi / 4
        let angle = (1 + pan.position * reach) * quarter
        let loudest = RealTimeMath.cosine((1 - reach) * quarter)
        return ChannelGains(
            left: min(1, RealTimeMath.cosine(angle) / loudest),
            right: min(1, RealTimeMath.sine(angle) / loudest))
    }
}

/// Factors for the two channels of a sound, 0 to 1.
struct ChannelGains: Hashable, Sendable {
    let left, right: Double

    static let mono = ChannelGains(left: 1, right: 1)
}
