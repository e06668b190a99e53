import Testing

@testable import TerminalCore

@Suite struct TerminalModesTests {
    @Test(arguments: ["xterm-256color", "linux", "tmux", "vt220", "xterm-kitty"])
    func everyModeThatIsSwitchedIsSwitchedBack(term: String) {
        var capabilities = Capabilities(environment: ["TERM": term])
        capabilities.kittyKeyboard = term == "xterm-kitty"
        let entered = text(TerminalModes.enter(capabilities, title: "t", asks: false))
        let left = text(TerminalModes.leave(capabilities))
        for mode in ["?1049", "?1000", "?1003", "?1006", "?1004", "?2004"] {
            #expect(entered.contains("\u{1B}[\(mode)h") == left.contains("\u{1B}[\(mode)l"), "\(mode)")
        }
        for mode in ["?7", "?25"] {
            #expect(entered.contains("\u{1B}[\(mode)l") && left.contains("\u{1B}[\(mode)h"), "\(mode)")
        }
        #expect(entered.contains("\u{1B}[22;2t") == left.contains("\u{1B}[23;2t"))
        #expect(entered.contains("\u{1B}[>31u") == left.contains("\u{1B}[<u"))
        #expect(left.utf8.count < 200)
    }

    @Test func questionsEndWithTheOneThatEveryoneAnswers() {
        let capabilities = Capabilities(environment: ["TERM": "xterm"])
        #expect(text(TerminalModes.enter(capabilities, title: "t", asks: true)).hasSuffix("\u{1B}[c"))
        #expect(!text(TerminalModes.enter(capabilities, title: "t", asks: false)).contains("\u{1B}[c"))
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
