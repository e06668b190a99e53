import FoundationEssentials
import GameRules
import Localization
import Model
import Presentation
import Repository

/// Finds the game that `--beat` names, as far as it can be dealt again.
struct ChallengeFinder {
    let repository: Repository
    let wordLists: [WordList]

    /// The game of an identifier or a code.
    func challenge(_ word: String) throws(GameFinder.Failure) -> Challenge {
        let game = try ProgressLine.reading(repository.history) { history throws(GameFinder.Failure) in
            try GameFinder(history: history).game(word).game
        }
        let isOld = game.options.edition != .current
        switch game.options {
        // What earns points there has changed.
        case .pairs where isOld, .squares where isOld:
            throw GameFinder.Failure(
                sentence: tr("that game was played under older rules, so its points can't be compared"))
        case .words(let options) where !isThere(options):
            throw GameFinder.Failure(
                sentence: tr("that game needs the word list '\(options.list.string.excerpt)' as it was then"))
        default: break
        }
        return Challenge(game)
    }

    private func isThere(_ options: WordsOptions) -> Bool { wordLists.contains(where: options.isDealt) }
}
