import Glibc

/// Time to the first frame and memory held then, beside another terminal game: vitetris where it is
/// installed, else a shell that prints a line.
enum StartFigures {
    /// Of each program, alternating.
    private static let starts = 40

    /// A program and a text of its first frame, which is written in one piece.
    private struct Contender {
        let name: String
        let words: [String]
        let text: String
    }

    static func measure() -> [Figure] {
        guard let program = BenchFolder.built("simon"), let bench = BenchFolder() else { return [] }
        let vitetris = "/usr/games/vitetris"
        let other =
            access(vitetris, X_OK) == 0
            ? Contender(name: "vitetris", words: [vitetris], text: "Highscores")
            : Contender(name: "a shell", words: ["/bin/sh", "-c", "echo ready; read x"], text: "ready")
        let game = Contender(
            name: "simon",
            words: [program, "--data-dir", bench.path + "/data", "--game", "simon", "--device", "null"],
            text: "Simon Says")
        var times: [[Double]] = [[], []]
        for _ in 0..<starts {
            for (index, contender) in [game, other].enumerated() {
                if let time = firstFrame(contender, bench.variables) { times[index].append(time) }
            }
        }
        guard times.allSatisfy({ $0.count > starts / 2 }) else { return [] }
        return [Figure("to the first frame", times[0].median, "ms", against: (other.name, times[1].median))]
            + ["Rss", "Pss"].compactMap { field in
                guard let own = memory(game.words, bench.variables, field),
                    let others = memory(other.words, bench.variables, field)
                else { return nil }
                return Figure(
                    "memory at the start (\(field))", own / 1_024, "MiB",
                    against: (other.name, others / 1_024))
            }
    }

    /// Milliseconds until the whole first frame has been written.
    private static func firstFrame(_ contender: Contender, _ variables: [String: String]) -> Double? {
        let start = ContinuousClock.now
        guard let program = PtyProgram(contender.words, variables) else { return nil }
        return program.read(until: contender.text).map { ($0 - start) / .milliseconds(1) }
    }

    /// Two seconds after the first frame, with an open null sound device.
    private static func memory(_ words: [String], _ variables: [String: String], _ field: String) -> Double? {
        guard let program = PtyProgram(words, variables) else { return nil }
        let deadline = ContinuousClock.now + .seconds(2)
        repeat { _ = program.readUntilQuiet(for: 100) } while ContinuousClock.now < deadline
        return program.kilobytes(field)
    }
}
