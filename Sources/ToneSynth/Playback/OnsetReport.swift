/// Reports when a press or sequence is first heard.
struct OnsetReport {
    private let owner: ToneID?
    /// Of the stream.
    let frame: Int
    private var reported: Duration?

    /// Nothing to report.
    init() { (owner, frame) = (nil, 0) }

    init(owner: ToneID, frame: Int) { (self.owner, self.frame) = (owner, frame) }

    /// Nil when the new estimate differs too little from the last one.
    mutating func update(heard: Duration) -> PlayerEvent? {
        guard let owner else { return nil }
        let precision = PlaybackLimits.onsetTolerance
        if let reported, heard - reported < precision, reported - heard < precision { return nil }
        reported = heard
        return .onset(owner, at: heard)
    }
}
