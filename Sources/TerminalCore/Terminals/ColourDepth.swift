/// How many colours a terminal shows.
public enum ColourDepth: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// Attributes alone.
    case none
    /// The 16 colours of the console.
    case sixteen
    /// The colour cube and greys of xterm.
    case indexed
    /// 24-bit sRGB.
    case truecolor

    /// Makes a depth from the word the command line takes: `truecolor`, `256`, `16` or `none`.
    public init?(word: String) {
        switch word {
        case "truecolor": self = .truecolor
        case "256": self = .indexed
        case "16": self = .sixteen
        case "none": self = .none
        default: return nil
        }
    }

    /// Fewer colours come first.
    public static func < (left: ColourDepth, right: ColourDepth) -> Bool { left.rawValue < right.rawValue }
}
