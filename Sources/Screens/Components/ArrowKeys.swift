import Localization
import Model

/// The arrow keys as they are written: arrows where the glyphs exist, words elsewhere.
enum ArrowKeys {
    /// The two that go up and down.
    static func vertical(_ display: DisplayStyle) -> SafeText { display.unicode ? "↑↓" : tr("Up/Down") }

    /// The two that go left and right.
    static func horizontal(_ display: DisplayStyle) -> SafeText { display.unicode ? "←→" : tr("Left/Right") }
}
