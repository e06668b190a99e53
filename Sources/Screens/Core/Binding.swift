import Localization
import Model
import TerminalCore

/// A row of a page's table of keys, which the handler, the key bar and the help read.
/// Keys are a function of the page's state and never of a frame: all input of one read is handled before a
/// frame is drawn. The table is static, as one made for each key made floods two to four times slower.
struct Binding<Action: OfferAction>: Sendable {
    /// Any of these; never with Control or Alt.
    let keys: [Key]
    let action: Action
    /// How the key bar writes the keys; nil where it omits them.
    let caption: (@Sendable (DisplayStyle) -> SafeText)?
    let label: @Sendable () -> SafeText
    /// Whether the first half of the caption, such as `←→`, goes back.
    let isPair: Bool

    /// Not in the key bar.
    init(_ keys: Key..., does action: Action) {
        (self.keys, self.action, caption, label, isPair) = (keys, action, nil, { "" }, false)
    }

    /// Shown by the name of the first.
    init(
        _ keys: Key..., does action: Action, label: @autoclosure @escaping @Sendable () -> SafeText
    ) {
        let first = keys[0]
        (self.keys, self.action, self.label, isPair) = (keys, action, label, false)
        caption = { _ in first.caption }
    }

    /// For a pair of keys that are handled as movements.
    init(
        pair caption: @escaping @Sendable (DisplayStyle) -> SafeText, does action: Action,
        label: @autoclosure @escaping @Sendable () -> SafeText = ""
    ) {
        (keys, self.action, self.caption, self.label, isPair) = ([], action, caption, label, true)
    }
}

/// A page's table of keys, with an index: what arrives in a flood is mostly in no table.
struct KeyTable<Action: OfferAction>: Sendable, ExpressibleByArrayLiteral {
    let bindings: [Binding<Action>]
    private let actions: [Key: Action]

    init(arrayLiteral bindings: Binding<Action>...) {
        self.bindings = bindings
        let pairs = bindings.flatMap { binding in binding.keys.map { ($0, binding.action) } }
        actions = Dictionary(pairs) { first, _ in first }
    }

    subscript(key: Key) -> Action? { actions[key] }
}

extension Key {
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
