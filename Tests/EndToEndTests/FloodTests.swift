import Glibc
import TestSupport
import Testing

/// Keys and sizes that come faster than anybody is, as a paste without brackets or a window that is dragged sends them.
/// The figures of a release build are `simon-bench`'s; these are bounds that also one for debugging keeps.
@Suite(.serialized) struct FloodTests {
    private static let pads = String(repeating: "rgby", count: 10_000)
    /// Without a key that leads out.
    private static let mixed = String(repeating: "r \rx1\u{1B}[B\t\u{7F}g/\u{1B}[A", count: 2_500)

    @Test(arguments: [("", pads), ("", mixed), ("s", pads), ("s", mixed), ("l", mixed)])
    func aFloodIsGoneSoonAndNothingIsBroken(page: String, keys: String) async throws {
        let game = try await Game(Home()).enter()
        game.type(page)
        try await game.flood(keys, within: .seconds(40))
        let start = ContinuousClock.now
        try await game.interrupt()
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    /// As a program writes them that was killed amid its questions: what the terminal is, has, shows and measures.
    @Test(arguments: [
        "[?62c", "[?0u", "[?2026;2$y", "]11;rgb:1111/2222/3333\u{1B}\\", "[6;20;10t", "_Gi=31;OK\u{1B}\\",
    ])
    func aFloodOfRepliesIsGoneSoon(reply: String) async throws {
        let game = try await Game(Home()).enter()
        let replies = String(repeating: "\u{1B}" + reply, count: 90_000 / (reply.utf8.count + 1))
        let before = try await game.processorTime()
        try await game.flood(replies, within: .seconds(40))
        try await game.type("s", see: "Settings")
        #expect(try await game.processorTime() - before < .seconds(2))
        try await game.interrupt()
    }

    @Test func whoEndsTheGameDoesNotWaitForSettingsToBeSaved() async throws {
        let game = try await Game(Home()).enter()
        try await game.type("s", see: "Settings")
        try await game.flood(String(repeating: " ", count: 20_000), within: .seconds(40))
        let start = ContinuousClock.now
        try await game.signal(SIGTERM)
        #expect(try await game.end() == 128 + SIGTERM)
        #expect(ContinuousClock.now - start < .seconds(10))
    }
}
