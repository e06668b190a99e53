internal import FoundationEssentials
internal import Model
internal import Repository

/// `simon scores`: the leaderboard on standard output.
struct ScoresCommand {
    private let invocation: Invocation

    /// Prints as the command line says.
    init(_ invocation: Invocation) { self.invocation = invocation }

    /// Prints the ranked entries, best first, and then those of chosen seeds.
    func run() -> Exit {
        guard let repository = Surroundings.repository(invocation) else { return .failed }
        for notice in repository.notices { Output.complain(notice.text) }
        if let name = invocation.forget { return ForgetDialogue(repository, name).run() }
        let table = ScoreTable(
            repository.scores, game: invocation.game ?? .simon, variant: invocation.variant)
        switch invocation.format {
        case .table: for line in table.lines(localTime: Surroundings.localTime) { Output.line(line) }
        case .csv: Output.document(table.csv)
        case .json: Output.document(table.json)
        }
        return .well
    }
}
