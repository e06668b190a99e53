public import Model

/// The games that can be played on the screen.
public enum GameScreens {
    /// In the order in which the picker offers them.
    public static let offered: [GameKind] = [.simon, .squares, .match]

    /// A game's screen, ready for a first start.
    public static func make(_ kind: GameKind, _ context: Context) -> any Screen {
        switch kind {
        case .squares: SquaresScreen(context)
        case .match: MatchScreen(context)
        case .simon, .pairs, .words: SimonScreen(context)
        }
    }
}
