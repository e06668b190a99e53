import GameRules
import Model
import Presentation
import TestSupport
import Testing

@testable import PlainMode

/// Squares, Pairs and Match; what tells Words apart is tested with the whole program.
@MainActor
@Suite struct OtherRoundsTests {
    private let rules = PairsGame(options: PairsOptions(theme: .animals), seed: 7)

    @Test(arguments: [
        ("2 3 1 1 4 3 3 1", "Right. Score 4."), ("23 11 43 31", "Right. Score 4."),
        ("row 2 column 3, 1 1, 4 3, 3 1", "Right. Score 4."), ("2 3 1", "Type each square"),
        ("9 9", "Rows and columns go from 1 to 4."), ("x", "Type each square"),
    ])
    func squaresAreRowsAndColumns(line: String, answer: String) {
        let stage = Stage(.squares)
        #expect(stage.type("") == ["Squares: 2 3, 1 1, 4 3, 3 1.", "Your turn."])
        #expect(stage.type(line).first?.hasPrefix(answer) == true)
        #expect(stage.finished.isEmpty)
    }

    @Test func eachSquareHasItsToneBeforeTheWords() {
        let stage = Stage(.squares) { $0.audible = true }
        stage.type("")
        stage.forget()
        #expect(stage.pass(.milliseconds(3_249)).isEmpty)
        #expect(stage.sounds == tones([(1, 2), (0, 0), (3, 2), (2, 0)]))
        #expect(stage.pass(.milliseconds(1)).first == "Squares: 2 3, 1 1, 4 3, 3 1.")
    }

    @Test func aSpeedHasItsPace() {
        let stage = Stage(.squares) { $0.audible = true }
        stage.type("speed fast")
        #expect(stage.settings.squaresSpeed == .fast)
        stage.type("")
        #expect(stage.pass(.milliseconds(170 + 4 * 520 - 1)).isEmpty)
        #expect(stage.pass(.milliseconds(1)).first == "Squares: 2 3, 1 1, 4 3, 3 1.")
        stage.type("2 2", "")
        #expect(stage.finished.first?.board.name == "4x4-fast")
    }

    private func tones(_ squares: [(row: Int, column: Int)]) -> [SoundCue] {
        squares.map { .square(Square(row: $0.row, column: $0.column), .four) }
    }

    /// Those of a line one after the other, and then what came of them.
    @Test func pressedSquaresSoundAsTheyDidWhenTheyWereShown() {
        let stage = Stage(.squares)
        stage.type("")
        stage.forget()
        stage.type("2 3 1 1")
        #expect(stage.sounds == tones([(1, 2)]))
        stage.pass(.milliseconds(300))
        #expect(stage.sounds == tones([(1, 2), (0, 0)]))
        stage.type("4 3 3 1")
        stage.pass(.milliseconds(300))
        #expect(stage.sounds.suffix(2) == tones([(3, 2), (2, 0)])[...])
        stage.pass(.milliseconds(300))
        #expect(stage.sounds.last == .complete && stage.sounds.count == 5)
    }

    @Test func aWrongSquareEndsTheGame() {
        let stage = Stage(.squares)
        stage.type("")
        #expect(stage.type("2 3 2 2").first == "Wrong. You pressed 2 2; it was 1 1.")
        #expect(stage.sounds.last == .wrong && stage.finished.count == 1)
    }

    @Test func betweenRoundsANumberChoosesTheLength() {
        let stage = Stage(.squares)
        stage.type("", "23114331")
        #expect(stage.type("7").first?.contains("next 7") == true)
        #expect(stage.type("").first?.split(separator: ",").count == 7)
        #expect(stage.type("stop").first == "Game over. Score 4.")
    }

    @Test func cardsAreTurnedByTheirNumbers() {
        let stage = Stage(.pairs)
        stage.type("")
        #expect(stage.type("1") == ["1: \(rules.symbol(of: 0).name)."])
        let other = rules.table.pairs.lastIndex(of: rules.table.pairs[0]) ?? 0
        #expect(stage.type("\(other + 1)").last == "A pair: 1 point and 2 bonus.")
        #expect(stage.sounds.last == .right && stage.feels.last == .complete)
    }

