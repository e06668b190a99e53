package import GameRules
package import Model
import Localization

extension SimonMistake {
    /// What happened, without a full stop.
    /// - Parameters:
    ///   - who: the player, where there are several.
    ///   - isOut: whether that player is out by it.
    package func sentence(
        _ options: SimonOptions, isWatched: Bool = false, by who: String? = nil, isOut: Bool = false
    ) -> String {
        let right = options.word(for: right)
        switch (pressed.map(options.word), who) {
        case (nil, let who?) where isOut: return tr("Too late; it was \(right): \(who) is out")
        case (nil, _): return tr("Too late; it was \(right)")
        case (let pressed?, let who?):
            return isOut
                ? tr("\(who) pressed \(pressed); it was \(right): \(who) is out")
                : tr("\(who) pressed \(pressed); it was \(right)")
        case (let pressed?, nil):
            return isWatched
                ? tr("Pressed \(pressed); it was \(right)") : tr("You pressed \(pressed); it was \(right)")
        }
    }
}

extension SimonOptions {
    /// A pad's name in a sentence: its colour, or its place where colours are hidden.
    package func word(for pad: Pad) -> String {
        variant.hasColours ? pad.word : tr("pad \(pad.rawValue + 1)")
    }
}
