import FoundationEssentials
import Glibc
import Model
import Presentation
import Repository
import Localization

/// `simon scores --forget NAME`: removes everything that is known of a player, after a question.
struct ForgetDialogue {
    let repository: Repository
    let name: PlayerName

    /// Asks on standard error, and does as the answer on standard input says; without one nothing is removed.
    func run() -> ExitStatus {
        let count = repository.scores.count { $0.name == name }
        guard count > 0 || mayBeKnown else {
            Output.printError(tr("there is no player '\(name)'"))
            tell(unread: repository.filesMovedAside)
            return .failure
        }
        Output.errorDocument(
            tr(
                count,
                one: "Remove \(count) score of \(name), and its game? This cannot be undone. [y/N]",
                other: "Remove \(count) scores of \(name), and their games? This cannot be undone. [y/N]")
                + " ")
        let answer = readLine()
        // Only what is typed at a terminal, and ended by Enter, ends the question's line.
        if answer == nil || isatty(STDIN_FILENO) == 0 { Output.errorDocument("\n") }
        guard let answer, YesOrNo.answer(answer) == true else {
            return Output.failure(tr("nothing was removed"))
        }
        do throws(FileError) {
            let gone = try repository.forget(name)
            Output.line(tr("Removed. Scores: \(gone.scores). Games: \(gone.games)."))
            tell(unread: gone.unread)
            return .success
        } catch { return Output.failure(error.explanation) }
    }

    /// Whether something may be known of a player without a score: a name that is offered, a seat in a game that
    /// another won, or what stands in a file that could not be read whole.
    private var mayBeKnown: Bool {
        repository.settings.lastName == name || repository.settings.seats.contains(name) || hasSat
            || repository.notices.contains { notice in
                switch notice {
                case .leftAlone, .damagedAndLeftAlone, .recordsNotUnderstood, .movedAside: true
                case .invalidSetting, .withoutLocks, .unclaimed: false
                }
            }
    }

    /// Whether the player sat in a game for several; a history that cannot be read may know.
    private var hasSat: Bool {
        do throws(FileError) { return try repository.history.hasSeated(name) } catch { return true }
    }

    private func tell(unread paths: [String]) {
        for path in paths {
            Output.printError(tr("the name may still be in \(path), a damaged file that was moved aside"))
        }
    }
}
