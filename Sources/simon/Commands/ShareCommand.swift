import FoundationEssentials
import GameRules
import Model
import Presentation
import Repository

/// `simon share`: the code of a game, or a few lines about it.
struct ShareCommand {
    let invocation: Invocation

    func run() throws {
        let (record, game) = try ProgressLine.reading(ProcessEnvironment.repository(invocation).history) {
            try GameFinder(history: $0).shared(invocation.argument)
        }
        // A code is ASCII and may be longer than `SafeText` allows.
        Output.document(lines(record, game).joined(separator: "\n") + "\n")
    }

    private func lines(_ record: GameRecord, _ game: RecordedGame) -> [String] {
        guard invocation.text else { return [record.moves] }
        let code = invocation.code ? record.moves : nil
        return ResultText(game, leaderboard: record.leaderboard, day: UTCDay(record.date), code: code).lines
    }
}
