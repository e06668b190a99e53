import FoundationEssentials
import GameRules
import Localization
import Model
import Presentation
import Repository
import Screens
import System

/// `simon share`: the code of a game, a few lines about it, or a picture.
struct ShareCommand {
    let invocation: Invocation

    func run() throws {
        let repository = try ProcessEnvironment.repository(invocation)
        let (record, game) = try ProgressLine.reading(repository.history) {
            try GameFinder(history: $0).shared(invocation.argument)
        }
        let scores = repository.scores
        let name = scores.first { $0.id == record.id }?.name
        let best = Leaderboard.best(of: scores, on: record.leaderboard, by: name)
        if let path = invocation.png {
            try write(GameCard(game, record, best: best, name: name), to: path)
        } else {
            // A code is ASCII and may be longer than `SafeText` allows.
            Output.document(lines(record, game, best).joined(separator: "\n") + "\n")
        }
    }

    private func lines(_ record: GameRecord, _ game: RecordedGame, _ best: Int?) -> [String] {
        guard invocation.text else { return [record.moves] }
        return ResultText(
            game, leaderboard: record.leaderboard, day: UTCDay(record.date), best: best,
            code: invocation.code ? record.moves : nil
        ).lines
    }

    private func write(_ card: GameCard, to path: String) throws {
        guard let png = invocation.animate ? card.animatedPNG() : card.png() else {
            throw Failure(
                tr("that game has no sequence to play: leave out --animate for a still picture"))
        }
        try Failure.naming(path) {
            var file = try NewFile(at: path)
            try file.write(png[...])
            if try file.finish() { Output.printError(tr("replaced '\(path.excerpt)'")) }
        }
    }
}

extension GameCard {
    fileprivate init(_ game: RecordedGame, _ record: GameRecord, best: Int?, name: PlayerName?) {
        let board = record.leaderboard
        let commands =
            board.day == nil
            ? ["simon --beat \(record.moves)", "simon --game \(board.game.rawValue) --seed \(game.seed)"]
            : ["simon --daily"]
        self.init(
            game, board: board, day: UTCDay(record.date), best: best, name: name, commands: commands)
    }
}
