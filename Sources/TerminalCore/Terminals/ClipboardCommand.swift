/// What puts a text on the clipboard: OSC 52 of xterm's control sequences ("Manipulate Selection Data"), as kitty,
/// foot, WezTerm, Ghostty, Alacritty and others know it.
package enum ClipboardCommand {
    /// Does not change the primary selection.
    package static func set(_ text: String) -> [UInt8] {
        Array("\u{1B}]52;c;".utf8) + Base64.encode(Array(text.utf8)) + Array("\u{1B}\\".utf8)
    }
}