    /// What is read takes a tenth of a second a character, what is typed five seconds; ten seconds more are the card's.
    @Test(arguments: [
        (Duration.zero, 2), (.milliseconds(9_900), 2), (.milliseconds(10_100), 1), (.seconds(60), 1),
    ])
    func openCardsLoseTheirTimeAfterWhatIsReadAndTyped(thought: Duration, bonus: Int) {
        let stage = Stage(.pairs)
        let other = rules.table.pairs.lastIndex(of: rules.table.pairs[0]) ?? 0
        stage.type("")
        let said = stage.type("1").joined()
        stage.pass(.seconds(5) + .milliseconds(100) * said.count + thought)
        #expect(stage.type("\(other + 1)").last == "A pair: 1 point and \(bonus) bonus.")
    }

    @Test func theTimeThatACardHasLeftIsTold() {
        let stage = Stage(.pairs)
        let pairs = rules.table.pairs
        let other = pairs.indices.first { pairs[$0] != pairs[0] } ?? 0
        let third = pairs.indices.first { pairs[$0] != pairs[0] && pairs[$0] != pairs[other] } ?? 0
        let name = rules.symbol(of: 0).name
        stage.type("")
        let said = stage.type("1 \(other + 1)")
        #expect(said.first == "1: \(name).")
        let reading = Duration.seconds(5) + .milliseconds(100) * said.joined().count
        stage.pass(reading + .seconds(3))
        // It lay open for three seconds beyond what was read and typed.
        stage.type("\(third + 1)")
        #expect(stage.type("1").first == "1: \(name), 7 seconds left.")
    }

    @Test func openCardsKeepTheirTimeInAPause() {
        let stage = Stage(.pairs)
        let other = rules.table.pairs.lastIndex(of: rules.table.pairs[0]) ?? 0
        stage.type("", "1", "pause")
        stage.pass(.seconds(60))
        #expect(stage.type("").first?.hasPrefix("Face up: 1 ") == true)
        #expect(stage.type("\(other + 1)").last == "A pair: 1 point and 2 bonus.")
    }

    @Test func theTimeOfWordsBeginsWhenTheCardsAreDown() throws {
        let file = WordListFile.made("test")
        let stage = Stage(.words) { $0.wordLists = [file] }
        let deal = WordsGame(options: WordsOptions(try file.list()), seed: 7)
        #expect(stage.type("").count == 5)
        stage.pass(.seconds(60))
        stage.type("")
        stage.pass(.seconds(3))
        for (one, card) in deal.cards.enumerated() where !card.isSecond {
            let other = deal.cards.firstIndex { $0.word == card.word && $0.isSecond } ?? 0
            stage.type("\(one + 1) \(other + 1)")
        }
        let finished = try #require(stage.finished.first)
        #expect(WordsResult(score: finished.score) == WordsResult(time: .seconds(3), moves: 8))
        let told = Stage(replay: finished.record) { $0.wordLists = [file] }.type("all")
        let english = deal.cards.indices.filter { !deal.cards[$0].isSecond }
        let names = english.prefix(4).map { "\($0 + 1) first\(deal.cards[$0].word)" }
        #expect(told.first == "English: \(names.joined(separator: ", ")).")
        let elsewhere = Stage(replay: finished.record).type("all")
        #expect(elsewhere.first?.hasPrefix("1 word \(deal.cards[0].word + 1), ") == true)
    }

    @Test func whatIsChosenIsKept() {
        let squares = Stage(.squares)
        squares.type("grid 5x5", "length 6", "speed slow", "grows no")
        #expect(squares.settings.squaresGrid == .five && squares.settings.squaresLength == 6)
        #expect(!squares.settings.squaresGrows && squares.settings.squaresSpeed == .slow)
        let pairs = Stage(.pairs)
        pairs.type("pairs 6", "theme shapes")
        #expect(pairs.settings.pairsCount == .six && pairs.settings.pairsTheme == .shapes)
        let match = Stage(.match)
        match.type("seconds 90")
        #expect(match.settings.matchLength?.rawValue == 90)
    }

