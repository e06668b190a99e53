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

    /// Fewer colours come first.
    public static func < (left: ColourDepth, right: ColourDepth) -> Bool { left.rawValue < right.rawValue }
}
