import GameRules
import Model
import Presentation

struct GameLines: OfEachGame {
    /// The conversation about it, before its first round.
    let screen: @Sendable (Context) -> any PlainScreen
    let narration: @Sendable (RecordedGame, Context) -> (any ReplayNarration)?
    let rules: @Sendable (Settings) -> [String]

    init<Round: PlainGame, Narrator: ReplayNarrator>(
        _: Round.Type, _: Narrator.Type, rules: @escaping @Sendable (Settings) -> [String]
    ) where Narrator.Rules == Round.Played {
        screen = { PlainGameScreen<Round>($0) }
        narration = { NarratorProgress<Narrator>($0, $1) }
        self.rules = rules
    }
}

extension GameKind {
    var lines: GameLines { GameLines[self] }
}
