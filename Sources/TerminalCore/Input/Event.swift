package import Model

package enum Event: Hashable, Sendable {
    case key(KeyPress)
    case mouse(MouseEvent)
    /// Already safe; line breaks become spaces.
    case paste(SafeText)
    /// True when the focus is gained.
    case focus(Bool)
    case resize(Size)
    /// Never a key.
    case reply(TerminalReply)
    /// The program was stopped and continues; the next `present` redraws the whole frame.
    case resumed
    case ended(Ending)
    case unknown
}

package enum Ending: Hashable, Sendable {
    /// Ctrl+C and Ctrl+\\ count as SIGINT and SIGQUIT.
    case signal(Int32)
    case inputClosed
    case outputClosed
}

package struct KeyPress: Hashable, Sendable {
    package var key: Key
    package var modifiers: Modifiers
    /// Terminals without the kitty protocol only ever report `press`.
    package var phase: Phase

    package init(_ key: Key, _ modifiers: Modifiers = [], phase: Phase = .press) {
        (self.key, self.modifiers, self.phase) = (key, modifiers, phase)
    }

    /// With Control or Alt: never a letter, and none of a page's keys.
    package var isChord: Bool {
        modifiers.rawValue & (Modifiers.control.rawValue | Modifiers.alt.rawValue) != 0
    }

    package enum Phase: Hashable, Sendable { case press, `repeat`, release }
}

/// A key by meaning, not by bytes.
package enum Key: Hashable, Sendable {
    /// As typed; Shift is already applied.
    case character(Character)
    case enter, escape, tab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 to F24.
    case function(Int)
}

/// Shift is only given where it does not change the character (Shift+Tab). Those of the keyboard are xterm's bits.
package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    /// `character("c")` with it is Ctrl+C.
    package static let control = Modifiers(rawValue: 4)
    /// Marks a gamepad button: never text, and in a text field the arrows spell.
    package static let gamepad = Modifiers(rawValue: 64)
    package static let `super` = Modifiers(rawValue: 8)
}

package struct MouseEvent: Hashable, Sendable {
    package var action: Action
    package var position: Point
    package var modifiers: Modifiers

    package init(_ action: Action, at position: Point, _ modifiers: Modifiers = []) {
        (self.action, self.position, self.modifiers) = (action, position, modifiers)
    }

    /// Only the left button is distinguished.
    package enum Action: Hashable, Sendable {
        case press, release, move, otherPress, otherRelease, wheelUp, wheelDown
    }
}
