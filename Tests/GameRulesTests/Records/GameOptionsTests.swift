import GameRules
import Model
import Testing

@Suite struct GameOptionsTests {
    @Test(arguments: GameKind.allCases)
    func everyKindOfGameCanBeBegun(kind: GameKind) {
        let options = GameOptions(defaultsFor: kind)
        #expect(options.kind == kind)
        #expect(options.choices.erased == options)
        let game = options.newGame(seed: 1)
        #expect(!game.isOver && game.score == 0)
    }

    @Test func theUsualLeaderboards() {
        let names = GameKind.allCases.map { GameOptions(defaultsFor: $0).leaderboard.name }
        #expect(names == ["classic", "4x4", "8-pairs", "en-es", "60s"])
    }
}
