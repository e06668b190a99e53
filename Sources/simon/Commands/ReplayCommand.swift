import FoundationEssentials
import GameRules
import Glibc
import Model
import Repository
import Presentation

/// `simon replay`: watch a recorded or shared game again, and know whether its score holds.
///
/// In plain mode it is told line by line. Without a terminal and without that the verdict is all there is, so that
/// a script can verify codes.
@MainActor
struct ReplayCommand {
    private let invocation: Invocation

    /// Plays as the command line says.
    init(_ invocation: Invocation) { self.invocation = invocation }

    /// Returns whether the score holds, as an exit code; a replay that began ends the process itself.
    func run() -> ExitStatus {
        guard let location = ProcessEnvironment.location(invocation), let word = invocation.argument else {
            Output.printError(ProcessEnvironment.homeless)
            return .failure
        }
        let repository = Repository(at: location, now: Date.init)
        ProcessEnvironment.chooseLanguage(invocation, repository.settings)
        let game: RecordedGame
        do throws(GameFinder.Failure) {
            game = try GameFinder(history: repository.history).game(word)
        } catch {
            Output.printError(error.sentence)
            return .failure
        }
        let exitReport = ReplayExitReport(game)
        guard invocation.plain || isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 else {
            Output.line(exitReport.sentence)
            return exitReport.exit
        }
        return PlayCommand(invocation).run(opening: .replay(game), exitReport: exitReport)
    }
}

/// What is said on standard output when a replay is left.
struct ReplayExitReport {
    /// The game and the verdict.
    let sentence: SafeText
    /// Whether the score holds.
    let exit: ExitStatus

    /// Judges a game.
    init(_ game: RecordedGame) {
        let verdict = game.verdict
        let claim: SafeText =
            "\(game.options.leaderboard.title): \(game.options.leaderboard.formatted(score: game.score)). "
        sentence = claim + SafeText(verdict.description)
        exit = verdict.holds ? .success : .failure
    }
}
