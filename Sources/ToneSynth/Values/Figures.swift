/// Short figures for what went well.
///
/// They are made of the pads' own notes, one and two octaves up: bright, and in tune with the pads in every
/// tuning. They rise, while the razz of a mistake buzzes below the pads. The first one that is heard begins
/// behind the attack of the press that earned it; to be played with `TonePlayer.accompany`, so that this press
/// sounds on and the next one ends them.
extension ToneSequence {
    /// A round done right: two quiet notes, over after 0.4 s, before the next round begins at any speed.
    public static let roundComplete = ToneSequence([
        .high(.do, at: 160, for: 90, gain: -14), .high(.mi, at: 250, for: 150, gain: -14),
    ])

    /// A new best: three notes, over after 0.7 s.
    public static let newBest = ToneSequence([
        .high(.do, at: 160, for: 110, gain: -6), .high(.mi, at: 270, for: 110, gain: -6),
        .high(.do, octaves: 2, at: 380, for: 320, gain: -6),
    ])

    /// A win: an arpeggio that ends in a chord, over after 1.5 s.
    public static let win = ToneSequence([
        .high(.do, at: 160, for: 130, gain: -6), .high(.mi, at: 290, for: 130, gain: -6),
        .high(.do, octaves: 2, at: 420, for: 130, gain: -6),
        .high(.mi, octaves: 2, at: 550, for: 180, gain: -6),
        .high(.do, at: 760, for: 740, gain: -9), .high(.mi, at: 760, for: 740, gain: -9),
        .high(.do, octaves: 2, at: 760, for: 740, gain: -9),
    ])
}

extension ToneSequence.Element {
    /// A pad's note some octaves up; times in milliseconds, the gain in decibels.
    fileprivate static func high(
        _ note: Note, octaves: Int = 1, at onset: Int, for length: Int, gain: Double
    ) -> Self {
        Self(
            .raised(note, octaves: octaves), onset: .milliseconds(onset), length: .milliseconds(length),
            gain: Gain(decibels: gain))
    }
}
