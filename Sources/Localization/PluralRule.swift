/// Which of a language's plural forms goes with a count: the formula in the head of a PO file, a C expression of
/// `n` (GNU gettext manual, "Plural forms").
struct PluralRule: Sendable {
    private let formula: [UInt8]

    /// That of English and Spanish: one, and any other number.
    static let standard = PluralRule("n != 1")

    init(_ formula: some StringProtocol) {
        self.formula = Array(formula.utf8.filter { $0 != UInt8(ascii: " ") })
    }

    /// The rule of a catalogue, from its head: `Plural-Forms: nplurals=2; plural=(n != 1);`.
    init?(header: String) {
        guard let line = header.split(separator: "\n").first(where: { $0.hasPrefix("Plural-Forms:") }),
            let formula = line.dropFirst("Plural-Forms:".count).split(separator: ";")
                .map({ $0.drop { $0 == " " } }).first(where: { $0.hasPrefix("plural=") })
        else { return nil }
        self.init(formula.dropFirst("plural=".count))
    }

    /// The form of a count, from 0.
    func form(_ count: Int) -> Int {
        var reader = Reader(formula: formula[...], n: count)
        return max(0, reader.choice())
    }

    /// Parses and evaluates in one pass; what is not a formula counts as 0.
    private struct Reader {
        var formula: ArraySlice<UInt8>
        let n: Int

        /// Operators by precedence, the lowest first; within a level the longer names first.
        private static let levels: [[(name: String, apply: @Sendable (Int, Int) -> Int)]] = [
            [("||", { $0 != 0 || $1 != 0 ? 1 : 0 })], [("&&", { $0 != 0 && $1 != 0 ? 1 : 0 })],
            [("==", { $0 == $1 ? 1 : 0 }), ("!=", { $0 != $1 ? 1 : 0 })],
            [
                ("<=", { $0 <= $1 ? 1 : 0 }), (">=", { $0 >= $1 ? 1 : 0 }), ("<", { $0 < $1 ? 1 : 0 }),
                (">", { $0 > $1 ? 1 : 0 }),
            ],
            [("%", { $1 == 0 ? 0 : $0 % $1 })],
        ]

        mutating func choice() -> Int {
            let condition = value(0)
            guard accept("?") else { return condition }
            let yes = choice()
            _ = accept(":")
            let no = choice()
            return condition != 0 ? yes : no
        }

        private mutating func value(_ level: Int) -> Int {
            guard level < Self.levels.count else { return operand() }
            var left = value(level + 1)
            while let apply = Self.levels[level].first(where: { accept($0.name) })?.apply {
                left = apply(left, value(level + 1))
            }
            return left
        }

        private mutating func operand() -> Int {
            if accept("!") { return operand() == 0 ? 1 : 0 }
            if accept("n") { return n }
            if accept("(") {
                defer { _ = accept(")") }
                return choice()
            }
            let digits = formula.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            formula = formula.dropFirst(digits.count)
            return Int(String(decoding: digits, as: UTF8.self)) ?? 0
        }

        private mutating func accept(_ text: String) -> Bool {
            guard formula.starts(with: text.utf8) else { return false }
            formula = formula.dropFirst(text.utf8.count)
            return true
        }
    }
}
