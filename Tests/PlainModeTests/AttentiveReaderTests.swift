import GameRules
import Model
import Presentation
import TestSupport
import Testing

@testable import PlainMode

/// Every game is played from the menu to its leaderboard and back by who hears each line once, at the verbosity that
/// is usual, and knows nothing but what the lines say.
@MainActor
@Suite struct AttentiveReaderTests {
    private func play(
        _ kind: GameKind, _ change: (inout Context) -> Void = { _ in }
    ) -> (stage: Stage, reader: AttentiveReader) {
        let stage = Stage {
            $0.chosenSeed = nil
            $0.wordLists = [.made("test")]
            change(&$0)
        }
        var reader = AttentiveReader(game: kind.title.string)
        reader.hear(stage.lines)
        // A second for each line; whoever has not come to the end by then never will.
        for _ in 0..<1_000 where !stage.hasQuit {
            if let line = reader.type() { reader.hear(stage.type(line)) }
            reader.hear(stage.pass(.seconds(1)))
        }
        return (stage, reader)
    }

    @Test(arguments: GameKind.allCases, [false, true])
    func aGameIsPlayedByItsLines(kind: GameKind, isAudible: Bool) throws {
        let (stage, reader) = play(kind) { $0.audible = isAudible }
        #expect(stage.hasQuit && reader.hasLeft, "\(reader.heard.suffix(12))")
        let game = try #require(stage.finished.first)
        #expect(stage.finished.count == 1 && game.record.options.kind == kind)
        #expect(game.record.stopped == nil && game.record.rankedScore != nil)
        #expect(stage.scores.map(\.name.string) == ["Ada"])
        // Match has 250 points for nothing.
        #expect(kind != .match || game.score > 1_000)
        #expect(!reader.heard.contains { $0.contains("isn't an option") || $0.contains("wasn't taken") })
    }

    @Test(arguments: [SimonVariant.surprise, .bounce, .fresh])
    func variantsArePlayedByTheirLines(variant: SimonVariant) throws {
        let (stage, reader) = play(.simon) { $0.settings.variant = variant }
        #expect(stage.hasQuit, "\(reader.heard.suffix(12))")
        #expect(stage.finished.map(\.score) == [3])
    }

    @Test func theLanguageOfAWordIsTold() {
        let stage = Stage(.words) { $0.wordLists = [.made("test")] }
        let told = stage.type("")
        #expect(told.prefix(4).allSatisfy { $0.hasPrefix("English: ") || $0.hasPrefix("Spanish: ") })
        let turned = stage.type("1").last ?? ""
        #expect(turned.hasSuffix(turned.contains("uno") ? ", Spanish." : ", English."))
    }
}
