/// What puts a text on the clipboard: OSC 52 of xterm's control sequences ("Manipulate Selection Data"), as kitty,
/// foot, WezTerm, Ghostty, Alacritty and others know it.
public enum ClipboardCommand {
    /// Sets the clipboard, and leaves the selection of the middle mouse button alone.
    public static func set(_ text: String) -> [UInt8] {
        Array("\u{1B}]52;c;".utf8) + Base64.encode(Array(text.utf8)) + Array("\u{1B}\\".utf8)
    }
}
