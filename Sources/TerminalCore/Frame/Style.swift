/// How a cell looks: ink, ground and attributes.
public struct Style: Hashable, Sendable {
    /// The ink.
    public var foreground: Colour
    /// The ground.
    public var background: Colour
    /// Bold, dim and the like.
    public var attributes: Attributes

    /// Makes a style; without arguments the terminal's own.
    public init(
        _ foreground: Colour = .terminalDefault, on background: Colour = .terminalDefault,
        _ attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The terminal's own ink and ground with attributes.
    public init(_ attributes: Attributes) { self.init(.terminalDefault, on: .terminalDefault, attributes) }

    /// What a terminal can do to a glyph beside colouring it.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit an attribute.
        public let rawValue: UInt8
        /// Makes a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Heavier strokes.
        public static let bold = Attributes(rawValue: 1)
        /// Fainter ink.
        public static let dim = Attributes(rawValue: 2)
        /// A line below.
        public static let underline = Attributes(rawValue: 4)
        /// Ink and ground exchanged.
        public static let reverse = Attributes(rawValue: 8)
        /// Slanted strokes.
        public static let italic = Attributes(rawValue: 16)
    }
}
