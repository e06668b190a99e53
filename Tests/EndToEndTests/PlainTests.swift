import Foundation
import GameRules
import Model
import TestSupport
import Testing

/// Every game played by lines alone, all of them given at once: the score is that of the same moves by the rules.
@Suite struct PlainGamesTests {
    private static let seed: UInt64 = 11

    @Test(arguments: [SimonVariant.classic, .rewind, .surprise, .bounce, .fresh, .byEye])
    func simonIsPlayedByLines(variant: SimonVariant) async throws {
        let home = try Home()
        var rules = GameSession<SimonGame>(options: SimonOptions(variant: variant), seed: Self.seed)
        _ = rules.perform(.start, at: .zero)
        var lines = ["variant \(variant.rawValue.replacing("-", with: " "))", "start"]
        for _ in 1...4 {
            _ = rules.advance(to: rules.deadline ?? .zero)
            let answer = rules.answer
            lines.append(answer.map(\.name).joined(separator: " "))
            for pad in answer { _ = rules.perform(.press(pad), at: rules.time) }
        }
        _ = rules.advance(to: rules.deadline ?? .zero)
        let wrong = Pad.allCases.first { $0 != rules.answer.first }
        lines += [wrong?.name ?? "", "Ada", "quit"]
        let command = try await Self.play(home, "simon", lines)
        #expect(command.output.contains("Game over. Score 4.") && rules.score == 4)
        try await Self.check(home, name: "Ada", score: 4)
    }

    @Test func squaresArePlayedByLines() async throws {
        let home = try Home()
        var rules = GameSession<SquaresGame>(options: SquaresOptions(), seed: Self.seed)
        var lines = ["start"]
        for _ in 1...2 {
            _ = rules.perform(.start, at: rules.time)
            _ = rules.advance(to: rules.deadline ?? .zero)
            let squares = rules.sequence
            lines += [squares.map { "\($0.row + 1) \($0.column + 1)" }.joined(separator: ", "), "next"]
            for square in squares { _ = rules.perform(.press(square), at: rules.time) }
        }
        let command = try await Self.play(home, "squares", lines + ["stop", "Ada", "quit"])
        #expect(command.output.contains("Game over. Score \(rules.score)."))
        try await Self.check(home, name: "Ada", score: rules.score)
    }

    @Test func pairsArePlayedByLines() async throws {
        let home = try Home()
        let options = PairsOptions(count: .six, theme: .animals)
        var rules = GameSession<PairsGame>(options: options, seed: Self.seed)
        var lines = ["pairs 6", "start"]
        while let one = rules.table.turnable.first {
            let others = rules.table.turnable.dropFirst()
            let other = others.first { rules.table.pairs[$0] == rules.table.pairs[one] }
            lines.append("\(one + 1) \((other ?? 0) + 1)")
            for card in [one, other ?? 0] { _ = rules.perform(.turn(card), at: .zero) }
        }
        let command = try await Self.play(home, "pairs", lines + ["Ada", "quit"])
        #expect(command.output.contains("All found."))
        // Each card is still in its ten seconds, however slow the machine reads a line.
        #expect(rules.score == 18)
        let score = try #require(try home.scores().first)
        #expect(score.name == "Ada" && score.points == 18)
    }

    @Test func wordsArePlayedByLines() async throws {
        let home = try Home()
        let options = WordsOptions(try CardGamesTests.list("en-es"))
        let deal = WordsGame(options: options, seed: Self.seed)
        var lines = ["start", ""]
        for (one, card) in deal.cards.enumerated() where !card.isSecond {
            let other = deal.cards.firstIndex { $0.word == card.word && $0.isSecond }
            lines.append("\(one + 1) \((other ?? 0) + 1)")
        }
        let command = try await Self.play(home, "words", lines + ["Ada", "quit"])
        #expect(command.output.contains("All found."))
        let score = try #require(try home.scores().first)
        #expect(score.moves == 8 && score.points < 60)
        #expect(try await home.hasCounted("words", best: score.points))
    }

