/// A change of volume that takes 20 ms, so that it is never heard as a click.
struct GainRamp: Sendable {
    static let time = Duration.milliseconds(20)

    private var from: Double
    private var to: Double
    private var start = 0
    private var length = 1

    init(_ gain: Double) { (from, to) = (gain, gain) }

    mutating func move(to gain: Double, at frame: Int, rate: SampleRate) {
        from = self.gain(at: frame)
        to = gain
        start = frame
        length = max(1, rate.frames(in: Self.time))
    }

    @_noLocks
    func gain(at frame: Int) -> Double {
        from + (to - from) * Envelope.raisedCosine(frame - start, of: length)
    }
}
