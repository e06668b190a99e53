/// When a press or sequence is first heard, and whether that has been told.
struct HeardReport {
    /// What is heard.
    private let owner: ToneID?
    /// The frame of the stream at which it begins.
    let frame: Int
    private var told: Duration?

    /// Nothing to report.
    init() { (owner, frame) = (nil, 0) }

    /// A press or sequence that begins at a frame.
    init(owner: ToneID, frame: Int) { (self.owner, self.frame) = (owner, frame) }

    /// Takes a new estimate; answers with an event when it differs from what was told.
    mutating func update(heard: Duration) -> PlayerEvent? {
        guard let owner else { return nil }
        let precision = PlaybackLimits.heardPrecision
        if let told, heard - told < precision, told - heard < precision { return nil }
        told = heard
        return .heard(owner, at: heard)
    }
}
