import GameRules
import Model
import Testing

/// What was recorded and shared before the rules had editions still plays, and earns what it earned then.
@Suite struct FirstEditionTests {
    struct Line: Sendable {
        let fields: [Substring]
        var code: Substring { fields[8] }

        private func milliseconds(_ time: Duration) -> String {
            "\(Int((time / .milliseconds(1)).rounded()))"
        }

        /// All that a reader of the code is told, in the order of the line.
        func told(of game: RecordedGame) -> [String] {
            let verdict = game.verdict
            return [
                game.options.kind.rawValue, game.options.leaderboard.name, "\(game.seed)", "\(game.score)",
                "\(verdict.earned)",
                verdict.isFinished ? "finished" : "unfinished", milliseconds(verdict.duration),
                milliseconds(verdict.end),
            ]
        }
    }

    static let lines = FirstEditionCodes.lines.split(separator: "\n").map {
        Line(fields: $0.split(separator: " "))
    }

    @Test func anOldCodePlaysAsItDid() throws {
        for line in Self.lines {
            let game = try ShareCode(parsing: line.code).game
            #expect(line.told(of: game) == line.fields.dropLast().map(String.init))
            #expect(try ShareCode(game).text == line.code)
        }
    }

    @Test func everyGameAndVariantIsThereThreeTimes() {
        let counts = Dictionary(grouping: Self.lines) { $0.fields[0] }.mapValues(\.count)
        for kind in GameKind.allCases { #expect(counts[Substring(kind.rawValue), default: 0] >= 3) }
        for variant in SimonVariant.allCases where variant.rawValue != "span" {
            let own = Self.lines.filter { $0.fields[1].hasPrefix(variant.rawValue) }
            #expect(own.count >= 3, "\(variant)")
        }
    }
}
