/// What a terminal can do, as far as its environment and its replies tell.
package struct Capabilities: Hashable, Sendable {
    /// Colours.
    package var depth = ColourDepth.none
    /// Glyphs.
    package var glyphSet = GlyphSet.ascii
    /// Whether ECH (`CSI n X`) is known.
    package var erasesCharacters = false
    /// Whether erased cells take the ground in use (terminfo's `bce`).
    package var backColorErase = false
    /// Whether REP (`CSI n b`) is known.
    package var repeatsCharacters = false
    /// Whether a frame can be shown all at once (mode 2026).
    package var synchronizesOutput = false
    /// Whether keys are reported by the kitty protocol, with their releases.
    package var kittyKeyboard = false
    /// Whether it is the Linux console, whose 16 colours a program can set (console_codes(4)).
    package var setsPalette = false
    /// Whether SGR 100 to 107 differ from 40 to 47: not on the Linux console, where only inks are bright.
    package var hasBrightBackgrounds = true
    /// Whether a bright ink is a bold one: on the Linux console SGR 90 to 97 turn bold on, and a plain ink after them
    /// stays bright until bold is turned off (`csi_m` in the kernel's vt.c).
    package var hasBoldBrightInks = false
    /// Whether there is an alternate screen, and mouse, paste and focus modes, a title and queries are
    /// worth sending.
    package var isXtermLike = false
    /// Whether what is sent by OSC 52 comes to the clipboard: it is known by its name to let programs do that, or
    /// says so (DA1). tmux, and others that stand between, do as they are set to, so only their own word counts.
    package var writesClipboard = false
    /// Whether it is worth asking for pictures: not through tmux and screen, which draw the cells themselves.
    package var asksForPictures = false
    /// Whether pictures can be sent by kitty's graphics protocol, once it has said so.
    package var showsPictures = false
    /// The most bytes of pictures that are worth sending at once.
    package var pictureLimit = Capabilities.localPictureLimit
    /// The pixels of a cell, once they are known.
    package var cellSize: PixelSize?
    /// Whether the window's ground is dark, once it has said so.
    package var isDark: Bool?

    /// A terminal that can do nothing but move its cursor.
    package init() {}

    /// What the environment tells.
    ///
    /// - Parameters:
    ///   - environment: `TERM`, `COLORTERM`, `NO_COLOR`, `LC_ALL`, `LC_CTYPE`, `LANG`, `TMUX` and those
    ///     by which terminals are known.
    ///   - depth: the colours asked for on the command line; it outweighs everything.
    ///   - ascii: whether ASCII alone was asked for.
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
        hasBrightBackgrounds = family != .linuxConsole
        hasBoldBrightInks = family == .linuxConsole
        setsPalette = family == .linuxConsole && depth == .sixteen
        glyphSet =
            ascii || !Capabilities.isUTF8(environment)
            ? .ascii : family == .linuxConsole ? .console : .unicode
    }

    /// What the largest screens take, on the same machine.
    static let localPictureLimit = 3 << 20
    /// What a slow line takes in a few seconds.
    static let remotePictureLimit = 256 << 10

    /// Whether the terminal shows more than ASCII.
    package var unicode: Bool { glyphSet != .ascii }

    /// Takes in what the terminal said of itself.
    package mutating func update(with reply: TerminalReply) {
        switch reply {
        case .mode(2026, let state): synchronizesOutput = state == .set || state == .reset
        case .kittyKeyboard: kittyKeyboard = true
        case .background(let rgb): isDark = Capabilities.luminance(rgb) < 0.18
        case .graphics(let isKnown): showsPictures = isKnown && asksForPictures
        case .cellSize(let size): cellSize = size
        case .attributes(let attributes): writesClipboard = writesClipboard || attributes.writesClipboard
        case .mode, .other: break
        }
    }

    /// `NO_COLOR` (no-color.org) counts when it is set and not empty.
    private static func depth(of family: TerminalFamily, in environment: [String: String]) -> ColourDepth {
        if environment["NO_COLOR"]?.isEmpty == false { return .none }
        let isDirect = ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased() ?? "")
        // GNU screen takes 24-bit colours for something else, whatever the terminal around it said.
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

/// How many colours a terminal shows.
package enum ColourDepth: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// Attributes alone.
    case none
    /// The 16 colours of the console.
    case sixteen
    /// The colour cube and greys of xterm.
    case indexed
    /// 24-bit sRGB.
    case truecolor

    /// Fewer colours come first.
    package static func < (left: ColourDepth, right: ColourDepth) -> Bool { left.rawValue < right.rawValue }
}
