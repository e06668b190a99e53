import FoundationEssentials
import GameRules
import Model
import TerminalCore
import TestSupport
import Testing

@testable import Screens
import Presentation

@Suite struct WordsScreenTests {
    typealias WordsScreen = CardScreen<WordsDeck>
    var stage = Stage(make: WordsScreen.init) { $0.wordLists = [.made("one")] }

    /// Fonts of consoles lack the ligature.
    @Test(arguments: [true, false])
    func ligaturesArePartedOnConsoles(emoji: Bool) {
        let french = (0..<30).reduce(WordListFile.made("one", "French", "fr")) {
            $0.replacing("segunda\($1)", with: "œuf\($1)")
        }
        var stage = Stage(make: WordsScreen.init) {
            $0.wordLists = [french]
            $0.display.emoji = emoji
        }
        stage.type(.enter)
        #expect(stage.shows("œuf") == emoji && stage.shows("oeuf") == !emoji)
    }

    @Test mutating func allCardsAreSeenForFiveSecondsAndThenNone() {
        stage.type(.enter)
        #expect(stage.shows("Memorize: 5") && (0..<16).allSatisfy { stage.screen.state(of: $0) == .up })
        stage.pass(.milliseconds(1_001))
        stage.see("Memorize: 4")
        stage.turn(0)
        #expect(stage.screen.game.table.open.isEmpty)
        stage.pass(.milliseconds(3_998))
        stage.see("Memorize: 1")
        stage.pass(.milliseconds(1))
        #expect(stage.shows("mean the same") && (0..<16).allSatisfy { stage.screen.state(of: $0) == .down })
        stage.pass(.seconds(61))
        stage.see("Time 1:01")
    }

    @Test mutating func aTurnedCardIsSpokenInItsLanguageAfterItsTone() throws {
        stage.play()
        for isSecond in [false, true] {
            let card = try #require(stage.screen.game.cards.firstIndex { $0.isSecond == isSecond })
            let word = stage.screen.game.cards[card].word
            stage.play()
            stage.turn(card)
            let text = isSecond ? "segunda\(word)" : "first\(word)"
            let spoken = stage.take().last
            #expect(spoken == .speak(text, language: isSecond ? "es" : "en"))
            stage.see(text)
        }
    }

    @Test mutating func whatBelongsTogetherIsTold() {
        stage.play()
        let (one, other) = stage.screen.game.table.pairsLeft[0]
        stage.turn(one)
        _ = stage.take()
        stage.turn(other)
        #expect(stage.take().prefix(2) == [.sound(.right), .haptic(.complete)])
        stage.see(" = ", "Found 1 of 8")
        let (wrong, another) = (
            stage.screen.game.table.pairsLeft[0].0, stage.screen.game.table.pairsLeft[1].0
        )
        stage.turn(wrong)
        _ = stage.take()
        stage.turn(another)
        #expect(stage.take().prefix(2) == [.sound(.wrong), .haptic(.mistake)])
        stage.see(" is not ", "Moves 2")
    }

    @Test func aGameIsPlayedToItsEndAndFewerSecondsAreBest() {
        var stage = Stage(make: WordsScreen.init) { context in
            context.wordLists = [.made("one")]
            context.settings.lastName = PlayerName("Ada")
            let worse = WordsResult(time: .seconds(40), moves: 20).score
            context.scores = [.made(worse, "", .words, "one")]
        }
        stage.see("Best 0:40, 20 moves")
        stage.play()
        stage.pass(.seconds(12))
        stage.findAll()
        let finished = stage.take().finished
        #expect(finished.map(\.board) == [LeaderboardID(.words, "one")])
        #expect(finished.first?.record.verdict.holds == true)
        stage.pass(AnimationTiming.winning)
        stage.see("All found!", "0:12, 8 moves", "8 words in Spanish", "A new best!", "Name Ada")
        stage.type(.enter)
        #expect(stage.take().contains(.saveScore(finished[0], name: PlayerName("Ada") ?? .unnamed)))
        stage.see("number 1 on the leaderboard")
    }

