/// Why a text is no share code, or a game can have none.
package enum ShareCodeError: Error, Hashable, Sendable {
    /// What cannot be in an undamaged code.
    package enum Impossibility: Hashable, Sendable {
        case unknownOption
        case endsTooEarly
        case tooManyMoves
        case tooLate
        case illegalMove
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
