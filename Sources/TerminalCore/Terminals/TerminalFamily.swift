/// Kinds of terminals that differ in what is known about them.
enum TerminalFamily: Hashable {
    /// Newer emulators known by name, with every capability.
    case modern
    /// xterm itself, VTE and Konsole, recognized by their own variable.
    case sure
    /// Whatever calls itself xterm or a variant.
    case xterm
    /// Draws no more than ASCII.
    case eterm
    case tmux
    /// GNU screen, or a remote tmux that calls itself so.
    case screen
    case linuxConsole
    /// VT220 and the like, and everything unknown.
    case plain

    init(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        if term.hasPrefix("tmux") || term.hasPrefix("screen") && environment["TMUX"]?.isEmpty == false {
            self = .tmux
        } else if term.hasPrefix("screen") {
            self = .screen
        } else if term.hasPrefix("Eterm") {
            self = .eterm
        } else if term.hasPrefix("linux") {
            self = .linuxConsole
        } else if TerminalFamily.modernNames.contains(where: { term.hasPrefix($0) }) {
            self = .modern
        } else if TerminalFamily.xtermNames.contains(where: { term.hasPrefix($0) }) {
            let isSure = TerminalFamily.tellTales.contains { environment[$0]?.isEmpty == false }
            self = isSure ? .sure : .xterm
        } else {
            self = .plain
        }
    }

    var erasesCharacters: Bool { self != .screen && self != .plain }
    var backColorErase: Bool { erasesCharacters }
    /// Not by the name xterm alone: mosh and others use it and print nothing; nor tmux, which up to 3.3 repeats
    /// ASCII only.
    var repeatsCharacters: Bool { self == .modern || self == .sure }
    var isXtermLike: Bool { self != .plain && self != .linuxConsole }

    /// Promised by the name or by the terminal's own variable.
    func depth(_ environment: [String: String]) -> ColourDepth {
        let term = environment["TERM"] ?? ""
        if self == .modern || term.hasSuffix("-direct") { return .truecolor }
        if self == .sure {
            // Every xterm since 2006 has 256; VTE and Konsole have had them all since 2014.
            let isXterm = environment["XTERM_VERSION"]?.isEmpty == false
            return isXterm ? .indexed : .truecolor
        }
        func names(_ word: String) -> Bool {
            term.utf8.indices.contains { term.utf8[$0...].starts(with: word.utf8) }
        }
        if names("256color") { return .indexed }
        if self != .plain { return .sixteen }
        return ["ansi", "cons25", "pcansi", "color"].contains(where: names) ? .sixteen : .none
    }

    func writesClipboard(_ environment: [String: String]) -> Bool {
        let term = environment["TERM"] ?? ""
        if TerminalFamily.clipboardNames.contains(where: { term.hasPrefix($0) }) { return true }
        // WezTerm uses the name xterm; child processes inherit the variable.
        return self == .xterm && environment["TERM_PROGRAM"] == "WezTerm"
    }

    private static let clipboardNames = [
        "xterm-kitty", "foot", "alacritty", "wezterm", "xterm-ghostty", "ghostty",
    ]
    private static let modernNames = clipboardNames + ["contour", "rio"]
    private static let xtermNames = [
        "xterm", "rxvt", "konsole", "vte", "gnome", "putty", "st-", "mlterm", "eterm", "dvtm",
    ]
    private static let tellTales = ["XTERM_VERSION", "VTE_VERSION", "KITTY_WINDOW_ID", "KONSOLE_VERSION"]
}
