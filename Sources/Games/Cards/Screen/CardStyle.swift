import TerminalCore

struct CardStyle {
    /// Primary text, and right or wrong in a sign.
    let text: Style
    let quiet: Style
    let focus: Style
    private(set) var pattern: Style
    private(set) var pie: Style
    private(set) var edge: Colour

    private let ground: Colour

    /// The styles of a card in a state.
    /// - Parameter isDense: whether a back is the darker one of two.
    init(_ state: CardState, _ display: DisplayStyle, isDense: Bool) {
        let bold = Style(.bold)
        switch display.colours {
        case .many:
            let paper = CardPaper.of(state)
            let shade = isDense && state == .down ? 0.4 : 0
            let ground = paper.ground.mixed(with: RGB(0), shade).colour(console: .black)
            self.init(
                text: Style(paper.ink.colour(console: .white), on: ground, .bold),
                quiet: Style(paper.quiet.colour(console: .white), on: ground),
                focus: Style(paper.focus.colour(console: .magenta), on: ground, .bold), ground: ground)
            pattern = Style(paper.pattern.colour(console: .white), on: ground)
            pie = Style(paper.focus.colour(console: .magenta), on: ground)
            edge = paper.ground.mixed(with: RGB(0), 0.45).colour(console: .black)
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

    private static func console(_ state: CardState) -> ConsoleColour {
        switch state {
        case .down, .gone: .magenta
        case .up: .brightCyan
        case .right: .brightGreen
        case .wrong: .brightRed
        }
    }

    /// A sign in a colour of its own; without many colours it is told by its shape alone.
    func sign(_ colour: RGB) -> Style {
        guard ground != .terminalDefault else { return text }
        return Style(colour.colour(console: .black), on: ground, .bold)
    }
}
