import Foundation
import Glibc
import TestSupport
import Testing

/// Stopping and going on, as the shell's job control has it and without it.
@Suite(.serialized) struct SuspendingTests {
    /// A shell with job control around the probe: it says when the probe has stopped, and calls it back
    /// once it has read a line.
    private func shell(_ environment: [String: String] = [:]) throws -> PtyProcess {
        let script = """
            set -m; '\(PtyProcess.probePath)'; echo "stopped with $?"; read -r; fg >/dev/null; echo "ended with $?"
            """
        return try PtyProcess(["/bin/bash", "--norc", "-c", script], environment: environment)
    }

    @Test func controlZStopsAndTheShellCallsBack() throws {
        let shell = try shell()
        #expect(shell.waits(for: "probe"))
        shell.type("\u{1A}")
        #expect(shell.waits(for: "stopped with 148"))
        #expect(shell.isTerminalAsFound)
        shell.forget()
        shell.type("\r")
        #expect(shell.waits(for: "resumed"))
        #expect(shell.text.contains("\u{1B}[2J"))
        #expect(!isSame(shell.settings, shell.found))
        shell.type("q")
        #expect(shell.waits(for: "ended with 0"))
        #expect(shell.isTerminalAsFound)
    }

    /// The shell gets neither pictures nor colours of ours; whoever is called back has them again.
    @Test(arguments: [true, false])
    func picturesAndColoursGoWithTheStopAndComeBack(isKitty: Bool) throws {
        let shell = try shell(isKitty ? ["PROBE_PICTURES": "yes"] : ["TERM": "linux", "COLORTERM": ""])
        (shell.answers, shell.showsPictures) = (isKitty, isKitty)
        func isThere() -> Bool {
            let modes = shell.screen.modes
            return isKitty ? shell.text.contains("\u{1B}_Ga=p,i=10") && modes.hasPictures : modes.hasPalette
        }
        #expect(shell.waits(until: isThere))
        shell.type("\u{1A}")
        #expect(shell.waits(for: "stopped with 148"))
        #expect(shell.screen.isUntouched)
        shell.forget()
        shell.type("\r")
        #expect(shell.waits(until: isThere))
        shell.type("q")
        #expect(shell.waits(for: "ended with 0"))
        #expect(shell.screen.isUntouched)
    }

    /// Another size or another font: what the terminal had is taken away before it is sent anew.
    @Test func aResizeTakesPicturesAwayAndBringsThemBack() throws {
        let probe = try PtyProcess.probe(showsPictures: true, environment: ["PROBE_PICTURES": "yes"])
        #expect(probe.waits(for: "\u{1B}_Ga=p,i=10"))
        probe.forget()
        probe.resize(columns: 100, rows: 30)
        #expect(probe.waits(for: "\u{1B}_Ga=p,i=10"))
        let text = probe.text
        let taken = try #require(text.firstRange(of: "\u{1B}_Ga=d,d=A"))
        let sent = try #require(text.firstRange(of: "\u{1B}_Ga=t"))
        #expect(taken.lowerBound < sent.lowerBound)
        probe.quit()
        #expect(probe.screen.isUntouched)
    }

    @Test func aStopThatCannotBeCaughtIsMendedWhenItGoesOn() throws {
        let probe = try PtyProcess.probe()
        probe.send(SIGSTOP)
        #expect(probe.end().status == .stopped)
        // What a shell does when a job has stopped.
        var found = probe.found
        tcsetattr(probe.slave, TCSANOW, &found)
        probe.forget()
        probe.goOn()
        #expect(probe.waits(for: "resumed"))
        #expect(!isSame(probe.settings, probe.found))
        #expect(probe.text.contains("\u{1B}[2J"))
        probe.quit()
        #expect(probe.screen.isUntouched)
    }

    @Test func endedWhileStoppedItLeavesTheShellsSettingsAlone() throws {
        let script = """
            set -m; '\(PtyProcess.probePath)'; echo "stopped with $?"; p=$(jobs -p)
            kill $p; kill -CONT $p; while kill -0 $p 2>/dev/null; do sleep 0.02; done
            """
        let shell = try PtyProcess(["/bin/bash", "--norc", "-c", script])
        #expect(shell.waits(for: "probe"))
        shell.type("\u{1A}")
        #expect(shell.waits(for: "stopped with"))
        #expect(shell.waits(for: "Terminated"))
        #expect(shell.isTerminalAsFound)
    }

    @Test func inTheBackgroundItStopsUntilItIsCalled() throws {
        let script = """
            set -m; '\(PtyProcess.probePath)'; bg; sleep 0.2; jobs; fg; echo "ended with $?"
            """
        let shell = try PtyProcess(["/bin/bash", "--norc", "-c", script])
        #expect(shell.waits(for: "probe"))
        shell.type("\u{1A}")
        #expect(shell.waits(for: "Stopped"))
        #expect(shell.waits(for: "resumed"))
        shell.type("q")
        #expect(shell.waits(for: "ended with 0"))
        #expect(isSame(shell.settings, shell.found))
    }

    @Test func aTerminalSignalFromElsewhereStopsToo() throws {
        let probe = try PtyProcess.probe()
        // Its process group is orphaned, so that the system does not stop it: it must go on as if called.
        probe.send(SIGTSTP)
        #expect(probe.waits(for: "resumed"))
        probe.quit()
        #expect(probe.screen.isUntouched)
    }
}
