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
    func run() throws -> ExitStatus {
        let location = try ProcessEnvironment.knownLocation(invocation)
        let repository = Repository(at: location, now: Date.init)
        ProcessEnvironment.chooseLanguage(invocation, repository.settings)
        let found = try ProgressLine.reading(repository.history) {
            try GameFinder(history: $0, scores: repository.scores).game(invocation.argument ?? "")
        }
        let exitReport = ReplayExitReport(found)
        if invocation.wav != nil || invocation.cast != nil {
            try ClipCommand(
                invocation: invocation, game: found.game.inRhythm, settings: repository.settings,
                wordLists: WordListFolder.files(dataFolder: location.dataFolder)
            ).run()
        } else if invocation.plain || isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 {
            try PlayCommand(invocation: invocation).run(
                opening: .replay(found.game), exitReport: exitReport)
        }
        Output.line(exitReport.sentence)
        return exitReport.exit
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
