package import GameRules
import Localization
package import Model

extension ShareCodeError {
    package var sentence: SafeText {
        switch self {
        case .empty: tr("The code is empty.")
        case .tooLong: tr("The code is too long: it has more than \(ShareCode.maxLength) characters.")
        case .notACode:
            tr("This is neither a share code, which begins with \(ShareCode.prefix), nor the ID of a game.")
        case .newer: tr("The code was made by a newer version of simon; update this one.")
        case .strangeCharacter(let position):
            tr("Character \(position) of the code is not a letter, a digit, - or _.")
        case .damaged: tr("The code is damaged: a character was changed, lost or added.")
        case .impossible(let reason): reason.sentence
        }
    }
}

extension ShareCodeError.Impossibility {
    fileprivate var sentence: SafeText {
        switch self {
        case .unknownOption: tr("The code is invalid: it names an option that does not exist.")
        case .endsTooEarly: tr("The code is invalid: it ends before the game does.")
        case .tooManyMoves: tr("The code is invalid: it has more than \(RecordedGame.maxMoves) moves.")
        case .tooLate: tr("The code is invalid: its game is longer than any that can be recorded.")
        case .illegalMove: tr("The code is invalid: it has a move that the rules do not allow.")
        case .notSpelledSo: tr("The code is invalid: no game writes it this way.")
        }
    }
}

extension Verdict {
    /// Whether the claim holds, and for which score.
    package var sentence: SafeText {
        let claim = leaderboard.formatted(score: claimed)
        guard holds else {
            return tr(
                "The code claims a score of \(claim), but these moves earn \(leaderboard.formatted(score: earned))."
            )
        }
        return isFinished
            ? tr("Verified: these moves earn the score of \(claim).")
            : tr("Verified: the game was given up with a score of \(claim).")
    }
}

extension SeedOrigin {
    /// Whether the next game is ranked, on a day with a daily game; else nil.
    package var announcement: SafeText? {
        switch self {
        case .random, .chosen: nil
        case .daily: tr("First game today: it is ranked")
        case .practice: tr("Played today already: practice only")
        }
    }
}
