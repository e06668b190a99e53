import Model
import Presentation
import TestSupport
import Testing

/// Games are played with the whole program by who hears each line once and knows nothing but what it said. Match, which
/// takes half a minute whatever is done, is played so by the tests of plain mode alone.
@Suite struct AttentiveReaderTests {
    @Test(arguments: GameKind.allCases.filter { $0 != .match })
    func aGameIsPlayedByItsLines(kind: GameKind) async throws {
        let home = try Home(settings: #""sound":false,"pairs":6"#)
        let game = try LineSession(home, [])
        var reader = AttentiveReader(game: kind.title.string, rounds: 2)
        var waiting = WaitLimit(.seconds(240))
        var quiet = 0
        while !reader.hasLeft && waiting.allowsAnotherLook() {
            let lines = game.hear()
            reader.hear(lines)
            quiet = lines.isEmpty ? quiet + 1 : 0
            // Nobody answers before the end of what is said.
            if quiet > 5, let line = reader.type() { game.type(line) }
            try await Task.sleep(for: waiting.pause)
        }
        let last = reader.type()
        #expect(reader.hasLeft && last == "0", "\(reader.heard.suffix(12))")
        game.type(last ?? "quit")
        #expect(await game.end() == 0)
        let scores = try home.scores()
        // A score of Words is its seconds, and a machine takes none.
        let least = kind == .words ? 0 : 1
        #expect(scores.map(\.name) == ["Ada"] && scores.allSatisfy { $0.points >= least })
        #expect(try await home.verdictElsewhere().contains("Verified: these moves earn the score of "))
        #expect(try await home.hasCounted(kind.rawValue, best: try #require(scores.first).points))
    }
}
