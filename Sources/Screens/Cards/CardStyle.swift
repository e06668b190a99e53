import TerminalCore

struct CardStyle {
    /// Primary text.
    let text: Style
    /// Secondary text.
    let quiet: Style
    /// The pattern of the back.
    let pattern: Style
    /// The frame of the card in focus.
    let focus: Style
    /// The pie that shrinks.
    let pie: Style
    /// Right or wrong, in a sign.
    let mark: Style

    /// The edge below the card.
    let edge: Colour

    private let ground: Colour

    /// The styles of a card in a state.
    /// - Parameter isDense: whether a back is the darker one of two.
    init(_ state: CardState, _ display: DisplayStyle, isDense: Bool) {
        switch display.colours {
        case .many:
            let paper = CardPaper.of(state)
            let shade = isDense && state == .down ? 0.4 : 0
            ground = paper.ground.mixed(with: RGB(0), shade).colour(console: .black)
            text = Style(paper.ink.colour(console: .white), on: ground, .bold)
            quiet = Style(paper.quiet.colour(console: .white), on: ground)
            focus = Style(paper.focus.colour(console: .magenta), on: ground, .bold)
            pattern = Style(paper.pattern.colour(console: .white), on: ground)
            edge = paper.ground.mixed(with: RGB(0), 0.45).colour(console: .black)
            pie = Style(paper.focus.colour(console: .magenta), on: ground)
            mark = text
        case .console:
            let colour = Colour(0, console: Self.console(state))
            ground = .terminalDefault
            text = Style(colour, on: ground, state == .down ? [] : .bold)
            quiet = Style(colour, on: ground)
            focus = Style(.terminalDefault, on: ground, .bold)
            pattern = quiet
            edge = ground
            pie = Style(colour, on: ground)
            mark = text
        case .none:
            ground = .terminalDefault
            text = state == .down ? Style() : Style(.terminalDefault, on: .terminalDefault, .bold)
            quiet = Style()
            focus = Style(.terminalDefault, on: .terminalDefault, .bold)
            pattern = quiet
            edge = ground
            pie = Style()
            mark = text
        }
    }

    private init(text: Style, quiet: Style, focus: Style, ground: Colour) {
        self.text = text
        self.quiet = quiet
        self.focus = focus
        self.ground = ground
        pattern = quiet
        edge = ground
        pie = quiet
        mark = text
    }

    /// The styles of the bare table.
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
