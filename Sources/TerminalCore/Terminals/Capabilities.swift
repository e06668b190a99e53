/// What a terminal can do, as far as environment and replies tell.
package struct Capabilities: Hashable, Sendable {
    package var depth = ColourDepth.none
    package var glyphSet = GlyphSet.ascii
    /// ECH (`CSI n X`).
    package var erasesCharacters = false
    /// Whether erased cells take the ground in use (terminfo's `bce`).
    package var backColorErase = false
    /// REP (`CSI n b`).
    package var repeatsCharacters = false
    /// Synchronized output (mode 2026).
    package var synchronizesOutput = false
    /// Keys are reported by the kitty protocol, with releases.
    package var kittyKeyboard = false
    /// There SGR 90 to 97 turn bold on, and a plain ink after them stays bright until bold is turned off; 100 to 107 equal 40
    /// to 47 (`csi_m` in the kernel's vt.c).
    package var isLinuxConsole = false
    /// Whether there is an alternate screen, and mouse, paste and focus modes, title and queries are worth sending.
    package var isXtermLike = false
    /// Whether OSC 52 reaches the clipboard: the terminal is known by name to allow it, or says so (DA1). tmux
    /// and other multiplexers depend on their settings, so only their own reply counts.
    package var writesClipboard = false
    /// Whether it is worth asking for 256 colours, as the environment promises 16 and nobody has chosen them.
    package var asksForColours = false
    /// It reduces the 256 colours to the terminal's 8 by the strongest of red, green and blue.
    package var isGNUScreen = false
    /// As it calls itself.
    package var name: String?
    /// Whether it is worth asking for pictures: not through tmux and screen, which draw the cells themselves.
    package var asksForPictures = false
    /// By kitty's graphics protocol, once confirmed.
    package var showsPictures = false
    /// The most bytes of pictures that are worth sending at once.
    package var pictureLimit = Capabilities.localPictureLimit
    package var cellSize: PixelSize?
    package var isDark: Bool?

    package init() {}

    /// - Parameter asked: a depth that outweighs the environment.
    package init(environment: [String: String], depth asked: ColourDepth? = nil, ascii: Bool = false) {
        let family = TerminalFamily(environment: environment)
        erasesCharacters = family.erasesCharacters
        backColorErase = family.backColorErase
        repeatsCharacters = family.repeatsCharacters
        isXtermLike = family.isXtermLike
        let isDirect =
            family != .tmux && family != .screen
            && ["TMUX", "STY"].allSatisfy { environment[$0]?.isEmpty ?? true }
        asksForPictures = family.isXtermLike && isDirect
        writesClipboard = isDirect && family.writesClipboard(environment)
        let isRemote = ["SSH_CONNECTION", "SSH_TTY"].contains { environment[$0]?.isEmpty == false }
        if isRemote { pictureLimit = Self.remotePictureLimit }
        depth = asked ?? Capabilities.depth(of: family, in: environment)
        asksForColours = asked == nil && depth == .sixteen && isXtermLike
        isGNUScreen = family == .screen
        if environment["KONSOLE_VERSION"]?.isEmpty == false && isDirect { name = "Konsole" }
        isLinuxConsole = family == .linuxConsole
        glyphSet =
            ascii || !Capabilities.isUTF8(environment) || family == .eterm
            ? .ascii : family == .linuxConsole ? .console : .unicode
    }

    /// What the largest screens need, on the same machine.
    static let localPictureLimit = 3 << 20
    /// What a slow line transmits in a few seconds.
    static let remotePictureLimit = 256 << 10

    /// Konsole shows the colour whose name the mouse is on, over what is there.
    package var showsNamedColours: Bool { name?.hasPrefix("Konsole") ?? false }

    package var unicode: Bool { glyphSet != .ascii }

    /// The console's 16 colours can be set (console_codes(4)).
    var setsPalette: Bool { isLinuxConsole && depth == .sixteen }

    package mutating func update(with reply: TerminalReply) {
        switch reply {
        case .synchronizedOutput(let isKnown): synchronizesOutput = isKnown
        case .kittyKeyboard: kittyKeyboard = true
        case .background(let rgb): isDark = Capabilities.luminance(rgb) < 0.18
        case .graphics(let isKnown): showsPictures = isKnown && asksForPictures
        case .indexedColours: if asksForColours { depth = max(depth, .indexed) }
        case .name(let text): name = text
        case .cellSize(let size): cellSize = size
        case .attributes(let isKnown): writesClipboard = writesClipboard || isKnown
        case .textArea, .other: break
        }
    }

    /// `NO_COLOR` (no-color.org) counts when it is set and not empty.
    private static func depth(of family: TerminalFamily, in environment: [String: String]) -> ColourDepth {
        if environment["NO_COLOR"]?.isEmpty == false { return .none }
        let isDirect = ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased() ?? "")
        // GNU screen misreads 24-bit colours, whatever the terminal around it supports.
        if isDirect && family != .screen && family != .linuxConsole && family != .plain { return .truecolor }
        return family.depth(environment)
    }

    /// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set and not empty decides (setlocale(3)).
    private static func isUTF8(_ environment: [String: String]) -> Bool {
        let locale =
            ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        // language_TERRITORY.codeset@modifier (POSIX, 8.2)
        let codeset = locale.split(separator: ".").last?.prefix { $0 != "@" } ?? ""
        return ["utf-8", "utf8"].contains(codeset.lowercased())
    }

    /// Relative luminance as WCAG 2.1 defines it; 0.18 is middle grey.
    private static func luminance(_ rgb: UInt32) -> Double {
        func linear(_ shift: UInt32) -> Double {
            // The square is within 0.03 of the sRGB curve: enough to tell dark from light.
            let value = Double(rgb >> shift & 0xFF) / 255
            return value * value
        }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }
}

package enum ColourDepth: CaseIterable, Comparable, Hashable, Sendable {
    case none, sixteen, indexed, truecolor
}
