import GameRules
import Testing

/// A short run of the fuzzer's checks on screens, with what players press among it.
@MainActor
@Suite struct ScreenFuzzTests {
    @Test(arguments: 0..<4)
    func whatMustHoldHolds(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func random(_ bound: Int) -> UInt8 { UInt8(generator.number(below: bound)) }
        for _ in 0..<4 {
            var script = [random(256), random(256), random(256)]
            for _ in 0..<60 {
                // Most of what happens is a key that somebody presses, and time that goes by.
                switch random(8) {
                case 0: script += [random(256), random(256), random(256)]
                case 1, 2: script += [1, random(64)]
                default:
                    let key = Self.keys[Int(random(Self.keys.count))]
                    script += [UInt8(key.count) << 3] + key
                }
            }
            ScreenFuzz.check(script)
        }
    }

    private static let keys =
        "rgbyq lsvapmn?123456789\r\t\u{7F}".utf8.map { [$0] }
        + ["\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[Z", "\u{1B}[<0;40;12M\u{1B}[<0;40;12m"]
        .map { Array($0.utf8) }
}
