import TerminalCore

/// The inks of a sheet. On a known ground a sheet is a shade apart from it, light on light terminals;
/// elsewhere it has no ground of its own, since what is readable there is not known.
struct SheetStyle: Hashable {
    let text: Style
    let title: Style
    let quiet: Style
    let accent: Style
    let dimmed: Style
    let edge: Style
    /// Ranks 1 to 3.
    let medals: [Style]

    /// - Parameter isBare: whether there is no room for a sheet, so that the text is on the ground itself.
    init(_ theme: Theme, isBare: Bool = false) {
        let hasGround = theme.knowsGround && !isBare
        let isDark = theme.ground.isDark
        let sheet =
            !hasGround
            ? theme.ground
            : isDark ? theme.ground.mixed(with: RGB(0x3C_3F4A), 0.4) : theme.ground.mixed(with: RGB(0), 0.05)
        let under = hasGround ? sheet.colour(console: .black) : theme.text.background
        func on(_ style: Style) -> Style { Style(style.foreground, on: under, style.attributes) }
        func ink(_ dark: UInt32, _ light: UInt32, _ console: ConsoleColour) -> Style {
            guard theme.knowsGround else { return on(theme.title) }
            return Style(RGB(isDark ? dark : light).colour(console: console), on: under, .bold)
        }
        text = on(hasGround ? theme.panel : theme.text)
        title = on(hasGround ? theme.panelTitle : theme.title)
        quiet = on(hasGround ? theme.panelQuiet : theme.quiet)
        accent = on(hasGround ? theme.panelAccent : theme.accent)
        let faint = quiet.foreground.rgb.map { sheet.dimmed(RGB($0)).colour(console: .brightBlack) }
        dimmed = hasGround ? Style(faint ?? quiet.foreground, on: under) : on(theme.dimmed)
        let line = isDark ? sheet.mixed(with: RGB(0xFF_FFFF), 0.08) : sheet.mixed(with: RGB(0), 0.3)
        edge = theme.knowsGround ? Style(line.colour(console: .brightBlack), on: under) : on(theme.dimmed)
        medals = [
            theme.knowsGround ? ink(0xFF_D25C, 0x8A_5E00, .brightYellow) : on(theme.gold),
            ink(0xD5_DAE6, 0x5A_6070, .brightWhite), ink(0xE0_9A68, 0x96_4A1A, .yellow),
        ]
    }
}

extension Theme {
    /// A key cap, a shade apart from the ground where that is known.
    var keyCap: Style {
        guard knowsGround else { return accent }
        let cap = ground.isDark ? ground.mixed(with: RGB(0x4A_4D5A), 0.55) : ground.mixed(with: RGB(0), 0.12)
        return Style(accent.foreground, on: cap.colour(console: .black), .bold)
    }

    /// Nil where it would not be visible.
    var shadow: Colour? {
        let shade = ground.mixed(with: RGB(0), ground.isDark ? 0.6 : 0.22)
        return knowsGround && shade.contrast(with: ground) > 1.02 ? shade.colour(console: .black) : nil
    }
}
