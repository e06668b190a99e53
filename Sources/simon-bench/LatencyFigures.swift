import ToneSynth

/// From a press to its first audible sample, alternately by terminal key and MIDI note in one run of the
/// game; the key against a line through `cat` in a terminal.
enum LatencyFigures {
    /// For each input.
    private static let presses = 40
    /// In milliseconds: long enough for tone and light to end.
    private static let pause: Int32 = 900

    static func measure() -> [Figure] {
        guard let program = BenchFolder.built("simon"), let bench = BenchFolder(),
            let variables = SocketKeyboard.variables(bench), let keyboard = SocketKeyboard(bench),
            let game = PtyProgram(
                [program, "--data-dir", bench.path + "/data", "--game", "simon"],
                bench.variables.merging(variables) { $1 }),
            keyboard.isTaken(within: .seconds(20)), let echo = PtyProgram(["/bin/cat"], [:])
        else { return [] }
        // The splash closes by itself.
        _ = game.readUntilQuiet(for: 3_000)
        var times: [(key: Duration, note: Duration)] = []
        var lines: [Double] = []
        for _ in 0..<presses {
            let key = MonotonicClock.now
            game.type("r")
            game.readOn(for: pause)
            let note = MonotonicClock.now
            keyboard.send(60, isDown: true)
            game.readOn(for: pause / 3)
            keyboard.send(60, isDown: false)
            game.readOn(for: pause)
            times.append((key, note))
            let line = ContinuousClock.now
            echo.type("r\n")
            if let back = echo.readUntilQuiet(for: 2) { lines.append((back - line) / .microseconds(1)) }
        }
        guard let recording = SoundRecording(bench),
            case let keys = times.compactMap({ recording.delay(from: $0.key) }),
            case let notes = times.compactMap({ recording.delay(from: $0.note) }),
            // Else too many presses were not heard.
            [keys, notes, lines].allSatisfy({ $0.count > presses / 2 })
        else { return [] }
        return [
            Figure("a key to its sound", keys.median, "us", against: ("a line through cat", lines.median)),
            Figure("a MIDI note to its sound", notes.median, "us", against: ("a key", keys.median)),
        ]
    }
}
