/// One thing found that can be felt or pressed, or the reason why it cannot.
public enum HapticsFinding: Hashable, Sendable {
    /// A gamepad, and whether it rumbles.
    case gamepad(name: String, rumbles: Bool)
    /// A gamepad that has motors but may only be read.
    case readOnly(name: String, path: String)
    /// A gamepad that may not be opened; `code` is the `errno`.
    case refused(name: String, path: String, code: Int32)
    /// A device that rumbles and has no buttons.
    case vibrator(name: String)
    /// A command that makes a phone vibrate.
    case phone(path: String)
    /// None of these.
    case nothing
}
