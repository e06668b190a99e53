import Localization
import Model
import TerminalCore

/// A row of a page's table of keys, which the handler, the key bar and the help read.
/// Keys are a function of the page's state and never of a frame: all input of one read is handled before a
/// frame is drawn. The table is static, as one made for each key made floods two to four times slower.
struct Binding<Action: Hashable & Sendable>: Sendable {
    /// Any of these; never with Control or Alt.
    let keys: [Key]
    let action: Action
    /// How the key bar writes the keys; nil where it omits them.
    var caption: (@Sendable (DisplayStyle) -> SafeText)?
    var label: @Sendable () -> SafeText = { "" }
    /// Whether the first half of the caption, such as `←→`, goes back.
    var isPair = false
    /// See `KeyBar.Item`.
    var givesWay = 0

    /// Not in the key bar.
    init(_ keys: Key..., does action: Action) { (self.keys, self.action) = (keys, action) }

    /// Shown by the name of the first.
    init(
        _ keys: Key..., does action: Action, label: @autoclosure @escaping @Sendable () -> SafeText,
        givesWay: Int = 0
    ) {
        let first = keys[0]
        (self.keys, self.action, self.label, self.givesWay) = (keys, action, label, givesWay)
        caption = { _ in first.caption }
    }

    /// Names a pair of keys that are handled as movements.
    init(
        pair caption: @escaping @Sendable (DisplayStyle) -> SafeText, does action: Action,
        label: @autoclosure @escaping @Sendable () -> SafeText = ""
    ) {
        (keys, self.action, self.caption, self.label, isPair) = ([], action, caption, label, true)
    }
}

extension Array {
    /// For a dialog, whose few keys depend on its state.
    func action<Action>(for press: KeyPress) -> Action? where Element == Binding<Action> {
        guard press.phase == .press, !press.isChord else { return nil }
        return first { $0.keys.contains(press.key) }?.action
    }
}

/// A page's table of keys, with an index: what arrives in a flood is mostly in no table.
struct KeyTable<Action: Hashable & Sendable>: Sendable, ExpressibleByArrayLiteral {
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

/// Where a key leads among things of the same kind. The only place that knows the keys: arrows, `hjkl`, Tab,
/// Home, End and the page keys.
enum Movement: Hashable, Sendable {
    case up, down, left, right
    /// In reading order, wrapping around.
    case next, previous
    case pageUp, pageDown, first, last

    init?(_ press: KeyPress) {
        guard press.phase != .release, !press.isChord else { return nil }
        switch press.key {
        case .up, .character("k"): self = .up
        case .down, .character("j"): self = .down
        case .left, .character("h"): self = .left
        case .right, .character("l"): self = .right
        case .tab: self = press.modifiers.contains(.shift) ? .previous : .next
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .home: self = .first
        case .end: self = .last
        default: return nil
        }
    }

    /// 1 to what follows and -1 to what precedes, among a few things in one row or column.
    var step: Int? {
        switch self {
        case .next, .down, .right: 1
        case .previous, .up, .left: -1
        case .pageUp, .pageDown, .first, .last: nil
        }
    }
}
