import FoundationEssentials
import GameRules
import Localization
import Model
import Presentation
import Repository

/// Finds the game that `--beat` names, if it can be dealt again.
struct ChallengeFinder {
    let repository: Repository
    let wordLists: [WordList]

    func challenge(_ word: String) throws(GameFinder.Failure) -> Challenge {
        let game = try ProgressLine.reading(repository.history) { history throws(GameFinder.Failure) in
            try GameFinder(history: history).game(word).game
        }
        if let options = game.options.choices as? WordsOptions, !wordLists.contains(where: options.isDealt) {
            throw GameFinder.Failure(
                sentence: tr("that game needs the word list '\(options.list.string.excerpt)' as it was then"))
        }
        return Challenge(game)
    }
}
