package import TerminalCore

/// The colours of everything but the pads.
package struct Theme: Hashable, Sendable {
    /// Edges are blended with it.
    package let ground: RGB
    /// Whether the ground is known: otherwise edges are not blended.
    package let knowsGround: Bool
    /// The ground of boxes and popups.
    package let body: RGB
    /// Dark on every ground, so that its pads shine.
    package let toy: RGB

    // With 16 colours or none only the terminal's own ink and ground are certainly readable together: the
    // defaults here.

    package private(set) var text = Style()
    package private(set) var quiet = Style()
    package private(set) var dimmed = Style(.dim)
    package private(set) var title = Style(.bold)
    /// Whose turn it is, what is chosen.
    package private(set) var accent = Style(.bold)
    package private(set) var alert = Style(.bold)
    package private(set) var gold = Style(.bold)
    /// What Enter acts on. (Bold would make its ink grey on the Linux console.)
    package private(set) var focus = Style(.reverse)
    /// The same among keys on the ground.
    package private(set) var keyFocus = Style(.reverse)
    /// Text on boxes and popups.
    package private(set) var panel = Style()
    package private(set) var panelTitle = Style(.bold)
    package private(set) var panelQuiet = Style(.dim)
    package private(set) var panelAccent = Style(.bold)

    /// The toy is dark on every ground.
    package let onToy = ToyInks()

    package struct ToyInks: Hashable, Sendable {
        let text = RGB(0xEC_EAE6).colour(console: .white)
        let quiet = RGB(0x9C_9FAA).colour(console: .white)
        let gold = RGB(0xFF_D25C).colour(console: .brightYellow)
        let alert = RGB(0xFF_6B66).colour(console: .brightRed)
        let right = RGB(0x7D_F0A8).colour(console: .brightGreen)
        let simon = RGB(0xC4_B8FF).colour(console: .brightMagenta)
        let onMedal = RGB(0x3A_2905).colour(console: .black)

        func dot(_ ink: Hub.Dots.Ink) -> RGB {
            switch ink {
            case .player: RGB(0xF4_F2F6)
            case .simon: RGB(0xA2_90FF)
            case .right: RGB(0xA8_F5C6)
            case .gold: RGB(0xFF_D25A)
            case .mistake: RGB(0xFF_5A54)
            case .off: RGB(0x50_515A)
            }
        }
    }

    private struct Inks {
        var text: Colour
        var quiet: RGB
        var accent: RGB
        var alert: RGB
        var gold: RGB
        var inverse: RGB
        var onBody: (ink: RGB, quiet: RGB, accent: RGB)
    }

    /// Uses the terminal's own background, so that the game has no frame round it.
    /// - Parameter background: nil where the terminal has not answered.
    static func on(_ background: RGB?) -> Theme {
        guard let background else {
            return Theme(ground: darkGround, under: .terminalDefault, isKnown: false, eitherInks)
        }
        return background.isDark
            ? Theme(ground: background, under: .terminalDefault, isKnown: true, darkInks)
            : Theme(ground: background, under: .terminalDefault, isKnown: true, lightInks)
    }

    static func painting(_ ground: RGB) -> Theme {
        Theme(
            ground: ground, under: ground.colour(console: .black), isKnown: true,
            ground.isDark ? darkInks : lightInks)
    }

    /// The ground when dark is chosen on a light terminal.
    static let darkGround = RGB(0x12_1317)
    /// The ground when light is chosen on a dark terminal.
    static let lightGround = RGB(0xFA_F8F4)

    private static let darkInks = Inks(
        text: RGB(0xE8_E6E1).colour(console: .white), quiet: RGB(0x8C_8F9A), accent: RGB(0xB9_A7FF),
        alert: RGB(0xFF_6B66), gold: RGB(0xFF_D25C), inverse: RGB(0x17_1524),
        onBody: (RGB(0xE8_E6E1), RGB(0x9A_9DA8), RGB(0xB9_A7FF)))
    private static let lightInks = Inks(
        text: RGB(0x1D_1E24).colour(console: .white), quiet: RGB(0x63_6570), accent: RGB(0x52_36C8),
        alert: RGB(0xC4_1E22), gold: RGB(0x8A_5E00), inverse: RGB(0xFF_FFFF),
        onBody: (RGB(0x1D_1E24), RGB(0x5C_5E69), RGB(0x52_36C8)))
    /// For an unknown ground: the terminal's own ink, and colours readable on black and on white.
    private static let eitherInks = Inks(
        text: .terminalDefault, quiet: RGB(0x7C_7F8A), accent: RGB(0x87_6CF0), alert: RGB(0xE2_4A46),
        gold: RGB(0xA8_7A10), inverse: RGB(0x10_0E1C),
        onBody: (RGB(0xE8_E6E1), RGB(0x9A_9DA8), RGB(0xB9_A7FF)))

    private init(ground: RGB, under: Colour, isKnown: Bool, _ inks: Inks) {
        self.ground = ground
        knowsGround = isKnown
        body = ground.isDark ? ground.mixed(with: RGB(0x3C_3F4A), 0.55) : ground.mixed(with: RGB(0), 0.13)
        toy = ground.isDark ? body : RGB(0x2A_2C34)
        let panelGround = body.colour(console: .black)
        let inverse = inks.inverse.colour(console: .black)
        text = Style(inks.text, on: under)
        quiet = Style(inks.quiet.colour(console: .white), on: under)
        dimmed = Style(ground.dimmed(inks.quiet).colour(console: .brightBlack), on: under)
        title = Style(inks.text, on: under, .bold)
        accent = Style(inks.accent.colour(console: .brightMagenta), on: under, .bold)
        alert = Style(inks.alert.colour(console: .brightRed), on: under, .bold)
        gold = Style(inks.gold.colour(console: .brightYellow), on: under, .bold)
        focus = Style(inverse, on: inks.accent.colour(console: .magenta), .bold)
        keyFocus = focus
        panel = Style(inks.onBody.ink.colour(console: .white), on: panelGround)
        panelTitle = Style(inks.onBody.ink.colour(console: .white), on: panelGround, .bold)
        panelQuiet = Style(inks.onBody.quiet.colour(console: .white), on: panelGround)
        panelAccent = Style(inks.onBody.accent.colour(console: .brightMagenta), on: panelGround, .bold)
    }

    /// The focus stands out no more than a heading.
    var withoutFocus: Theme {
        var theme = self
        (theme.focus, theme.keyFocus) = (panelTitle, title)
        return theme
    }

    /// - Parameter tint: nil for the quiet line.
    func bezel(_ tint: Bezel.Tint?) -> RGB {
        switch tint {
        case nil, .pads?: toy.mixed(with: RGB(0xFF_FFFF), 0.05)
        case .idle?: RGB(0x6F_6A8F)
        case .simon?: RGB(0x8C_76EE)
        // White where it stands out, and a blue that is readable on a light ground.
        case .player?: ground.isDark ? RGB(0xE4_E5EC) : RGB(0x1F_86E0)
        case .warm?: ground.isDark ? RGB(0xF2_E6D2) : RGB(0x8F_7BD0)
        case .warmer?: ground.isDark ? RGB(0xF5_D9B0) : RGB(0xB8_78A8)
        case .warmest?: ground.isDark ? RGB(0xF7_CB8C) : RGB(0xD8_7A5C)
        case .right?: RGB(0xA8_F5C6)
        case .mistake?: RGB(0xF0_524C)
        case .best?: RGB(0xFF_D25A)
        }
    }

    /// The ring of time where it has run out.
    var timeGone: RGB { toy.mixed(with: RGB(0xFF_FFFF), 0.03) }

    /// The middle of the toy, with the score.
    func hub(_ hub: Hub?) -> RGB {
        hub?.ink == .medal ? RGB(0xFF_D25A) : toy.mixed(with: RGB(0), hub?.isPressed == true ? 0.55 : 0.35)
    }

    static let console = Theme()

    private init() {
        (ground, body, toy, knowsGround) = (RGB(0), RGB(0), RGB(0), false)
    }
}
