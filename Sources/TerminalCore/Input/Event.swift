package import Model

/// What comes in from the terminal.
package enum Event: Hashable, Sendable {
    case key(KeyPress)
    case mouse(MouseEvent)
    /// Text pasted as one; already safe, line breaks kept as spaces.
    case paste(SafeText)
    /// The window gained (true) or lost the focus.
    case focus(Bool)
    case resize(Size)
    /// What the terminal said of itself; never a key.
    case reply(TerminalReply)
    /// The program was stopped and goes on; the whole frame is redrawn by the next `present`.
    case resumed
    /// The program should save and leave.
    case ended(Ending)
    /// Bytes that are no known sequence; never letters.
    case unknown
}

/// Why a program has to leave.
package enum Ending: Hashable, Sendable {
    /// A signal by its number; Ctrl+C and Ctrl+\\ count as SIGINT and SIGQUIT.
    case signal(Int32)
    /// The input has ended: nobody can press a key any more.
    case inputClosed
    /// The output takes no more bytes: nobody can see anything any more.
    case outputClosed
}

/// A key going down, repeating or coming up.
package struct KeyPress: Hashable, Sendable {
    /// Which key.
    package var key: Key
    /// What was held with it.
    package var modifiers: Modifiers
    /// Down, repeat or up; terminals without the kitty protocol only ever report `press`.
    package var phase: Phase

    /// Makes a press.
    package init(_ key: Key, _ modifiers: Modifiers = [], phase: Phase = .press) {
        self.key = key
        self.modifiers = modifiers
        self.phase = phase
    }

    /// The part of a press that is reported.
    package enum Phase: Hashable, Sendable { case press, `repeat`, release }
}

/// A key by what it means, not by its bytes.
package enum Key: Hashable, Sendable {
    /// A letter, digit, sign or space as typed; Shift is already in it.
    case character(Character)
    case enter, escape, tab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 to F24.
    case function(Int)
}

/// Keys held with another. Shift is told only where it does not change the character (Shift+Tab).
package struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit a modifier.
    package let rawValue: UInt8
    /// Makes a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Shift.
    package static let shift = Modifiers(rawValue: 1)
    /// Alt or Meta.
    package static let alt = Modifiers(rawValue: 2)
    /// Control; `character("c")` with it is Ctrl+C.
    package static let control = Modifiers(rawValue: 4)
    /// Not a key at all but the button of a gamepad: it is never text, and in a text the arrows spell.
    package static let gamepad = Modifiers(rawValue: 64)
    /// Super, Windows or Command.
    package static let `super` = Modifiers(rawValue: 8)
}

/// A mouse button going down or up, a move, or a turn of the wheel.
package struct MouseEvent: Hashable, Sendable {
    /// What happened.
    package var action: Action
    /// The cell it happened over.
    package var position: Point
    /// What was held with it.
    package var modifiers: Modifiers

    /// Makes a mouse event.
    package init(_ action: Action, at position: Point, _ modifiers: Modifiers = []) {
        self.action = action
        self.position = position
        self.modifiers = modifiers
    }

    /// What a mouse does; only the left button is told apart.
    package enum Action: Hashable, Sendable {
        case press, release, move, otherPress, otherRelease, wheelUp, wheelDown
    }
}
