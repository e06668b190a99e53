import Model
import Localization
import Presentation

/// The letters that a gamepad's arrows go through to spell a name, round and round.
struct LetterPicker: Hashable, Sendable {
    /// All of them, the blank first.
    let all: [Character]

    /// The letters of the player's language, then what else names are made of; the blank comes first, as the
    /// place behind the last letter counts as one.
    init() { all = Array(" " + tr("abcdefghijklmnopqrstuvwxyz") + "-0123456789") }

    /// The letter so many steps away from one, as large or small as that was; where there was none, names
    /// begin large. A letter of another alphabet counts as a blank.
    func letter(_ steps: Int, from letter: Character, beginsWord: Bool) -> Character {
        let small = letter.lowercased().first ?? letter
        let next = all.element(after: all.contains(small) ? small : " ", by: steps)
        let isLarge = letter.isCased ? letter.isUppercase : beginsWord
        return isLarge ? Character(next.uppercased()) : next
    }
}
