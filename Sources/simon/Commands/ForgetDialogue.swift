import FoundationEssentials
import Glibc
import Model
import Presentation
import Repository
import Localization

/// `simon scores --forget NAME`: removes all data of a player, after a question.
struct ForgetDialogue {
    let repository: Repository
    let name: PlayerName

    /// Asks on standard error; without an answer on standard input nothing is removed.
    func run() throws -> ExitStatus {
        let count = repository.scores.count { $0.name == name }
        guard count > 0 || mayBeKnown else {
            Output.printError(tr("there is no player '\(name)'"))
            report(unread: repository.filesMovedAside)
            return .failure
        }
        Output.errorDocument(
            tr(
                count,
                one: "Remove \(count) score of \(name), and its game? This cannot be undone. [y/N]",
                other: "Remove \(count) scores of \(name), and their games? This cannot be undone. [y/N]")
                + " ")
        let answer = readLine()
        // Input typed at a terminal and ended by Enter has ended the line already.
        if answer == nil || isatty(STDIN_FILENO) == 0 { Output.errorDocument("\n") }
        guard let answer, YesOrNo.answer(answer) == true else {
            throw Failure(tr("nothing was removed"))
        }
        let gone = try repository.forget(name)
        Output.line(tr("Removed. Scores: \(gone.scores). Games: \(gone.games)."))
        report(unread: gone.unread)
        return .success
    }

    /// Data without a score: an offered name, a seat in a game that another won, or a file that could not be
    /// read whole.
    private var mayBeKnown: Bool {
        repository.settings.lastName == name || repository.settings.seats.contains(name) || hasSat
            || repository.notices.contains { notice in
                switch notice {
                case .leftAlone, .damagedAndLeftAlone, .recordsNotUnderstood, .movedAside: true
                case .invalidSetting, .withoutLocks, .unclaimed: false
                }
            }
    }

    /// Assumed where the history cannot be read.
    private var hasSat: Bool {
        do throws(FileError) { return try repository.history.hasSeated(name) } catch { return true }
    }

    private func report(unread paths: [String]) {
        for path in paths {
            Output.printError(tr("the name may still be in \(path), a damaged file that was moved aside"))
        }
    }
}
