import Glibc
import Testing

/// What comes in, through a real terminal device.
@Suite(.serialized) struct InputTests {
    @Test func keysMouseAndFocusArrive() throws {
        let probe = try PtyProcess.probe()
        for (bytes, expected) in [
            ("x", "character(\"x\")"), ("\u{1B}[1;5C", "right"), ("\u{1B}[<0;7;9M", "x: 6, y: 8"),
            ("\u{1B}[I", "focus(true)"),
            ("é", "character(\"é\")"),
        ] {
            probe.forget()
            probe.type(bytes)
            #expect(probe.waits(for: expected), "\(expected)")
        }
    }

    @Test func aLoneEscapeIsAKeyAfterFiftyMilliseconds() throws {
        let probe = try PtyProcess.probe()
        probe.forget()
        let start = ContinuousClock.now
        probe.type("\u{1B}")
        #expect(probe.waits(for: "escape"))
        let time = ContinuousClock.now - start
        #expect(time >= .milliseconds(45), "\(time)")
    }

    @Test func aSequenceCutInTwoIsNoEscape() throws {
        let probe = try PtyProcess.probe()
        probe.forget()
        probe.type("\u{1B}[1;")
        probe.read(for: .milliseconds(120))
        probe.type("2B")
        #expect(probe.waits(for: "key: Key.down"))
        #expect(!probe.text.contains("escape"))
    }

    @Test func tenMegabytesOfPasteAreOneEvent() throws {
        let probe = try PtyProcess.probe()
        probe.forget()
        let start = ContinuousClock.now
        probe.type(Array("\u{1B}[200~".utf8) + [UInt8](repeating: UInt8(ascii: "A"), count: 10_000_000))
        probe.type("\u{1B}[201~x")
        #expect(probe.waits(for: "character(\"x\")"))
        #expect(ContinuousClock.now - start < .seconds(10))
        #expect(probe.text.contains("paste"))
        #expect(!probe.text.contains("character(\"A\")"))
    }

    @Test func theKittyKeyboardIsTurnedOnWhereItIsThereAndOffAgain() throws {
        let probe = try PtyProcess.probe()
        #expect(probe.waits(for: "\u{1B}[>31u"))
        probe.type("q")
        #expect(probe.end().status == .exited(0))
        #expect(Modes(after: probe.output) == .untouched)
    }

    @Test(arguments: [("", "TERM is not set"), ("dumb", "TERM=dumb cannot")])
    func withoutATerminalThatMovesItsCursorItSaysSo(term: String, sentence: String) throws {
        let probe = try PtyProcess([PtyProcess.probePath], environment: ["TERM": term])
        #expect(probe.end().status == .exited(2))
        #expect(probe.text.contains(sentence))
        #expect(isSame(probe.settings, probe.found))
    }

    @Test(arguments: [("</dev/null", "standard input"), (">/dev/null", "standard output")])
    func withoutATerminalItSaysSo(redirection: String, stream: String) throws {
        let shell = try PtyProcess(["/bin/sh", "-c", "'\(PtyProcess.probePath)' \(redirection)"])
        #expect(shell.end().status == .exited(2))
        #expect(shell.text.contains("The game needs a terminal, but \(stream) is not one."))
    }
}
