import Model

/// The screens of the games.
enum GameScreens {
    /// A game's screen, ready for a first start.
    static func make(_ kind: GameKind, _ context: ScreenContext) -> any GameScreen {
        switch kind {
        case .simon: SimonScreen(context)
        case .squares: SquaresScreen(context)
        case .pairs: CardScreen<PairsDeck>(context)
        case .words: CardScreen<WordsDeck>(context)
        case .match: MatchScreen(context)
        }
    }
}
