internal import Glibc
internal import Model
internal import Repository

/// `simon scores --forget NAME`: removes everything that is known of a player, after a question.
struct ForgetDialogue {
    private let repository: Repository
    private let name: PlayerName

    /// About one player.
    init(_ repository: Repository, _ name: PlayerName) {
        self.repository = repository
        self.name = name
    }

    /// Asks on standard error, and does as the answer on standard input says; without one nothing is removed.
    func run() -> Exit {
        let count = repository.scores.count { $0.name == name }
        Output.complainDocument(
            "Remove \(count) \(count == 1 ? "score" : "scores") of \(name) and the games they were won in? "
                + "This cannot be undone. [y/N] ")
        guard let answer = readLine(), ["y", "yes"].contains(answer.lowercased()) else {
            Output.complain("nothing was removed")
            return .failed
        }
        do throws(StorageError) {
            let gone = try repository.forget(name)
            Output.line("Removed: \(gone.scores) scores, \(gone.games) games.")
            for path in gone.unread {
                Output.complain("the name may stand in \(path), which was moved aside as damaged")
            }
            return .well
        } catch {
            Output.complain(error.explanation)
            return .failed
        }
    }
}
