import GameRules
import Model
import TestSupport
import Testing

/// Lines that are given at once, and the end of the input. (Whoever waits for what is said plays every game in
/// `AttentiveReaderTests`.)
@Suite struct PlainGamesTests {
    private static let seed: UInt64 = 11

    @Test func theListOfWordsIsKept() async throws {
        let home = try Home()
        let first = try await Self.play(home, "words", ["list fr", "list en-fr"])
        #expect(first.output.contains("\"fr\" isn't an option; choose from: English - "))
        #expect(try home.json("data/settings.json")["wordList"] as? String == "en-fr")
        let second = try await Self.play(home, "words", ["?"])
        #expect(second.output.contains("\n2 Words: English - French\n"))
    }

    /// The board has who has the score, the history all of them.
    @Test func theNamesOfSeveralStayWithTheirGame() async throws {
        let names = ["Ada", "Grace"]
        let home = try Home(
            settings: #""variant":"last-one-standing","players":2,"player1":"Ada","player2":"Grace""#)
        var rules = GameSession<SimonGame>(
            options: SimonOptions(variant: .lastOneStanding, players: 2), seed: Self.seed)
        var lines = ["start"]
        _ = rules.perform(.start, at: .zero)
        for isRight in [true, false] {
            _ = rules.advance(to: rules.deadline ?? .zero)
            guard case .press(let wrong)? = rules.legalMoves.last else { break }
            let pads = isRight ? rules.answer : [wrong]
            lines.append(pads.map(\.name).joined(separator: " "))
            for pad in pads { _ = rules.perform(.press(pad), at: rules.time) }
        }
        let winner = names[try #require(rules.scorer)]
        let command = try await Self.play(home, "simon", lines + ["", "quit"])
        #expect(command.output.contains("\(winner) wins!"), "\(command.output)")
        #expect(try home.scores().map(\.name) == [winner] && home.scores().map(\.points) == [1])
        #expect(try await home.verdictElsewhere().contains("Verified"))
        let history = try home.text("data/history.jsonl")
        #expect(history.contains(#""player-1":"Ada""#) && history.contains(#""player-2":"Grace""#))
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
}
