import Foundation
import Glibc
import TestSupport
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

    /// A paste without brackets, say: it is handled as it arrives, and not drawn key by key.
    @Test func aFloodOfKeysIsAnsweredByFewFrames() throws {
        let probe = try PtyProcess.probe()
        probe.forget()
        probe.type([UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000) + [UInt8(ascii: "y")])
        #expect(probe.waits(for: "character(\"y\")"))
        #expect(probe.text.components(separatedBy: "\u{1B}[?2026l").count < 2_000)
        probe.quit()
    }

    /// Wherever it stands in what has arrived.
    @Test func controlCEndsAFloodAtOnce() throws {
        let probe = try PtyProcess.probe()
        let keys = [UInt8](repeating: UInt8(ascii: "x"), count: 2_000)
        probe.forget()
        // Does nothing for a moment, so that all of it has arrived before it is read.
        probe.type("W")
        usleep(50_000)
        probe.type(keys + [3] + keys)
        #expect(probe.end().status == .signalled(SIGINT))
        #expect(!probe.text.contains("character(\"x\")"))
    }

    @Test func theKittyKeyboardIsTurnedOnWhereItIsThereAndOffAgain() throws {
        let probe = try PtyProcess.probe()
        #expect(probe.waits(for: "\u{1B}[>31u"))
        probe.quit()
        #expect(probe.screen.isUntouched)
    }

    @Test(arguments: ["", "dumb"])
    func withoutATerminalThatMovesItsCursorItSaysSo(term: String) throws {
        let probe = try PtyProcess([PtyProcess.probePath], environment: ["TERM": term])
        #expect(probe.end().status == .exited(2))
        #expect(probe.text.contains("dumb(term: \"\(term)\")"))
        #expect(isSame(probe.settings, probe.found))
    }

    @Test(arguments: [("</dev/null", "input"), (">/dev/null", "output")])
    func withoutATerminalItSaysSo(redirection: String, stream: String) throws {
        let shell = try PtyProcess(["/bin/sh", "-c", "'\(PtyProcess.probePath)' \(redirection)"])
        #expect(shell.end().status == .exited(2))
        #expect(shell.text.contains("noTerminal(TerminalDevice.TerminalError.Stream.\(stream))"))
    }
}
