/// Where a sound stands between two loudspeakers.
public struct Pan: Hashable, Sendable {
    /// From -1, as far left as sounds stand, to 1, as far right; 0 is the middle.
    public let position: Double

    /// The sides, and the middle.
    public static let left = Pan(-1), center = Pan(0), right = Pan(1)

    /// A place between the loudspeakers; what lies outside -1 to 1 stands at the side.
    public init(_ position: Double) { self.position = min(max(position, -1), 1) }
}

/// How far apart the sides stand on devices with two channels.
public struct StereoSpread: Hashable, Sendable {
    /// How far from the middle the sides are, 0 to 1; 0.4 is 6 dB between the channels, 0.9 is 22 dB.
    public let reach: Double

    /// Everything in the middle: what one loudspeaker would play, on both.
    public static let off = StereoSpread(0)

    /// Sides so far from the middle; what lies outside 0 to 1 is the nearest of them.
    public init(_ reach: Double) { self.reach = min(max(reach, 0), 1) }

    /// What each channel has of a sound: constant power, so the sum of the squares is the same wherever it
    /// stands, and at most 1, so that no channel is ever louder than mono. The channel that a side is nearer to
    /// has exactly 1.
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

    /// The same on both.
    static let mono = ChannelGains(left: 1, right: 1)
}
