/// Raised-cosine attack and release, as a pure function of the frame.
///
/// Its first and last frames are just above zero and the frames outside are zero, so a voice of n
/// frames is heard for exactly n frames.
struct Envelope: Sendable {
    /// When another tone takes over.
    static let releaseTime = ToneSequence.Edges.standard.fall

    /// In frames; a voice shorter than both divides its length among them.
    let attack, release: Int
    /// In frames.
    let length: Int

    init(length: Int, _ edges: ToneSequence.Edges = .standard, rate: SampleRate) {
        let attack = rate.frames(in: edges.rise)
        let release = rate.frames(in: edges.fall)
        self.length = length
        self.attack = min(attack, length * attack / (attack + release) + 1)
        self.release = min(release, length - length * attack / (attack + release))
    }

    /// - Parameter frame: counted from the onset.
    @_noLocks
    func gain(at frame: Int) -> Double {
        guard frame >= 0, frame < length else { return 0 }
        return Self.raisedCosine(frame + 1, of: attack + 1)
            * Self.raisedCosine(length - frame, of: release + 1)
    }

    /// 0 at step 0, 1 from step `steps` on.
    @_noLocks
    static func raisedCosine(_ step: Int, of steps: Int) -> Double {
        guard step > 0, step < steps else { return step > 0 ? 1 : 0 }
        return 0.5 - 0.5 * RealTimeMath.cosine(.pi * Double(step) / Double(steps))
    }
}
