public import Model

/// The games that can be played on the screen.
public enum GameScreens {
    /// In the order in which the picker offers them.
    public static let offered = GameKind.allCases

    /// A game's screen, ready for a first start.
    public static func make(_ kind: GameKind, _ context: ScreenContext) -> any Screen { screen(of: kind, context) }

    /// The same, for a replay to drive.
    static func screen(of kind: GameKind, _ context: ScreenContext) -> any GameScreen {
        switch kind {
        case .simon: SimonScreen(context)
        case .squares: SquaresScreen(context)
        case .pairs: CardScreen<PairsDeck>(context)
        case .words: CardScreen<WordsDeck>(context)
        case .match: MatchScreen(context)
        }
    }
}