    @Test func whatWasChosenLastIsOffered() {
        let squares = Stage(.squares) { $0.settings.squaresLength = 6 }
        #expect(squares.type("").first?.split(separator: ",").count == 6)
        let pairs = Stage(.pairs) { $0.settings.pairsCount = .twelve }
        #expect(pairs.type("").first == "24 cards lie face down. Type one or two numbers.")
        let match = Stage(.match) {
            $0.settings.lastName = PlayerName("Ada")
            $0.settings.matchLength = .half
        }
        #expect(match.type("").last?.contains("? The word ") == true)
    }

    /// Who plays next, and for how long, is told with the way to change it.
    @Test func afterMatchPlayerAndSecondsAreOffered() {
        let stage = Stage.match()
        let end = stage.pass(.seconds(30))
        #expect(
            end.suffix(3).contains { $0.hasPrefix("The next game is for Ada, 30 seconds; to change that") })
        stage.type("name Bob", "seconds 60", "", "stop")
        stage.type("")
        stage.type(MatchCards(of: 7).isMatch ? "yes" : "no")
        #expect(stage.type("stop").contains { $0.hasPrefix("The next game is for Bob, 60 seconds;") })
        #expect(stage.finished.map(\.board.name) == ["30s", "60s"])
        #expect(stage.type("p").first?.hasPrefix("Type \"name\"") == true)
        let brief = Stage.match(.brief)
        #expect(brief.pass(.seconds(30)).contains("Ada, 30 seconds."))
    }

    @Test func matchTellsItsRightAnswersWhileItIsPlayed() {
        let stage = Stage.match()
        #expect(stage.type("?").first == Sentences.matchRule)
        let isMatch = MatchCards(of: 7).isMatch
        stage.type(isMatch ? "yes" : "no")
        #expect(stage.type("?").prefix(2) == ["Score 50.", "1 right, 0 wrong."])
        let full = Stage.match(.full)
        #expect(full.type(isMatch ? "yes" : "no").first?.contains("50 in all, 1 right.") == true)
    }

    @Test func matchSaysWhatIsMissing() {
        let stage = Stage(.match)
        #expect(stage.type("").first?.hasPrefix("First type a name and a time") == true)
        stage.type("name Ada")
        #expect(stage.type("").first?.hasPrefix("First choose 30") == true)
        stage.type("seconds 30")
        #expect(stage.type("").last?.contains("? The word ") == true)
    }

    @Test func theTimeOfMatchRunsOut() {
        let stage = Stage.match()
        #expect(stage.pass(.milliseconds(29_999)).last == "10 seconds left.")
        let end = stage.pass(.milliseconds(1))
        #expect(end.prefix(2) == ["Time's up.", "Game over. Score 250."] && end.contains("Saved."))
        #expect(stage.scores.map(\.name.string) == ["Ada"])
    }

    @Test func theTimeOfMatchStandsInAPause() {
        let stage = Stage(.match)
        stage.type("name Ada", "seconds 30", "", "pause")
        #expect(stage.pass(.seconds(60)).isEmpty)
        stage.type("")
        #expect(stage.pass(.milliseconds(29_999)).last == "10 seconds left.")
        #expect(stage.pass(.milliseconds(1)).first == "Time's up.")
    }

    @Test(arguments: [("yes", "no"), ("y", "n"), ("1", "2"), ("YES", "NO")])
    func matchIsAnsweredInAnyWay(yes: String, no: String) {
        let isMatch = MatchCards(of: 7).isMatch
        for (answer, isRight) in [(yes, isMatch), (no, !isMatch)] {
            let stage = Stage.match()
            #expect(
                stage.type(answer).first == (isRight ? "Right, 50 points." : "Wrong; the multiplier is 1."))
        }
    }

    @Test func theEndOfTheInputGivesMatchUp() {
        let stage = Stage.match()
        let cards = MatchCards(of: 7)
        stage.type(cards.isMatch ? "yes" : "no")
        #expect(stage.endInput().contains("Game over. Score 50."))
        #expect(stage.finished.first?.record.verdict.holds == true)
    }
}

extension MatchCards {
    /// The first of a seed.
    init(of seed: UInt64) {
        var game = MatchGame(seed: seed)
        _ = game.perform(.start, at: .zero)
        guard case .playing(let cards, _) = game.phase else {
            preconditionFailure("a started game has cards")
        }
        self = cards
    }
}