    @Test mutating func itStartsAgainAtAnyTime() {
        stage.type(.enter)
        stage.pass(.seconds(2))
        stage.type("r")
        stage.see("Memorize: 5")
        stage.pass(.seconds(20))
        stage.turn(0)
        stage.type("r")
        stage.see("Paused", "> Restart <")
        stage.type(.enter)
        #expect(stage.shows("Memorize: 5") && stage.screen.game.table.open.isEmpty)
    }

    @Test func listsAreChosenAndReadOnlyThen() throws {
        var stage = Stage(make: WordsScreen.init) { context in
            context.wordLists = [.made("one"), .made("two", "Basque", "eu")]
        }
        stage.type("w")
        stage.see("English - Basque (2/2)")
        let settings = try #require(stage.take().settings)
        let next = Stage(make: WordsScreen.init) { context in
            context.settings = settings
            context.wordLists = [.made("one"), .made("two", "Basque", "eu")]
        }
        #expect(next.shows("English - Basque (2/2)"))
        stage.type("l")
        #expect(stage.take() == [.open(.leaderboard(LeaderboardID(.words, "two")))])
        stage.type("W")
        stage.see("English - Spanish (1/2)")
    }

    @Test func aListThatIsWrongSaysWhereAndCannotBePlayed() {
        let broken = WordListFile.made("mine", "Basque", "eu").replacing("first7", with: "first3")
        var stage = Stage(make: WordsScreen.init) { $0.wordLists = [.made("one"), broken] }
        stage.type("w")
        stage.see("mine.json: first of word 8 is the same as first of word 4.", "Can't start")
        stage.type("\r ")
        #expect(stage.screen.shell.stage == .ready && stage.take().isEmpty)
        stage.type("w\r")
        #expect(stage.screen.shell.stage == .playing)
    }

    @Test func twoListsOfOneNameAreToldApart() {
        let other = WordListFile(
            name: "other.json", content: WordListFile.made("one", "Basque", "eu").content)
        var stage = Stage(make: WordsScreen.init) { $0.wordLists = [.made("one"), other] }
        stage.type("w")
        stage.see("other.json: name is the same as in one.json.")
    }

    @Test func aFileThatCannotBeReadSaysWhy() {
        let file = WordListFile(name: "mine.json", content: .unreadable("Permission denied"))
        let stage = Stage(make: WordsScreen.init) { $0.wordLists = [file] }
        stage.see("mine.json cannot be read: Permission denied.")
    }

    @Test func withoutAListNothingCanBePlayed() {
        var stage = Stage(make: WordsScreen.init)
        stage.type(.enter)
        #expect(stage.shows("There is no word list.") && stage.screen.shell.stage == .ready)
    }

    @Test(arguments: [(30, 10), (60, 20), (80, 24), (200, 60)])
    func everyWordIsSeenInThePreview(window: (Int, Int)) {
        var stage = Stage(Size(width: window.0, height: window.1), make: WordsScreen.init) {
            $0.wordLists = [.made("one")]
        }
        stage.type(.enter)
        let letters = window.0 < 60 ? 5 : 20
        for card in stage.screen.game.cards {
            let text = (card.isSecond ? "segunda" : "first") + "\(card.word)"
            #expect(stage.shows(String(text.prefix(letters))), "\(text)")
        }
    }
}

extension Stage<CardScreen<WordsDeck>> {
    /// Starts a game and lets the preview pass.
    fileprivate mutating func play() {
        type(.enter)
        if screen.shell.stage == .playing, !screen.game.game.showsAll {
            type("r")
            type(.enter)
        }
        pass(WordsGame.preview)
        _ = take()
    }
}

extension WordListFile {
    /// The same file with another text in the place of one.
    fileprivate func replacing(_ text: String, with other: String) -> WordListFile {
        guard case .bytes(let bytes) = content else { return self }
        let changed = String(decoding: bytes, as: UTF8.self).replacing("\"\(text)\"", with: "\"\(other)\"")
        return WordListFile(name: name, content: .bytes(Array(changed.utf8)))
    }
}
