import FoundationEssentials
import GameRules
import Model
import Presentation
import Repository

/// `simon share`: the code of a game, or a few lines about it.
struct ShareCommand {
    let invocation: Invocation

    func run() -> ExitStatus {
        guard let repository = ProcessEnvironment.repository(invocation) else { return .failure }
        do throws(GameFinder.Failure) {
            let (record, game) = try ProgressLine.reading(repository.history) {
                history throws(GameFinder.Failure) in
                try GameFinder(history: history).shared(invocation.argument)
            }
            // A code is ASCII and may be longer than `SafeText` allows.
            Output.document(lines(record, game).joined(separator: "\n") + "\n")
            return .success
        } catch { return Output.failure(error.sentence) }
    }

    private func lines(_ record: GameRecord, _ game: RecordedGame) -> [String] {
        guard invocation.text else { return [record.moves] }
        let code = invocation.code ? record.moves : nil
        return ResultText(game, leaderboard: record.leaderboard, day: UTCDay(record.date), code: code).lines
    }
}
