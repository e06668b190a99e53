import Model

/// The games that can be played line by line: all of them.
enum GameDialogues {
    /// A game's dialogue, ready for a first start.
    static func make(_ kind: GameKind, _ context: PlainContext) -> any Dialogue {
        switch kind {
        case .simon: GameDialogue<SimonRound>(context)
        case .squares: GameDialogue<SquaresRound>(context)
        case .pairs: GameDialogue<CardRound<PairsCards>>(context)
        case .words: GameDialogue<CardRound<WordsCards>>(context)
        case .match: GameDialogue<MatchRound>(context)
        }
    }
}
