/// Why a text is no share code, or a game can have none.
package enum ShareCodeError: Error, Hashable, Sendable {
    package enum Impossibility: Hashable, Sendable {
        case unknownOption
        case endsTooEarly
        case tooManyMoves
        case tooLate
        case illegalMove
        /// The same game has another spelling.
        case notSpelledSo
    }

    case empty
    case tooLong
    /// The text does not begin like a code.
    case notACode
    /// Written by a later version of the game.
    case newer
    /// Counted from 1.
    case strangeCharacter(place: Int)
    /// The checksum is wrong.
    case damaged
    /// The checksum is right and the content is not.
    case impossible(Impossibility)
}
