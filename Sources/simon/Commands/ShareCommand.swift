import FoundationEssentials
import Model
import Repository

/// `simon share`: the code of a game, one line.
struct ShareCommand {
    private let invocation: Invocation

    /// Prints as the command line says.
    init(_ invocation: Invocation) { self.invocation = invocation }

    /// Prints the code of the last game, or of that with an identifier.
    func run() -> ExitStatus {
        guard let repository = ProcessEnvironment.repository(invocation) else { return .failure }
        let progress = ProgressLine.ofHistory
        do throws(GameFinder.Failure) {
            let history = progress.watching(repository.history)
            let code = try GameFinder(history: history).code(invocation.argument)
            progress.finish()
            // Letters and digits alone, and maybe more of them than a text to be drawn may have.
            Output.document(code + "\n")
            return .success
        } catch {
            progress.finish()
            Output.printError(error.sentence)
            return .failure
        }
    }
}