    @Test func theListOfWordsIsKept() async throws {
        let home = try Home()
        let first = try await Self.play(home, "words", ["list fr", "list en-fr"])
        #expect(first.output.contains("\"fr\" isn't an option; choose from: English - "))
        #expect(try home.json("data/settings.json")["wordList"] as? String == "en-fr")
        let second = try await Self.play(home, "words", ["?"])
        #expect(second.output.contains("\n2 Words: English - French\n"))
    }

    @Test func theEndOfTheInputGivesMatchUpWithItsPoints() async throws {
        let home = try Home()
        var rules = GameSession<MatchGame>(options: MatchOptions(length: .half), seed: Self.seed)
        _ = rules.perform(.start, at: .zero)
        var lines = ["name Ada", "seconds 30", "start"]
        for turn in 0..<20 {
            guard case .playing(let cards, _) = rules.phase else { break }
            let answer = turn % 7 == 3 ? !cards.isMatch : cards.isMatch
            lines.append(answer ? "yes" : "no")
            _ = rules.perform(.answer(answer), at: .zero)
        }
        _ = rules.perform(.stop, at: .zero)
        let command = try await Self.play(home, "match", lines)
        #expect(command.output.contains("Game over. Score \(rules.score)."))
        try await Self.check(home, name: "Ada", score: rules.score)
    }

    // MARK: - Around the games

    @Test func theEndOfTheInputKeepsWhatWasReached() async throws {
        let home = try Home()
        var rules = GameSession<SimonGame>(options: SimonOptions(), seed: Self.seed)
        _ = rules.perform(.start, at: .zero)
        let first = rules.answer.map(\.name).joined()
        let command = try await Self.play(home, "simon", ["start", first])
        #expect(command.output.contains("Saved without a name."))
        try await Self.check(home, name: PlayerName.unnamed.string, score: 1)
        // That was said, and is not told as news at the next start.
        #expect(try await Self.play(home, "simon", []).output.hasPrefix("Simon Says\n"))
    }

    @Test func aPipeIsAsGoodAsAFile() async throws {
        let home = try Home()
        let command = try await Command(
            [
                "/bin/sh", "-c",
                "printf '6\n\n0\n' | '\(SimonBinary.path)' --plain --mute --data-dir '\(home.data)' | cat",
            ],
            home.environment())
        #expect(command.status == 0 && command.errors.isEmpty)
        #expect(command.output.contains("No scores yet."))
    }

    @Test func soundIsHeardAndWaitedFor() async throws {
        let home = try Home()
        var rules = GameSession<SimonGame>(options: SimonOptions(), seed: Self.seed)
        _ = rules.perform(.start, at: .zero)
        let pad = try #require(rules.answer.first)
        let wrong = pad == .red ? "blue" : "red"
        let command = try await Command(
            home, plain: ["--game", "simon", "--seed", "\(Self.seed)"],
            lines: ["", pad.name, wrong + " " + wrong, "-", "quit"])
        #expect(command.status == 0)
        // Simon's one and its echo, which may follow without a gap, and then Simon's two.
        #expect(home.recording.tones.count >= 3)
    }

    private static func play(_ home: Home, _ game: String, _ lines: [String]) async throws -> Command {
        let command = try await Command(
            home, plain: ["--game", game, "--seed", "\(seed)", "--mute"], lines: lines)
        #expect(command.status == 0 && command.errors.isEmpty)
        #expect(command.output.allSatisfy { $0 == "\n" || !($0.asciiValue.map { $0 < 32 } ?? false) })
        return command
    }

    /// The score is on the board and what the recorded moves earn.
    private static func check(_ home: Home, name: String, score: Int) async throws {
        let scores = try home.scores()
        #expect(scores.map(\.points) == [score] && scores.map(\.name) == [name])
        let code = try await Command(home, "share", "--data-dir", home.data).output
        let game = try ShareCode(parsing: code.trimmingCharacters(in: .whitespacesAndNewlines)).game
        #expect(game.verdict.claimed == score && game.verdict.earned == score)
        let told = try await Command(
            home, plain: ["replay", code.trimmingCharacters(in: .newlines)], lines: [])
        #expect(told.status == 0 && told.errors.isEmpty)
        #expect(told.output.contains("Replay: ") && told.output.contains("Verified"))
    }
}
