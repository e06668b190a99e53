internal import FoundationEssentials
internal import GameRules
internal import Model
internal import Repository
internal import Screens

/// `simon stats`: what the history tells of a game, the same numbers as on the screen.
struct StatsCommand {
    private let invocation: Invocation

    /// Prints as the command line says.
    init(_ invocation: Invocation) { self.invocation = invocation }

    /// Prints the statistics.
    func run() -> Exit {
        guard let repository = Surroundings.repository(invocation) else { return .failed }
        do throws(StorageError) {
            let archive = Archive(history: repository.history)
            var statistics = try archive.statistics(invocation.game ?? .simon)
            statistics.replay(try archive.newestRecords())
            let table = StatisticsTable(statistics)
            switch invocation.format {
            case .table: for line in table.lines { Output.line(line) }
            case .csv: Output.document(table.csv)
            case .json: Output.document(table.json)
            }
            return .well
        } catch {
            Output.complain(error.explanation)
            return .failed
        }
    }
}
