import GameRules
import Model
import Testing

@Suite struct GameOptionsTests {
    @Test(arguments: GameKind.allCases)
    func everyKindOfGameCanBeBegun(kind: GameKind) {
        let options = GameOptions[kind]
        #expect(options.kind == kind)
        #expect(options.choices.erased == options)
        let game = options.newGame(seed: 1)
        #expect(!game.isOver && game.score == 0)
    }

    @Test(arguments: [
        (GameKind.simon, "classic"), (.squares, "4x4"), (.pairs, "8-pairs"), (.words, "en-es"),
        (.match, "60s"),
    ])
    func theUsualLeaderboard(kind: GameKind, name: String) {
        #expect(GameOptions[kind].leaderboard.name == name)
    }
}
