/// When a press or sequence is first heard, and what was last reported of it.
struct OnsetReport {
    private let owner: ToneID?
    /// The frame of the stream at which it begins.
    let frame: Int
    private var reported: Duration?

    /// Nothing to report.
    init() { (owner, frame) = (nil, 0) }

    /// A press or sequence that begins at a frame.
    init(owner: ToneID, frame: Int) { (self.owner, self.frame) = (owner, frame) }

    /// Takes a new estimate; returns an event when it differs from the last one.
    mutating func update(heard: Duration) -> PlayerEvent? {
        guard let owner else { return nil }
        let precision = PlaybackLimits.onsetTolerance
        if let reported, heard - reported < precision, reported - heard < precision { return nil }
        reported = heard
        return .onset(owner, at: heard)
    }
}
