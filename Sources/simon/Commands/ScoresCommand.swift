import FoundationEssentials
import GameRules
import Model
import Repository

struct ScoresCommand {
    let invocation: Invocation

    /// Per board: ranked entries, best first, then those of chosen seeds.
    func run() -> ExitStatus {
        guard let location = ProcessEnvironment.location(invocation),
            let repository = ProcessEnvironment.repository(invocation)
        else { return .failure }
        let choice: LeaderboardFilter
        do throws(UsageError) {
            choice = try LeaderboardFilter(
                game: invocation.game, variant: invocation.variant, scores: repository.scores,
                lists: WordListFolder.lists(dataFolder: location.dataFolder).map(\.name.string))
        } catch { return error.printError() }
        for notice in repository.notices { Output.printError(notice.sentence) }
        // An unreadable file is not an empty list.
        guard repository.canReadScores else { return .failure }
        if let name = invocation.forget {
            return ForgetDialogue(repository: repository, name: name).run()
        }
        let table = ScoreTable(repository.scores, choice)
        return Output.table(
            as: invocation.format, lines: table.lines(localTime: ProcessEnvironment.localTime),
            csv: table.csv, json: table.json)
    }
}
