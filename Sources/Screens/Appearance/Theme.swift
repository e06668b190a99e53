public import TerminalCore

/// The colours of everything that is not a pad: one ground, quiet and loud ink, one accent.
public struct Theme: Hashable, Sendable {
    /// Behind everything, and what edges are blended with.
    public let ground: RGB
    /// The toy's own body, and the ground of pop-ups.
    public let body: RGB
    /// Ordinary text.
    public let text: Style
    /// What need not be read.
    public let quiet: Style
    /// What does nothing at the moment.
    public let dimmed: Style
    /// The name of a screen.
    public let title: Style
    /// What says where one is: whose turn it is, what is chosen.
    public let accent: Style
    /// The thing that Enter would act on.
    public let focus: Style
    /// Text on the body and on pop-ups.
    public let panel: Style
    /// Words that stand out there.
    public let panelTitle: Style
    /// Quiet text there.
    public let panelQuiet: Style
    /// Accented text there.
    public let panelAccent: Style

    /// Keeps the terminal's own background where it is known, so that the game has no frame round it.
    static func on(_ background: RGB?) -> Theme {
        let ground = background ?? darkGround
        return ground.isDark ? dark(ground) : light(ground)
    }

    /// Where nothing is known, or a dark ground is asked for on a light terminal.
    static let darkGround = RGB(0x12_1317)
    /// Where a light ground is asked for on a dark terminal.
    static let lightGround = RGB(0xFA_F8F4)

    private static func dark(_ ground: RGB) -> Theme {
        Theme(
            ground: ground, body: ground.mixed(with: RGB(0x3C_3F4A), 0.55),
            ink: RGB(0xE8_E6E1), quiet: RGB(0x8C_8F9A), accent: RGB(0xB9_A7FF), inverse: RGB(0x17_1524))
    }

    private static func light(_ ground: RGB) -> Theme {
        Theme(
            ground: ground, body: RGB(0x2A_2C34),
            ink: RGB(0x1D_1E24), quiet: RGB(0x63_6570), accent: RGB(0x52_36C8), inverse: RGB(0xFF_FFFF),
            onBody: (RGB(0xE8_E6E1), RGB(0x9A_9DA8), RGB(0xB9_A7FF)))
    }

    private init(
        ground: RGB, body: RGB, ink: RGB, quiet: RGB, accent: RGB, inverse: RGB,
        onBody: (ink: RGB, quiet: RGB, accent: RGB)? = nil
    ) {
        self.ground = ground
        self.body = body
        let under = ground.colour(console: .black)
        let panelGround = body.colour(console: .black)
        text = Style(ink.colour(console: .white), on: under)
        self.quiet = Style(quiet.colour(console: .white), on: under)
        dimmed = Style(Self.dimmed(quiet, on: ground).colour(console: .brightBlack), on: under)
        title = Style(ink.colour(console: .white), on: under, .bold)
        self.accent = Style(accent.colour(console: .brightMagenta), on: under, .bold)
        focus = Style(inverse.colour(console: .black), on: accent.colour(console: .magenta), .bold)
        panel = Style((onBody?.ink ?? ink).colour(console: .white), on: panelGround)
        panelTitle = Style((onBody?.ink ?? ink).colour(console: .white), on: panelGround, .bold)
        panelQuiet = Style((onBody?.quiet ?? quiet).colour(console: .white), on: panelGround)
        panelAccent = Style(
            (onBody?.accent ?? accent).colour(console: .brightMagenta), on: panelGround, .bold)
    }

    /// An ink between the ground and the quiet one: as dim as can still be made out, which is the contrast of
    /// 3 to 1 that WCAG 2.2 asks of what is no text to be read (1.4.11).
    private static func dimmed(_ quiet: RGB, on ground: RGB) -> RGB {
        let shares = stride(from: 0.35, to: 1, by: 0.05)
        return shares.lazy.map { ground.mixed(with: quiet, $0) }.first { $0.contrast(with: ground) >= 3 }
            ?? quiet
    }

    /// With 16 colours or none the terminal's own ink and ground are the only ones that are sure to be
    /// readable together.
    static let console = Theme()

    private init() {
        ground = RGB(0)
        body = RGB(0)
        text = Style()
        quiet = Style()
        title = Style(.terminalDefault, on: .terminalDefault, .bold)
        accent = Style(.terminalDefault, on: .terminalDefault, .bold)
        focus = Style(.terminalDefault, on: .terminalDefault, [.reverse, .bold])
        dimmed = Style(.terminalDefault, on: .terminalDefault, .dim)
        panel = Style()
        panelTitle = Style(.terminalDefault, on: .terminalDefault, .bold)
        panelQuiet = Style(.terminalDefault, on: .terminalDefault, .dim)
        panelAccent = Style(.terminalDefault, on: .terminalDefault, .bold)
    }
}
