import GameRules
import Model
import Presentation
import TerminalCore
import Localization

/// How the cards of Match look here: their paper, and the inks as they are seen and called.
struct MatchCardStyle {
    let display: DisplayStyle
    let palette: PaletteName

    /// Whether the cards are dark, and the ink black is white.
    var isDark: Bool {
        display.colours == .many ? display.theme.ground.isDark : display.background.map(\.isDark) ?? true
    }

    /// Whether inks have to be named in letters too: where they cannot be seen.
    var namesInks: Bool { display.colours == .none || palette == .monochrome }

    func name(_ ink: StroopColour) -> String { ink == .black && isDark ? tr("white") : ink.localName }

    var paper: RGB { isDark ? display.theme.body : RGB(0xFF_FFFF) }

    /// The edge of a card whose paper is nearly the screen's own ground; nil where the paper stands out.
    var edge: RGB? { display.colours == .many && !isDark ? RGB(0x76_7985) : nil }

    var plain: Style {
        guard display.colours == .many else { return Style(.bold) }
        return isDark
            ? display.theme.panelTitle
            : Style(RGB(0x1D_1E24).colour(console: .black), on: paper.colour(console: .white), .bold)
    }

    var quiet: Style {
        guard display.colours == .many else { return Style() }
        return isDark
            ? display.theme.panelQuiet
            : Style(RGB(0x63_6570).colour(console: .black), on: paper.colour(console: .white))
    }

    func colour(_ ink: StroopColour) -> Colour? {
        guard display.colours != .none, palette != .monochrome else { return nil }
        guard let pad = ink.pad else {
            guard display.colours == .many else { return Colour.terminalDefault }
            return RGB(isDark ? 0xF6_F4F0 : 0x15_161A).colour(console: isDark ? .brightWhite : .black)
        }
        let colours = PadColours.of(pad, in: palette)
        let seen = isDark ? colours.lit : colours.lit.mixed(with: colours.unlit, 0.55)
        return seen.colour(console: ink == .red ? colours.console : colours.consoleLit)
    }

    /// The cell that large letters of an ink are made of.
    func cell(_ colour: Colour?) -> Cell {
        let ground = display.colours == .many ? paper.colour(console: .black) : .terminalDefault
        let ink = Style(colour ?? .terminalDefault, on: ground)
        if display.unicode { return Cell("█", ink) }
        guard colour != nil else { return Cell("#", ink) }
        return Cell(" ", Style(ink.foreground, on: ground, [.reverse, .bold]))
    }

    func letters(_ colour: Colour?) -> Style {
        var style = plain
        if let colour { style.foreground = colour }
        return style
    }
}

extension StroopColour {
    /// The pad of the same colour, whose shades are those of the palette.
    fileprivate var pad: Pad? {
        switch self {
        case .red: .red
        case .blue: .blue
        case .yellow: .yellow
        case .black: nil
        }
    }
}
