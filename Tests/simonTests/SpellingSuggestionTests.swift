import Testing

@testable import simon

@Suite struct NearestWordTests {
    static let words = ["scores", "tones", "doctor", "help"]

    @Test(arguments: [
        ("score", "scores"), ("socres", "scores"), ("SCORES", "scores"), ("tone", "tones"), ("hlep", "help"),
        ("docter", "doctor"), ("dcotro", "doctor"),
    ])
    func aSlipOfTheFingerIsFound(word: String, meant: String) {
        #expect(SpellingSuggestion.to(word, among: Self.words) == meant)
    }

    @Test(arguments: ["", "x", "play", "leaderboard", "sc", "scoreboard"])
    func anythingElseIsNot(word: String) { #expect(SpellingSuggestion.to(word, among: Self.words) == nil) }

    @Test func amongNoWordsThereIsNone() { #expect(SpellingSuggestion.to("scores", among: []) == nil) }

    @Test(arguments: [
        ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "axc", 1), ("abc", "acb", 1),
        ("abc", "bc", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
    func distancesAreThoseOfOptimalStringAlignment(one: String, other: String, distance: Int) {
        #expect(SpellingSuggestion.distance(one, other) == distance)
    }
}
