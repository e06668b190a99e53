import Foundation
import GameRules
import Model
import TestSupport
import Testing

/// The words of Words, which a command speaks.
@Suite struct SpokenWordsTests {
    @Test func aTurnedCardIsSpokenOnceSoundIsOn() async throws {
        let home = try Home()
        try home.install("spd-say", "printf '%s\\n' \"$*\" >> \(home.file("said"))")
        let path = ["PATH": home.file("bin") + ":/usr/bin:/bin"]
        let game = try await Game(home, ["--game", "words", "--seed", "11"], environment: path).enter()
        #expect(game.screen.shows("Words"))
        game.type(Keys.enter)
        try await game.seeCardsFaceDown()
        game.type(Keys.enter)
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Resources/words/en-es.json")
        let list = try WordList(parsing: Array(try Data(contentsOf: file)), file: "en-es")
        let card = WordsGame(options: WordsOptions(list), seed: 11).cards[0]
        let word = list.words[card.word]
        let text = card.isSecond ? "--language=es -- \(word.second)" : "--language=en -- \(word.first)"
        // The file is there before the line is in it.
        try await game.wait("the word is said") { (try? home.text("said"))?.hasSuffix("\n") == true }
        #expect(try home.text("said") == "--application-name=simon \(text)\n")
    }
}
