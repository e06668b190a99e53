import Foundation
import Glibc
import Testing

/// What goes out: whole sequences, the newest frame, and nothing when there is nothing to say.
@Suite(.serialized) struct OutputTests {
    @Test func aTerminalThatTakesNothingStopsNeitherKeysNorTheWayOut() throws {
        let probe = try PtyProcess.probe(moving: true)
        // Nobody reads for as long as it takes to fill the pseudo-terminal many times over.
        usleep(600_000)
        probe.type("xyz")
        usleep(200_000)
        #expect(probe.waits(for: "\"z\""))
        let modes = Modes(after: probe.output)
        #expect(modes.offences.isEmpty)
        probe.forget()
        usleep(600_000)
        probe.send(SIGTERM)
        let (status, _) = probe.end(within: .seconds(5))
        #expect(status == .signalled(SIGTERM))
        #expect(isSame(probe.settings, probe.found))
    }

    @Test func aSlowTerminalGetsTheNewestFrameAndNotAllOfThem() throws {
        let probe = try PtyProcess.probe(moving: true)
        usleep(1_000_000)
        probe.forget()
        #expect(probe.waits(for: "\u{1B}[?2026l"))
        // A pseudo-terminal holds up to 64 KiB; a second of frames that all went out would be as much.
        #expect(probe.output.count < 70_000)
        probe.type("q")
        #expect(probe.end().status == .exited(0))
        #expect(Modes(after: probe.output).changed.isEmpty)
    }

    @Test func nothingHappensWhileNothingMoves() throws {
        let probe = try PtyProcess.probe()
        #expect(probe.waits(for: "attributes"))
        probe.read(for: .milliseconds(200))
        probe.forget()
        let before = try switches(of: probe.process)
        probe.read(for: .milliseconds(500))
        #expect(try switches(of: probe.process) == before)
        #expect(probe.output.isEmpty)
    }

    @Test func aStormOfSizesEndsInAWholeFrameOfTheLast() throws {
        var generator = SystemRandomNumberGenerator()
        let probe = try PtyProcess.probe(moving: true)
        for _ in 0..<300 {
            probe.resize(
                columns: .random(in: 1...500, using: &generator),
                rows: .random(in: 1...200, using: &generator))
            probe.read(for: .microseconds(.random(in: 0...2000, using: &generator)))
        }
        probe.resize(columns: 77, rows: 33)
        #expect(probe.waits(for: "width: 77, height: 33"))
        #expect(Modes(after: probe.output).offences.isEmpty)
        probe.type("q")
        #expect(probe.end().status == .exited(0))
        #expect(Modes(after: probe.output) == .untouched)
    }

    /// Times that the program's threads have gone to sleep by themselves.
    private func switches(of process: pid_t) throws -> Int {
        let tasks = "/proc/\(process)/task"
        return try FileManager.default.contentsOfDirectory(atPath: tasks).reduce(0) { sum, task in
            let status = try String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)
            let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
            return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
        }
    }
}
