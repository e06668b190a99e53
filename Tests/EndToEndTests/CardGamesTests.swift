import Foundation
import GameRules
import Model
import TestSupport
import Testing

/// Pairs and Words, played in a terminal.
@Suite struct CardGamesTests {
    @Test func pairsArePlayedToTheEndByKeyboard() async throws {
        let home = try Home()
        let game = try Game(home, ["--game", "pairs", "--seed", "11", "--mute"])
        try await game.enter()
        #expect(game.screen.shows("Pairs"))
        game.type("pP" + Keys.enter)
        try await game.see("Find two that match")
        var rules = PairsGame(seed: 11)
        var cursor = 0
        while let one = rules.table.turnable.first {
            let pair = rules.table.pairs[one]
            for card in rules.table.turnable where rules.table.pairs[card] == pair {
                let lying = rules.table.pairs.indices.filter { !rules.table.matched.contains($0) }
                while cursor != card {
                    game.type("\t")
                    cursor = lying.first { $0 > cursor } ?? lying[0]
                }
                game.type(Keys.enter)
                _ = rules.perform(.turn(card), at: .zero)
            }
            try await game.see("Pairs \(rules.points)")
        }
        try await game.see("All found!")
        try await game.see("8 pairs and")
        game.type("Ada" + Keys.enter)
        try await game.see("Press Enter to start")
        let score = try #require(try home.scores().first)
        #expect(score.name == "Ada" && score.points > 8)
        #expect(try home.text("data/history.jsonl").contains("\"pairs\""))
        #expect(game.screen.strays.isEmpty)
    }

    @Test func aTurnedCardIsSpokenOnceSoundIsOn() async throws {
        let home = try Home()
        try home.install("spd-say", "printf '%s\\n' \"$*\" >> \(home.file("said"))")
        let path = ["PATH": home.file("bin") + ":/usr/bin:/bin"]
        let game = try Game(home, ["--game", "words", "--seed", "11"], environment: path)
        try await game.enter()
        #expect(game.screen.shows("Words"))
        game.type(Keys.enter)
        try await game.wait("the cards lie face down") {
            game.screen.shows("Found 0 of 8") && !game.screen.shows("Memorize")
        }
        game.type(Keys.enter)
        let list = try Self.list("en-es")
        let card = WordsGame(options: WordsOptions(list), seed: 11).cards[0]
        let word = list.words[card.word]
        let text = card.isSecond ? "--language=es -- \(word.second)" : "--language=en -- \(word.first)"
        // The file is there before the line is in it.
        try await game.wait("the word is said") { (try? home.text("said"))?.hasSuffix("\n") == true }
        #expect(try home.text("said") == "--application-name=simon \(text)\n")
    }

    @Test func aListOfThePlayersOwnSaysWhereItIsWrong() async throws {
        let home = try Home()
        try home.write(
            #"{"version": 1, "name": "mine", "first": {"language": 3}}"#, to: "data/words/mine.json")
        let game = try Game(home, ["--game", "words", "--mute"])
        try await game.enter()
        #expect(game.screen.shows("Words"))
        game.type("W")
        try await game.see("mine.json: first.language is not text in double quotes.")
        for language in ["Portuguese", "Italian", "German", "French", "Spanish"] {
            game.type("W")
            try await game.see("English - \(language)")
        }
    }

    static func list(_ name: String) throws -> WordList {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Resources/words/\(name).json")
        return try WordList(parsing: Array(try Data(contentsOf: file)), file: name)
    }
}
