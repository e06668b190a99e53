import TerminalCore

/// How fast keys are decoded, against a bare pass over the bytes.
enum KeyFigures {
    static func measure() -> [Figure] {
        let typed = Array("rygb1234\u{1B}[A\u{1B}[1;5C\u{1B}[<0;12;7Mé日\u{1B}OP\t\r".utf8)
        let bytes = (0..<20_000).flatMap { _ in typed }
        let megabytes = Double(bytes.count) / 1e6
        var events = 0
        let decode = Stopwatch.median(of: 9) {
            var decoder = KeyDecoder()
            decoder.decode(bytes.span) { _ in events += 1 }
        }
        var sum: UInt8 = 0
        let pass = Stopwatch.median(of: 9) { for byte in bytes { sum &+= byte } }
        precondition(events > 0 && sum != 1, "what was measured was done")
        return [
            Figure(
                "keys, mouse and text decoded", megabytes / (decode / 1e9), "MB/s",
                against: ("a bare pass", megabytes / (pass / 1e9)))
        ]
    }
}
