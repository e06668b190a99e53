import Foundation
import GameRules
import Model
import TestSupport
import Testing

/// Each of the other games from its start to the leaderboard, with sequences that a seed deals.
@Suite struct OtherGamesTests {
    @Test func squaresIsPlayedToItsEnd() async throws {
        let home = try Home()
        let game = try Game(home, ["--mute", "--game", "squares", "--seed", "11"])
        try await game.enter()
        try await game.see("Grid 4x4")
        var rules = SquaresGame(seed: 11)
        for score in [4, 5] {
            game.type(Keys.enter)
            try await game.see("Watch")
            try await game.see("Your turn")
            game.type(Self.keys(of: &rules))
            try await game.see("Score \(score)")
        }
        game.type(Keys.enter)
        try await game.see("Your turn")
        _ = rules.perform(.start, at: .zero)
        game.type(rules.sequence.first == Square(row: 0, column: 0) ? "2" : "1")
        try await game.see("That was wrong")
        try await game.see("Game over")
        game.type("\t")
        try await game.see("This was the sequence")
        game.type(Keys.enter)
        try await game.see("Game over")
        game.type("Ada" + Keys.enter)
        try await game.see("Press Enter to start")
        #expect(try home.scores().map(\.points) == [5])
        #expect(try home.json("data/scores.json")["scores"].map { "\($0)" }?.contains("4x4") == true)
        #expect(try home.text("data/history.jsonl").contains("squares"))
        #expect(game.screen.strays.isEmpty)
    }

    /// The keys of a round's sequence, which these rules then complete.
    private static func keys(of rules: inout SquaresGame) -> String {
        _ = rules.perform(.start, at: .zero)
        _ = rules.advance(to: .seconds(60))
        let rows = ["1234", "qwer", "asdf", "zxcv"].map(Array.init)
        for square in rules.sequence { _ = rules.perform(.press(square), at: .seconds(60)) }
        return String(rules.sequence.map { rows[$0.row][$0.column] })
    }

    @Test func squaresAreHeardEachAtAPitchOfItsOwn() async throws {
        let home = try Home()
        let game = try Game(home, ["--game", "squares", "--seed", "11"])
        try await game.enter()
        game.type(Keys.enter)
        try await game.see("Your turn")
        try await game.hear(4)
        var rules = SquaresGame(seed: 11)
        let keys = Self.keys(of: &rules)
        for (count, key) in keys.enumerated() {
            game.type(String(key))
            try await game.hear(5 + count)
        }
        let semitones = rules.sequence.map { square in
            let step = 4 * square.row + square.column
            return [0, 2, 4, 5, 7, 9, 11][step % 7] + 12 * (step / 7)
        }
        let shown = semitones.map { 261.626 * exp2(Double($0) / 12) }
        // The last tone runs into the sound of the round that it completes.
        for (tone, hertz) in zip(home.recording.tones, shown + shown.dropLast()) {
            #expect(abs(tone.cents(from: hertz)) < 1)
        }
    }

    @Test func matchIsPlayedToItsEnd() async throws {
        let home = try Home()
        let game = try Game(home, ["--mute", "--game", "match", "--seed", "11", "--color", "none"])
        try await game.enter()
        game.type(Keys.enter + "Ada" + Keys.enter)
        try await game.see("Name Ada")
        // From the minute that is in focus to the half, which is chosen; then start.
        game.type(Keys.left + Keys.enter + Keys.enter)
        try await game.see("the ink")
        var rules = MatchGame(options: MatchOptions(length: .half), seed: 11)
        _ = rules.perform(.start, at: .zero)
        for round in 1...10 {
            guard case .playing(let cards, _) = rules.phase else { return }
            try await game.see("ink: \(cards.ink == .black ? "white" : cards.ink.rawValue)")
            game.type(cards.isMatch ? "y" : "n")
            _ = rules.perform(.answer(cards.isMatch), at: .milliseconds(round))
            try await game.see("Score \(rules.score)")
        }
        try await game.wait("the time is up", within: .seconds(60)) { game.screen.shows("play again") }
        #expect(game.screen.shows("10 right, 0 wrong"))
        game.type(Keys.escape)
        try await game.see("Press Enter to start")
        #expect(try home.scores().map(\.points) == [rules.tally.total])
        #expect(game.screen.strays.isEmpty)
    }
}
