package struct Style: Hashable, Sendable {
    package var foreground: Colour
    package var background: Colour
    package var attributes: Attributes

    package init(
        _ foreground: Colour = .terminalDefault, on background: Colour = .terminalDefault,
        _ attributes: Attributes = []
    ) {
        (self.foreground, self.background, self.attributes) = (foreground, background, attributes)
    }

    package init(_ attributes: Attributes) { self.init(.terminalDefault, on: .terminalDefault, attributes) }

    package struct Attributes: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let bold = Attributes(rawValue: 1)
        package static let dim = Attributes(rawValue: 2)
        package static let underline = Attributes(rawValue: 4)
        package static let reverse = Attributes(rawValue: 8)
        package static let italic = Attributes(rawValue: 16)
    }
}
