public import Model

extension PadKeys {
    /// Whether the pads show their digits: nobody has chosen letters, and those of a first start do not begin the
    /// colours' names in the player's language. The letters work all the same.
    public var areDigitsShown: Bool {
        self == .standard && Pad.allCases.contains { !$0.word.folded.hasPrefix(String(self[$0])) }
    }

    /// The key that a pad shows.
    /// - Parameter place: where the pad stands, from 0, if not in its own place: digits go by the place.
    public func label(of pad: Pad, at place: Int?) -> Character {
        areDigitsShown ? Character(String((place ?? pad.rawValue) + 1)) : self[pad]
    }
}
