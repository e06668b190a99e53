import GameRules
import Model
import TestSupport
import Testing

/// Simon's variants for one, each played to its end by keyboard, and verified elsewhere; what is right, the
/// rules tell.
@Suite struct VariantTests {
    private static let seed: UInt64 = 11

    @Test(arguments: [SimonVariant.classic, .rewind, .surprise, .bounce, .fresh, .byEar, .byEye])
    func aVariantIsPlayedToItsEnd(variant: SimonVariant) async throws {
        let home = try Home(settings: #""speed":"fast","variant":"\#(variant.rawValue)""#)
        let game = try await Game(home, ["--seed", "\(Self.seed)"]).enter()
        try await game.wait("sound is there") { variant != .byEar || !game.screen.shows("No sound") }
        var rules = GameSession<SimonGame>(options: SimonOptions(variant: variant), seed: Self.seed)
        _ = rules.perform(.start, at: .zero)
        game.type(Keys.enter)
        for round in 1...3 {
            _ = rules.advance(to: rules.deadline ?? .zero)
            try await game.wait("the player's turn in round \(round)") { game.turns >= round }
            let answer = round < 3 ? rules.answer : Pad.allCases.filter { $0 != rules.answer[0] }.dropLast(2)
            game.type(answer.map { key($0, variant) }.joined())
            for pad in answer { _ = rules.perform(.press(pad), at: rules.time) }
            if round < 3 { try await game.see("Score \(round)") }
        }
        #expect(rules.isOver && rules.score == 2)
        try await game.see("Game over")
        try await game.type(Keys.escape, see: "Press Enter to start")
        try await game.quit()
        // Somebody else sees that the score holds.
        let verdict = try await Command(Home(), "replay", home.code)
        #expect(
            verdict.status == 0 && verdict.output.contains("Verified: these moves earn the score of 2."),
            "\(verdict)")
    }

    /// Where all pads have one colour, places are pressed instead of colours.
    private func key(_ pad: Pad, _ variant: SimonVariant) -> String {
        variant == .surprise ? "\(pad.rawValue + 1)" : String(pad.name.prefix(1))
    }
}
