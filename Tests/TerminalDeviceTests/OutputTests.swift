import Foundation
import Glibc
import TestSupport
import Testing

/// What goes out: whole sequences, the newest frame, and nothing when there is nothing to say.
@Suite(.serialized) struct OutputTests {
    @Test func aTerminalThatTakesNothingStopsNeitherKeysNorTheWayOut() throws {
        let probe = try PtyProcess.probe(moving: true, environment: ["PROBE_MOVES": "heavy"])
        // Nobody reads for as long as it takes to fill the pseudo-terminal many times over.
        usleep(500_000)
        probe.type("xyz")
        usleep(200_000)
        #expect(probe.waits(for: "\"z\""), "\(probe.text.suffix(500).debugDescription)")
        #expect(probe.screen.strays.isEmpty && probe.screen.cuts == 0)
        usleep(500_000)
        probe.send(SIGTERM)
        usleep(300_000)
        let (status, _) = probe.end(within: .seconds(5))
        #expect(status == .signalled(SIGTERM))
        #expect(isSame(probe.settings, probe.found))
    }

    @Test func aSlowTerminalGetsTheNewestFrameAndNotAllOfThem() throws {
        let probe = try PtyProcess.probe(moving: true, environment: ["PROBE_MOVES": "heavy"])
        probe.read(for: .milliseconds(100))
        usleep(1_000_000)
        probe.forget()
        // What the pseudo-terminal held, and the rest of the frame that was on its way: no more than that
        // comes before the newest frame, though sixty were drawn meanwhile.
        #expect(probe.waits { probe.text.components(separatedBy: "\u{1B}[?2026l").count > 4 })
        #expect(probe.output.count < 400_000)
        probe.quit()
        #expect(probe.screen.modes.changed.isEmpty)
    }

    @Test func nothingHappensWhileNothingMoves() throws {
        let probe = try PtyProcess.probe()
        #expect(probe.waits(for: "attributes"))
        probe.read(for: .milliseconds(200))
        probe.forget()
        let before = try switches(of: probe.process)
        probe.read(for: .milliseconds(500))
        // Whatever looks after something from time to time, ten times a second say, goes to sleep more often.
        #expect(try switches(of: probe.process) <= before + 2)
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
        #expect(probe.screen.strays.isEmpty && probe.screen.cuts == 0)
        probe.quit()
        #expect(probe.screen.isUntouched)
    }

    /// The window may have had another size meanwhile, and wrapped its lines in it.
    @Test func aStormThatEndsInTheSizeBeforeIsDrawnToo() throws {
        let probe = try PtyProcess.probe()
        #expect(probe.waits(for: "attributes"))
        for round in 0..<3_000 {
            probe.resize(columns: 20 + round % 180, rows: 10 + round % 50)
            if round % 50 == 0 {
                probe.type("x")
                probe.read(for: .zero)
            }
        }
        probe.resize(columns: 80, rows: 24)
        probe.read(for: .milliseconds(50))
        probe.forget()
        probe.resize(columns: 81, rows: 24)
        probe.resize(columns: 80, rows: 24)
        #expect(probe.waits(within: .seconds(2)) { probe.text.contains("\u{1B}[2J") })
        #expect(probe.waits(within: .seconds(2)) { probe.text.contains("width: 80, height: 24") })
        probe.type("\u{3}")
        #expect(probe.end().status == .signalled(SIGINT))
        #expect(probe.screen.strays.isEmpty)
    }

    @Test func aTerminalThatClaimsToBeHugeTakesNoMoreMemoryThanALargeOne() throws {
        let probe = try PtyProcess.probe()
        probe.resize(columns: 65_535, rows: 65_535)
        #expect(probe.waits(for: "width: 500, height: 200"))
        probe.quit()
        #expect(probe.screen.isUntouched)
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
