import Localization
import Model
import TerminalCore

/// A row of a page's table of keys: what they do, and how that is told at the foot. The handler, the line of keys and the
/// help read the same table.
///
/// Keys are a function of the page's state and never of a frame: what arrives in one read is handled before a frame is
/// drawn. The table is static, as a list made again for each key made floods two to four times slower.
struct Binding<Action: OfferAction>: Sendable {
    /// Any of these; the modifiers Control and Alt are never held.
    let keys: [Key]
    let action: Action
    /// How the key is written at the foot, and what it does there; nil where it is not told.
    let caption: (@Sendable (DisplayStyle) -> SafeText)?
    let label: @Sendable () -> SafeText
    /// Whether the first half of the caption, such as `←→`, goes back.
    let isPair: Bool

    /// Keys that are not told at the foot.
    init(_ keys: Key..., does action: Action) {
        (self.keys, self.action, caption, label, isPair) = (keys, action, nil, { "" }, false)
    }

    /// Keys that are told under the name of the first.
    init(
        _ keys: Key..., does action: Action, label: @autoclosure @escaping @Sendable () -> SafeText
    ) {
        let first = keys[0]
        (self.keys, self.action, self.label, isPair) = (keys, action, label, false)
        caption = { _ in first.caption }
    }

    /// A pair of keys that are movements, and are handled as such.
    init(
        pair caption: @escaping @Sendable (DisplayStyle) -> SafeText, does action: Action,
        label: @autoclosure @escaping @Sendable () -> SafeText = ""
    ) {
        (keys, self.action, self.caption, self.label, isPair) = ([], action, caption, label, true)
    }
}

extension Key {
    /// What stands on a key.
    var caption: SafeText {
        switch self {
        case .enter: tr("Enter")
        case .escape: "Esc"
        case .tab: "Tab"
        case .backspace: tr("Backspace")
        case .left: tr("Left")
        case .right: tr("Right")
        case .character(" "): tr("Space")
        case .character(let letter): SafeText(String(letter))
        default: ""
        }
    }
}
