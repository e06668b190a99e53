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
        do throws(GameFinder.Failure) {
            // Letters and digits alone, and maybe more of them than a text to be drawn may have.
            Output.document(try GameFinder(history: repository.history).code(invocation.argument) + "\n")
            return .success
        } catch {
            Output.printError(error.sentence)
            return .failure
        }
    }
}
