import Testing

@testable import TerminalCore

@Suite struct CapabilitiesTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let environment: [String: String]
        let depth: ColourDepth
        var glyphSet = GlyphSet.unicode

        init(_ environment: [String: String], _ depth: ColourDepth, _ glyphSet: GlyphSet = .unicode) {
            self.environment = environment.merging(["LANG": "de_DE.UTF-8"]) { own, _ in own }
            self.depth = depth
            self.glyphSet = glyphSet
        }

        var testDescription: String {
            environment.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
        }
    }

    @Test(arguments: [
        Case(["TERM": "xterm"], .sixteen), Case(["TERM": "xterm-256color"], .indexed),
        Case(["TERM": "xterm-256color", "COLORTERM": "truecolor"], .truecolor),
        Case(["TERM": "xterm", "COLORTERM": "24bit"], .truecolor), Case(["TERM": "xterm-direct"], .truecolor),
        Case(["TERM": "xterm", "COLORTERM": "yes"], .sixteen), Case(["TERM": "xterm-kitty"], .truecolor),
        Case(["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], .indexed),
        Case(["TERM": "xterm", "VTE_VERSION": "7006"], .truecolor),
        Case(["TERM": "vt220", "XTERM_VERSION": "XTerm(379)"], .none),
        Case(["TERM": "foot"], .truecolor), Case(["TERM": "alacritty"], .truecolor),
        Case(["TERM": "rxvt-unicode-256color"], .indexed), Case(["TERM": "konsole"], .sixteen),
        Case(["TERM": "linux"], .sixteen, .console),
        Case(["TERM": "linux", "COLORTERM": "truecolor"], .sixteen, .console),
        Case(["TERM": "tmux-256color"], .indexed),
        Case(["TERM": "screen-256color", "TMUX": "/tmp/x,1,0", "COLORTERM": "truecolor"], .truecolor),
        Case(["TERM": "screen-256color", "COLORTERM": "truecolor"], .indexed),
        Case(["TERM": "screen"], .sixteen),
        Case(["TERM": "vt220"], .none), Case(["TERM": "vt100"], .none), Case(["TERM": "ansi"], .sixteen),
        Case(["TERM": "xterm-kitty", "NO_COLOR": "1"], .none),
        Case(["TERM": "xterm", "NO_COLOR": ""], .sixteen),
        Case(["TERM": "xterm", "LANG": "C"], .sixteen, .ascii),
        Case(["TERM": "xterm", "LANG": ""], .sixteen, .ascii),
        Case(["TERM": "xterm", "LANG": "C", "LC_ALL": "C.utf8"], .sixteen),
        Case(["TERM": "xterm", "LC_ALL": "C"], .sixteen, .ascii),
        Case(["TERM": "xterm", "LC_ALL": "", "LC_CTYPE": "POSIX"], .sixteen, .ascii),
        Case(["TERM": "linux", "LANG": "C"], .sixteen, .ascii),
        Case(["TERM": "mlterm"], .sixteen), Case(["TERM": "dvtm-256color"], .indexed),
        Case(["TERM": "Eterm"], .sixteen, .ascii), Case(["TERM": "Eterm-256color"], .indexed, .ascii),
    ])
    func theEnvironmentTellsColoursAndGlyphs(example: Case) {
        let capabilities = Capabilities(environment: example.environment)
        #expect(capabilities.depth == example.depth)
        #expect(capabilities.glyphSet == example.glyphSet)
    }

    /// Sixteen are what the name promises; who has chosen them keeps them.
    @Test(
        arguments: [
            (["TERM": "xterm"], nil, ColourDepth.indexed), (["TERM": "mlterm"], nil, .indexed),
            (["TERM": "dvtm"], nil, .indexed), (["TERM": "xterm"], .sixteen, .sixteen),
            (["TERM": "xterm", "NO_COLOR": "1"], nil, ColourDepth.none),
            (["TERM": "xterm-kitty"], nil, .truecolor), (["TERM": "vt220"], nil, ColourDepth.none),
        ] as [([String: String], ColourDepth?, ColourDepth)])
    func aTerminalWithColour200Has256(
        environment: [String: String], asked: ColourDepth?, expected: ColourDepth
    ) {
        var capabilities = Capabilities(environment: environment, depth: asked)
        let asks = TerminalModes.queries(capabilities).split(separator: 0x1B).contains(
            Array("]4;200;?".utf8)[...])
        #expect(asks == (capabilities.depth == .sixteen && asked == nil))
        capabilities.update(with: .indexedColours)
        #expect(capabilities.depth == expected)
    }

    @Test func konsoleIsKnownByItsVariableOrItsAnswer() {
        var capabilities = Capabilities(environment: ["TERM": "xterm-256color"])
        #expect(!capabilities.showsNamedColours)
        capabilities.update(with: .name("Konsole 22.12.3"))
        #expect(capabilities.showsNamedColours)
        let local = ["TERM": "xterm-256color", "KONSOLE_VERSION": "221203"]
        #expect(Capabilities(environment: local).showsNamedColours)
        #expect(!Capabilities(environment: local.merging(["TMUX": "/tmp/x,1,0"]) { $1 }).showsNamedColours)
    }

    @Test func theCommandLineOutweighsTheEnvironment() {
        let environment = ["TERM": "vt220", "NO_COLOR": "1", "LANG": "C.UTF-8"]
        #expect(Capabilities(environment: environment, depth: .truecolor).depth == .truecolor)
        #expect(Capabilities(environment: environment, ascii: true).glyphSet == .ascii)
        #expect(Capabilities(environment: ["TERM": "xterm-kitty"], depth: ColourDepth.none).depth == .none)
    }

    @Test(arguments: [
        ("xterm-256color", true, true, false), ("xterm-kitty", true, true, true),
        ("tmux-256color", true, true, false),
        ("screen-256color", false, false, false), ("linux", true, true, false),
        ("vt220", false, false, false),
    ])
    func onlySureSequencesAreUsed(term: String, erases: Bool, ground: Bool, repeats: Bool) {
        let capabilities = Capabilities(environment: ["TERM": term])
        #expect(capabilities.erasesCharacters == erases)
        #expect(capabilities.backColorErase == ground)
        #expect(capabilities.repeatsCharacters == repeats)
    }

    /// Nothing is sent to a terminal that would show it, drop it or ask about it; what stands between is asked itself.
    @Test(
        arguments: [
            (["TERM": "xterm-kitty"], true), (["TERM": "foot"], true), (["TERM": "xterm-ghostty"], true),
            (["TERM": "alacritty"], true), (["TERM": "wezterm"], true),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], true),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm", "VTE_VERSION": "7006"], false),
            (["TERM": "xterm-256color"], false), (["TERM": "xterm", "XTERM_VERSION": "XTerm(390)"], false),
            (["TERM": "xterm-kitty", "TMUX": "/tmp/x,1,0"], false), (["TERM": "foot", "STY": "1.x"], false),
            (["TERM": "tmux-256color"], false), (["TERM": "screen"], false), (["TERM": "linux"], false),
            (["TERM": "vt220"], false),
        ] as [([String: String], Bool)])
    func theClipboardIsWrittenToWhereThatIsKnownToWork(environment: [String: String], expected: Bool) {
        var capabilities = Capabilities(environment: environment)
        #expect(capabilities.writesClipboard == expected)
        capabilities.update(with: .attributes(writesClipboard: false))
        #expect(capabilities.writesClipboard == expected)
        capabilities.update(with: .attributes(writesClipboard: true))
        #expect(capabilities.writesClipboard)
    }

    /// RFC 4648's own examples, in xterm's sequence.
    @Test(
        arguments: zip(
            ["", "f", "fo", "foo", "foob", "🟩"], ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "8J+fqQ=="]))
    func textGoesToTheClipboardAsBase64(text: String, coded: String) {
        #expect(ClipboardCommand.set(text) == Array("\u{1B}]52;c;\(coded)\u{1B}\\".utf8))
    }

    @Test(arguments: [true, false]) func synchronizedOutputIsUsedWhereItCanBeSwitched(isKnown: Bool) {
        var capabilities = Capabilities()
        capabilities.update(with: .synchronizedOutput(isKnown: isKnown))
        #expect(capabilities.synchronizesOutput == isKnown)
    }

    @Test(arguments: [
        (UInt32(0x000000), true), (0x282C34, true), (0x002B36, true), (0xFFFFFF, false), (0xFDF6E3, false),
    ])
    func theGroundIsDarkOrLight(rgb: UInt32, isDark: Bool) {
        var capabilities = Capabilities()
        #expect(capabilities.isDark == nil)
        capabilities.update(with: .background(rgb))
        #expect(capabilities.isDark == isDark)
    }
}
