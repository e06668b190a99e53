import TerminalCore

struct CardStyle {
    let text: Style
    let quiet: Style
    let focus: Style
    private(set) var pattern: Style
    private(set) var pie: Style
    private(set) var edge: Colour

    private let ground: Colour

    init(_ state: CardState, _ display: DisplayStyle, isDense: Bool) {
        let bold = Style(.bold)
        switch display.colours {
        case .many:
            let paper = Self.paper(state).map { RGB($0) }
            let shade = isDense && state == .down ? 0.4 : 0
            let ground = paper[0].mixed(with: RGB(0), shade).colour(console: .black)
            self.init(
                text: Style(paper[1].colour(console: .white), on: ground, .bold),
                quiet: Style(paper[2].colour(console: .white), on: ground),
                focus: Style(paper[4].colour(console: .magenta), on: ground, .bold), ground: ground)
            pattern = Style(paper[3].colour(console: .white), on: ground)
            pie = Style(paper[4].colour(console: .magenta), on: ground)
            edge = paper[0].mixed(with: RGB(0), 0.45).colour(console: .black)
        case .console:
            let colour = Colour(0, console: Self.console(state))
            self.init(
                text: Style(colour, on: .terminalDefault, state == .down ? [] : .bold), quiet: Style(colour),
                focus: bold, ground: .terminalDefault)
        case .none:
            self.init(
                text: state == .down ? Style() : bold, quiet: Style(), focus: bold, ground: .terminalDefault)
        }
    }

    private init(text: Style, quiet: Style, focus: Style, ground: Colour) {
        self.text = text
        self.quiet = quiet
        self.focus = focus
        self.ground = ground
        (pattern, pie, edge) = (quiet, quiet, ground)
    }

    static func table(_ display: DisplayStyle) -> CardStyle {
        let theme = display.theme
        return CardStyle(
            text: theme.text, quiet: theme.dimmed, focus: theme.accent, ground: theme.text.background)
    }

    /// Ground, text, quiet text, pattern and focus; they are the same on dark and light screens.
    private static func paper(_ state: CardState) -> [UInt32] {
        switch state {
        case .down, .gone: [0x3F_3A82, 0xC9_C0F5, 0xA0_98DC, 0x50_4AA0, 0xE9_E2FF]
        case .up: [0xF4_F0E6, 0x1D_1E24, 0x8A_8778, 0x8A_8778, 0x52_36C8]
        case .right: [0xC4_F2CF, 0x0B_4F25, 0x4E_8A60, 0x4E_8A60, 0x0C_5F2C]
        case .wrong: [0xFB_D5CF, 0x7A_1620, 0xA8_665F, 0xA8_665F, 0x86_1A23]
        }
    }

    private static func console(_ state: CardState) -> ConsoleColour {
        switch state {
        case .down, .gone: .magenta
        case .up: .brightCyan
        case .right: .brightGreen
        case .wrong: .brightRed
        }
    }

    /// A sign in a colour of its own; without many colours its shape alone tells it apart.
    func sign(_ colour: RGB) -> Style {
        guard ground != .terminalDefault else { return text }
        return Style(colour.colour(console: .black), on: ground, .bold)
    }
}
