import FoundationEssentials
import GameRules
import Glibc
import Localization
import Model
import Presentation
import Repository

/// `simon replay`: shows a recorded or shared game again and checks its score. In plain mode it is told in
/// lines, with `--wav` or `--cast` written to files; without a terminal only the verdict is printed, so that
/// scripts can verify codes.
@MainActor
struct ReplayCommand {
    let invocation: Invocation

    /// Exit status: whether the score holds. A replay that began ends the process itself.
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

/// Printed when a replay is left.
struct ReplayExitReport {
    let sentence: SafeText
    let exit: ExitStatus

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
