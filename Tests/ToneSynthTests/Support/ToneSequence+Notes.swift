@testable import ToneSynth

extension ToneSequence {
    /// Tones of one length, one after the other, with silence between them.
    init(_ tones: [Tone], length: Duration, gap: Duration) {
        self.init(
            tones.enumerated().map { index, tone in
                Element(tone, onset: (length + gap) * index, length: length)
            })
    }

    /// Two quiet tones behind the attack of what they accompany, over after 0.4 s.
    static let quietFigure = ToneSequence([.high(524, at: 160, for: 90), .high(660, at: 250, for: 150)])

    /// Tones that end in a chord, over after 1.5 s.
    static let longFigure = ToneSequence([
        .high(524, at: 160, for: 130), .high(660, at: 290, for: 130), .high(1_048, at: 420, for: 130),
        .high(524, at: 760, for: 740), .high(660, at: 760, for: 740), .high(1_048, at: 760, for: 740),
    ])
}

extension ToneSequence.Element {
    /// A quiet tone; times in milliseconds.
    fileprivate static func high(_ hertz: Double, at onset: Int, for length: Int) -> Self {
        Self(
            Tone(.hertz(hertz)).changed(by: Gain(decibels: -9)), onset: .milliseconds(onset),
            length: .milliseconds(length))
    }
}

extension Tone {
    static let `do` = Tone(.hertz(261.625_565_300_598_6)), re = Tone(.hertz(293.664_767_917_407_6))
    static let mi = Tone(.hertz(329.627_556_912_869_9)), fa = Tone(.hertz(349.228_231_433_003_9))
    static let scale = [`do`, re, mi, fa]
    static let buzz = Tone(frequency: .hertz(42), timbre: .buzz, gain: nominalPeak)
}

extension StereoSpread {
    static let gentle = StereoSpread(0.4), wide = StereoSpread(0.9)
    static let allCases: [StereoSpread] = [.off, gentle, wide]
}
