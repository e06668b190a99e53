internal import Model

/// What a board is to show: for each pad its light, and the one that a press has just jolted.
struct BoardState: Hashable, Sendable {
    /// 0 (dark) to 1 (lit), in the order of `Pad.allCases`.
    var levels = [0.0, 0, 0, 0]
    /// The pad that a press has pushed out of its place.
    var jolted: Pad?
    /// The letters that stand on the pads.
    var keys = PadKeys.standard
    /// The pad that Enter would press.
    var focused: Pad?

    /// A pad's light.
    func level(_ pad: Pad) -> Double { levels[pad.rawValue] }
    /// Whether a pad counts as lit where there are no shades.
    func isLit(_ pad: Pad) -> Bool { levels[pad.rawValue] >= 0.5 }
}

/// What stands on a pad, and how.
struct PadLabel {
    /// The key that presses it.
    var key: Character
    /// The colour's name.
    var name: String
    /// What it sounds.
    var note: String

    /// The label of a pad.
    init(_ pad: Pad, keys: PadKeys) {
        key = keys[pad]
        name = pad.name
        note = ["do", "re", "mi", "fa"][pad.rawValue]
    }
}
