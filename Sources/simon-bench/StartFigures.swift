import Glibc

/// How long the game takes to its first frame, and what it holds of the memory then, beside another game for the
/// terminal: vitetris where it is installed, else a shell that prints a line.
enum StartFigures {
    static let group = FigureGroup(name: "start") { measure() }

    /// How often each is started, turn about.
    private static let starts = 40

    private static func measure() -> [Figure] {
        guard let program = Surroundings.built("simon"), let place = Surroundings() else { return [] }
        let vitetris = "/usr/games/vitetris"
        let other =
            access(vitetris, X_OK) == 0
            ? (name: "vitetris", words: [vitetris])
            : (name: "a shell", words: ["/bin/sh", "-c", "echo; read x"])
        let muted = [program, "--data-dir", place.path + "/data", "--game", "simon", "--mute"]
        var times: [[Double]] = [[], []]
        for start in 0..<2 * starts {
            let words = start % 2 == 0 ? muted : other.words
            guard let time = firstFrame(words, place.variables) else { continue }
            times[start % 2].append(time)
        }
        guard times.allSatisfy({ $0.count > starts / 2 }) else { return [] }
        let medians = times.map { $0.sorted()[$0.count / 2] }
        return [Figure("to the first frame", medians[0], "ms", against: (other.name, medians[1]))]
            + ["Rss", "Pss"].compactMap { field in
                guard let own = memory(Array(muted.dropLast()), place.variables, field),
                    let others = memory(other.words, place.variables, field)
                else { return nil }
                return Figure(
                    "memory at the start (\(field))", own / 1_024, "MiB",
                    against: (other.name, others / 1_024))
            }
    }

    /// Milliseconds until all of the first frame has been written: what comes before the first rest of 20 ms.
    private static func firstFrame(_ words: [String], _ variables: [String: String]) -> Double? {
        let start = ContinuousClock.now
        guard let program = PtyProgram(words, variables) else { return nil }
        return program.readUntilQuiet(for: 20).map { ($0 - start) / .milliseconds(1) }
    }

    /// What a program holds two seconds after its first frame, with its sound open.
    private static func memory(_ words: [String], _ variables: [String: String], _ field: String) -> Double? {
        guard let program = PtyProgram(words, variables) else { return nil }
        let deadline = ContinuousClock.now + .seconds(2)
        repeat { _ = program.readUntilQuiet(for: 100) } while ContinuousClock.now < deadline
        return program.kilobytes(field)
    }
}
