import FoundationEssentials
import GameRules
import Glibc
import Model
import Repository
import Screens

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
    func run() -> Exit {
        guard let location = ProcessEnvironment.location(invocation), let word = invocation.argument else {
            Output.complain(ProcessEnvironment.homeless)
            return .failed
        }
        let repository = Repository(at: location, now: Date.init)
        ProcessEnvironment.chooseLanguage(invocation, repository.settings)
        let game: RecordedGame
        do throws(GameFinder.Failure) {
            game = try GameFinder(history: repository.history).game(word)
        } catch {
            Output.complain(error.sentence)
            return .failed
        }
        let farewell = Farewell(game)
        guard invocation.plain || isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 else {
            Output.line(farewell.sentence)
            return farewell.exit
        }
        return PlayCommand(invocation).run(opening: .replay(game), farewell: farewell)
    }
}

/// What is said on standard output when a replay is left.
struct Farewell {
    /// The game and the verdict.
    let sentence: SafeText
    /// Whether the score holds.
    let exit: Exit

    /// Judges a game.
    init(_ game: RecordedGame) {
        let verdict = game.verdict
        let kind = game.options.kind
        let claim: SafeText =
            "\(LeaderboardID(kind, game.options.board).title): \(kind.formatted(score: game.score)). "
        sentence = claim + SafeText(verdict.description)
        exit = verdict.holds ? .well : .failed
    }
}
