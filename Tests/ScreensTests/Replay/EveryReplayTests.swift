import GameRules
import Model
import TerminalCore
import TestSupport
import Testing

@testable import Screens
import Presentation

/// What holds for the replay of every game: it is played on the game's own screen, just as it was.
@Suite struct EveryReplayTests {
    static let games: [GameOptions] =
        SampleGames.options + [
            SquaresOptions(length: 6, grows: false).erased,
            PairsOptions(count: .twelve, theme: .food).erased,
        ]

    @Test(arguments: games, [0, 25, 400])
    func theMovesAreMadeAgainAtTheirTimes(options: GameOptions, good: Int) {
        let record = record(options, good: good)
        var sounds: [[Effect]] = []
        for hurry in [0, 2, -1] {
            var stage = stage(record)
            for _ in 0..<abs(hurry) { stage.type(hurry > 0 ? .right : .left) }
            stage.pass(.seconds(2_000))
            let again = stage.screen.run.screen.played
            #expect(again.moves == record.moves && again.score == record.score)
            #expect(stage.screen.run.isOver && stage.alarm == nil)
            #expect(stage.shows(record.verdict.isFinished ? "Verified: these moves earn" : "given up"))
            sounds.append(stage.take().filter(\.isSound))
        }
        // At any pace the same is heard, slower or faster; nothing is missed.
        #expect(sounds[1].count == sounds[0].count && sounds[2].count == sounds[0].count)
    }

    /// Word of when a sequence is heard comes late, and the moves wait for it.
    @Test(arguments: games)
    func theyAreTheSameWhenSoundIsSlow(options: GameOptions) {
        let record = record(options, good: 12)
        var stage = stage(record, audible: true)
        for _ in 0..<3_000 where !stage.screen.run.isOver {
            for case .sound(.sequence(let number, _)) in stage.take() {
                stage.send(.heard(sequence: number, at: stage.context.now + .milliseconds(70)))
            }
            stage.pass(.milliseconds(50))
        }
        #expect(stage.screen.run.screen.played.moves == record.moves)
    }

    @Test(arguments: games)
    func everyFrameCanBeDrawn(options: GameOptions) {
        let record = record(options, good: 9)
        for size in [Size(width: 30, height: 10), Size(width: 60, height: 20), Size(width: 120, height: 40)] {
            var stage = stage(record, size)
            for _ in 0..<12 {
                stage.pass(.milliseconds(2_300))
                #expect(stage.shows("Replay") || stage.screen.run.isOver)
                stage.see(not: "Enter start", "Name", "Your turn")
            }
        }
    }

    private func stage(
        _ record: RecordedGame, audible: Bool = false, _ size: Size = Size(width: 80, height: 24)
    ) -> Stage<ReplayScreen> {
        Stage(size, make: { ReplayScreen($0, record) }) {
            $0.now = .seconds(5_000)
            $0.audible = audible
        }
    }

    private func record(_ options: GameOptions, good: Int) -> RecordedGame {
        SampleGames.game(options, good: good, moves: 60, seed: UInt64(good))
    }
}

extension GameScreen {
    /// What has been played on it.
    fileprivate var played: (moves: [RecordedMove], score: Int) { (game.moves, game.game.score) }
}

extension Effect {
    fileprivate var isSound: Bool {
        if case .sound(let cue) = self { cue != .silence } else { false }
    }
}
