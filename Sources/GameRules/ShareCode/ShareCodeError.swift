import Localization

/// Why a text is no share code, or a game can have none.
public enum ShareCodeError: Error, Hashable, Sendable {
    /// What cannot be in an undamaged code.
    public enum Impossibility: Hashable, Sendable {
        case unknownOption
        case endsTooEarly
        case tooManyMoves
        case tooLate
        case moveAfterTheEnd
        /// The same game is spelled otherwise, so no game of ours wrote this.
        case notSpelledSo
    }

    /// There is no text.
    case empty
    /// The text is longer than any code.
    case tooLong
    /// The text does not begin as a code does.
    case notACode
    /// The code is of a later version of the game.
    case newer
    /// The character at this place, counted from 1, is in no code.
    case strangeCharacter(place: Int)
    /// The checksum is wrong: a character has been changed, lost or added.
    case damaged
    /// The checksum is right and the content is not.
    case impossible(Impossibility)
}

extension ShareCodeError: CustomStringConvertible {
    /// A sentence for the player.
    public var description: String {
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
    /// A sentence for the player.
    var sentence: String {
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
