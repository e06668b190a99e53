import Foundation
import Testing

@testable import TerminalCore

@Suite struct TerminalModesTests {
    @Test(arguments: ["xterm-256color", "linux", "tmux", "vt220", "xterm-kitty"])
    func everyModeThatIsSwitchedIsSwitchedBack(term: String) {
        var capabilities = Capabilities(environment: ["TERM": term])
        capabilities.kittyKeyboard = term == "xterm-kitty"
        let entered = text(TerminalModes.enter(capabilities, title: "t", sendsQueries: false))
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

    /// What takes part in no alternate screen shows the last frame until it is cleared, in its own colours.
    @Test func theFrameAndItsColoursAreGoneBeforeTheAlternateScreen() throws {
        let left = text(TerminalModes.leave(Capabilities(environment: ["TERM": "screen"])))
        let parts = ["\u{1B}[m", "\u{1B}[2J", "\u{1B}[H", "\u{1B}[?1049l"]
        let places = try parts.map { try #require(left.range(of: $0)).lowerBound }
        #expect(places == places.sorted())
    }

    /// Emptied first, as not every terminal keeps the one from before.
    @Test func theTitleIsPutBackOrEmptied() {
        let left = text(TerminalModes.leave(Capabilities(environment: ["TERM": "xterm"])))
        #expect(left.hasSuffix("\u{1B}]2;\u{1B}\\\u{1B}[23;2t"))
    }

    /// 16 colours of seven digits, each ended for those that do not know that it ends by itself, and one reset.
    @Test func onlyTheLinuxConsoleGetsAPalette() {
        let console = Capabilities(environment: ["TERM": "linux"])
        let entered = text(TerminalModes.enter(console, title: "t", sendsQueries: false))
        #expect(entered.matches(of: /\u{1B}\]P[0-9a-f]{7}\u{1B}\\/).count == 16)
        #expect(
            entered.contains("\u{1B}]P3") && text(TerminalModes.leave(console)).contains("\u{1B}]R\u{1B}\\"))
        for environment in [
            ["TERM": "linux", "NO_COLOR": "1"], ["TERM": "xterm-256color"], ["TERM": "screen.linux"],
            ["TERM": "vt220"],
        ] {
            let other = Capabilities(environment: environment)
            #expect(!text(TerminalModes.enter(other, title: "t", sendsQueries: false)).contains("\u{1B}]P"))
            #expect(!text(TerminalModes.leave(other)).contains("\u{1B}]R"))
        }
    }

    @Test func questionsEndWithTheOneThatEveryoneAnswers() {
        let capabilities = Capabilities(environment: ["TERM": "xterm"])
        #expect(text(TerminalModes.enter(capabilities, title: "t", sendsQueries: true)).hasSuffix("\u{1B}[c"))
        #expect(
            !text(TerminalModes.enter(capabilities, title: "t", sendsQueries: false)).contains("\u{1B}[c"))
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
