import FoundationEssentials
import GameRules
import Model
import Repository

struct ScoresCommand {
    let invocation: Invocation

    /// Per board: ranked entries, best first, then those of chosen seeds.
    func run() throws -> ExitStatus {
        let repository = try ProcessEnvironment.repository(invocation)
        let folder = try ProcessEnvironment.knownLocation(invocation).dataFolder
        let choice = try LeaderboardFilter(
            game: invocation.game, variant: invocation.variant, scores: repository.scores,
            lists: WordListFolder.lists(dataFolder: folder).map(\.name.string))
        for notice in repository.notices { Output.printError(notice.sentence) }
        // An unreadable file is not an empty list.
        guard repository.canReadScores else { return .failure }
        if let name = invocation.forget {
            return try ForgetDialogue(repository: repository, name: name).run()
        }
        Output.write(ScoreTable(repository.scores, choice), as: invocation.format)
        return .success
    }
}
