import FoundationEssentials
import GameRules
import Glibc
import Localization
import Model
import Presentation
import Repository

/// `simon replay`: watch a recorded or shared game again, and know whether its score holds.
///
/// In plain mode it is told line by line, and with `--wav` or `--cast` it is written to files. Without a terminal and
/// without any of that the verdict is all there is, so that a script can verify codes.
@MainActor
struct ReplayCommand {
    let invocation: Invocation

    /// Returns whether the score holds, as an exit code; a replay that began ends the process itself.
    func run() -> ExitStatus {
        guard let location = ProcessEnvironment.location(invocation), let word = invocation.argument else {
            return Output.failure(ProcessEnvironment.noDataFolderMessage)
        }
        let repository = Repository(at: location, now: Date.init)
        ProcessEnvironment.chooseLanguage(invocation, repository.settings)
        let found: GameFinder.Found
        do throws(GameFinder.Failure) {
            found = try ProgressLine.reading(repository.history) { history throws(GameFinder.Failure) in
                try GameFinder(history: history, scores: repository.scores).game(word)
            }
        } catch { return Output.failure(error.sentence) }
        let exitReport = ReplayExitReport(found)
        if invocation.wav != nil || invocation.cast != nil {
            let lists = WordListFolder.files(dataFolder: location.dataFolder)
            let clip = ClipCommand(
                invocation: invocation, game: found.game, settings: repository.settings, wordLists: lists)
            guard clip.run() else { return .failure }
            Output.line(exitReport.sentence)
            return exitReport.exit
        }
        guard invocation.plain || isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 else {
            Output.line(exitReport.sentence)
            return exitReport.exit
        }
        return PlayCommand(invocation: invocation).run(opening: .replay(found.game), exitReport: exitReport)
    }
}

/// What is said on standard output when a replay is left.
struct ReplayExitReport {
    /// The game and the verdict.
    let sentence: SafeText
    /// Whether the score holds.
    let exit: ExitStatus

    /// Judges a game, and what the player's files say of it.
    init(_ found: GameFinder.Found) {
        let verdict = found.game.verdict
        let leaderboard = found.game.options.leaderboard
        var sentences: [SafeText] = [
            "\(leaderboard.title): \(leaderboard.formatted(score: found.game.score)).",
            verdict.sentence,
        ]
        let isWrong = [found.historyScore, found.leaderboardScore].map { $0 != nil && $0 != verdict.earned }
        if isWrong[0], let score = found.historyScore {
            sentences.append(tr("But the history says \(leaderboard.formatted(score: score))."))
        }
        if isWrong[1], let score = found.leaderboardScore {
            sentences.append(tr("But the leaderboard says \(leaderboard.formatted(score: score))."))
        }
        if found.hasKnownSeed {
            sentences.append(tr("The player knew the seed beforehand, so the game is not ranked."))
        }
        if found.game.isFasterThanAnyHand {
            sentences.append(
                tr(
                    "The presses are less than 40 ms apart throughout: typed as lines in plain mode, or not by hand."
                ))
        }
        sentence = SafeText(sentences.map(\.string).joined(separator: " "))
        exit = verdict.holds && !isWrong.contains(true) ? .success : .failure
    }
}
