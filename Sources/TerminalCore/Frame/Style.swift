/// How a cell looks: ink, ground and attributes.
package struct Style: Hashable, Sendable {
    /// The ink.
    package var foreground: Colour
    /// The ground.
    package var background: Colour
    /// Bold, dim and the like.
    package var attributes: Attributes

    /// Makes a style; without arguments the terminal's own.
    package init(
        _ foreground: Colour = .terminalDefault, on background: Colour = .terminalDefault,
        _ attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The terminal's own ink and ground with attributes.
    package init(_ attributes: Attributes) { self.init(.terminalDefault, on: .terminalDefault, attributes) }

    /// What a terminal can do to a glyph beside colouring it.
    package struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit an attribute.
        package let rawValue: UInt8
        /// Makes a set from its bits.
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Heavier strokes.
        package static let bold = Attributes(rawValue: 1)
        /// Fainter ink.
        package static let dim = Attributes(rawValue: 2)
        /// A line below.
        package static let underline = Attributes(rawValue: 4)
        /// Ink and ground exchanged.
        package static let reverse = Attributes(rawValue: 8)
        /// Slanted strokes.
        package static let italic = Attributes(rawValue: 16)
    }
}
