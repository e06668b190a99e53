import GameRules
import Model
import Presentation

struct GameLines: Sendable {
    let kind: GameKind
    /// The conversation about it, before its first round.
    let screen: @Sendable (Context) -> any PlainScreen
    let narration: @Sendable (RecordedGame, Context) -> (any ReplayNarration)?
    let rules: @Sendable (Settings) -> [String]

    init<Round: PlainGame, Narrator: ReplayNarrator>(
        _: Round.Type, _: Narrator.Type, rules: @escaping @Sendable (Settings) -> [String]
    ) where Narrator.Rules == Round.Played {
        kind = Round.kind
        screen = { PlainGameScreen<Round>($0) }
        narration = { NarratorProgress<Narrator>($0, $1) }
        self.rules = rules
    }

    fileprivate static let all = EachGame<GameLines>(
        simon: .simon, squares: .squares, pairs: .pairs, words: .words, match: .match)
}

extension GameKind {
    var lines: GameLines { GameLines.all[self] }
}
