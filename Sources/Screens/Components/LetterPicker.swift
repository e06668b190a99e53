import Model
import Localization

/// The letters that a gamepad's arrows go through to spell a name, round and round.
struct LetterPicker: Hashable, Sendable {
    private let letters: [Character]

    /// All of them, the blank first.
    var all: [Character] { letters }

    /// The letters of the player's language, then what else names are made of; the blank comes first, as the
    /// place behind the last letter counts as one.
    init() { letters = Array(" " + tr("abcdefghijklmnopqrstuvwxyz") + "-0123456789") }

    /// The letter so many steps away from one, as large or small as that was; where there was none, names
    /// begin large. A letter of another alphabet counts as a blank.
    func letter(_ steps: Int, from letter: Character, beginsWord: Bool) -> Character {
        let place = letters.firstIndex(of: Self.small(letter)) ?? 0
        let next = letters[(place + steps % letters.count + letters.count) % letters.count]
        let isLarge = letter.isCased ? letter.isUppercase : beginsWord
        return isLarge ? Character(next.uppercased()) : next
    }

    private static func small(_ letter: Character) -> Character { letter.lowercased().first ?? letter }
}
