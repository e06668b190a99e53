import Foundation
import Testing

extension Home {
    /// The code of the game that was played last.
    var code: String {
        get async throws {
            try await Command(self, "share", "--data-dir", data).output.filter { !$0.isWhitespace }
        }
    }

    /// Gives the code of the last game to somebody with another data folder: what they are told of it.
    func verdictElsewhere(sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
        let code = try await code
        let elsewhere = try Home()
        let verdict = try await Command(elsewhere, "replay", code, "--data-dir", elsewhere.data)
        #expect(verdict.status == 0 && verdict.errors.isEmpty, "\(verdict)", sourceLocation: sourceLocation)
        // One letter that came over wrong, in the middle.
        let middle = code.index(code.startIndex, offsetBy: code.count / 2)
        let letter = code[middle] == "A" ? "B" : "A"
        let wrong = code[..<middle] + letter + code[code.index(after: middle)...]
        let refusal = try await Command(elsewhere, "replay", String(wrong), "--data-dir", elsewhere.data)
        #expect(
            refusal.status == 1 && refusal.output.isEmpty && refusal.errors.contains("The code is damaged"),
            "\(refusal)", sourceLocation: sourceLocation)
        // The keys of a test come as fast as they are taken and its seeds are chosen, and a verdict says so.
        return [
            " The presses are less than 40 ms apart throughout: typed as lines in plain mode, or not by hand.",
            " The player knew the seed beforehand, so the game is not ranked.",
        ].reduce(verdict.output) { $0.replacingOccurrences(of: $1, with: "") }
    }

    /// The figures of a game.
    func statistics(of game: String) async throws -> [String: Any] {
        let json = try await Command(self, "stats", "--game", game, "--json", "--data-dir", data)
        return try #require(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    }

    /// Whether a game has been played once, with this result.
    func hasCounted(_ game: String, best: Int) async throws -> Bool {
        let figures = try await statistics(of: game)
        return figures["games"] as? Int == 1 && figures["best"] as? Int == best
    }
}
