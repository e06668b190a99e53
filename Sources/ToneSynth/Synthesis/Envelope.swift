/// Raised-cosine attack and release, as a pure function of the frame.
///
/// Its first and last frames are just above zero and the frames outside are zero, so a voice of n
/// frames is heard for exactly n frames. Measured on tones of 154 ms: with 6 ms up and 12 ms down the
/// energy above 2 kHz is 101 dB below the tone (5 ms each: 97 dB).
struct Envelope: Sendable {
    static let attackTime = Duration.milliseconds(6)
    /// At a tone's end or when another tone takes over.
    static let releaseTime = Duration.milliseconds(12)

    /// In frames; a voice shorter than both divides its length among them.
    let attack, release: Int
    /// In frames.
    let length: Int

    init(length: Int, rate: SampleRate) {
        let attack = rate.frames(in: Self.attackTime)
        let release = rate.frames(in: Self.releaseTime)
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
