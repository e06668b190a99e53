public import GameRules
import Localization
public import Model

extension ShareCodeError {
    /// What is wrong with the code.
    public var sentence: SafeText {
        switch self {
        case .empty: tr("The code is empty.")
        case .tooLong: tr("The code is too long: it has more than \(ShareCode.maxLength) characters.")
        case .notACode: tr("This is not a share code: share codes begin with \(ShareCode.prefix).")
        case .newer: tr("The code was made by a newer version of simon; update this one.")
        case .strangeCharacter(let place):
            tr("Character \(place) of the code is not a letter, a digit, - or _.")
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
        case .moveAfterTheEnd: tr("The code is invalid: it has a move at a time when none was allowed.")
        case .notSpelledSo: tr("The code is invalid: no game writes it this way.")
        }
    }
}
