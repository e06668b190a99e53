internal import Glibc
internal import Model
internal import Repository
internal import Wording

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
            tr(
                count,
                one: """
                    Remove \(count) score of \(name) and the games they were won in? \
                    This cannot be undone. [y/N]
                    """,
                other: """
                    Remove \(count) scores of \(name) and the games they were won in? \
                    This cannot be undone. [y/N]
                    """) + " ")
        guard let answer = readLine(), yes.contains(answer.lowercased()) else {
            Output.complain(tr("nothing was removed"))
            return .failed
        }
        do throws(StorageError) {
            let gone = try repository.forget(name)
            Output.line(tr("Removed: \(gone.scores) scores, \(gone.games) games."))
            for path in gone.unread {
                Output.complain(tr("the name may stand in \(path), which was moved aside as damaged"))
            }
            return .well
        } catch {
            Output.complain(error.explanation)
            return .failed
        }
    }

    /// What counts as a yes, besides the word that the question names in the player's language.
    private var yes: [String] { ["y", "yes"] + tr("y yes").split(separator: " ").map(String.init) }
}
