import GameRules
import JSON
import Localization
import Model
import Presentation
import Testing

/// What errors and outcomes of the rules are told as.
@Suite struct OutcomeSentencesTests {
    private static let codeErrors: [ShareCodeError] =
        [.empty, .tooLong, .notACode, .newer, .strangeCharacter(position: 5), .damaged]
        + [
            .unknownOption, .endsTooEarly, .tooManyMoves, .tooLate, .illegalMove, .notSpelledSo,
        ].map(ShareCodeError.impossible)

    @Test func everyErrorOfACodeHasASentenceOfItsOwn() {
        let sentences = Self.codeErrors.map(\.sentence.string)
        #expect(Set(sentences).count == Self.codeErrors.count)
        #expect(sentences.allSatisfy { $0.hasSuffix(".") })
        #expect(
            ShareCodeError.strangeCharacter(position: 5).sentence
                == "Character 5 of the code is not a letter, a digit, - or _.")
    }

    @Test(arguments: [
        ("[]", "mine.json is not an object in braces."), ("{}", "mine.json: version is missing."),
        (#"{"version":1,"version":1}"#, "mine.json: version is duplicated."),
        (#"{"version":2}"#, "mine.json: version is not 1, the only version this game reads."),
        (
            #"{"version":1,"name":"A b"}"#,
            "mine.json: name is not a name of 1 to 20 characters from a-z, 0-9 and -."
        ),
        (
            "{\n  \"version\": 1,\n  \"name\" \"x\"\n}",
            "mine.json is not JSON: line 3, column 10: expected a colon."
        ),
    ])
    func aFileThatIsNoWordListIsToldWithThePlace(text: String, sentence: SafeText) {
        let error = #expect(throws: WordListError.self) {
            try WordList(parsing: Array(text.utf8), file: "mine.json")
        }
        #expect(error?.sentence == sentence)
    }

    @Test func aWordListThatIsTooLargeIsToldWithTheLimit() {
        let error = #expect(throws: WordListError.self) {
            try WordList(parsing: Array(repeating: 0x20, count: WordList.maxBytes + 1), file: "mine.json")
        }
        #expect(error?.sentence == "mine.json is larger than 1 MB, the limit of a word list.")
    }

    @Test func aFileThatCannotBeReadIsToldWithTheReason() {
        let file = WordListFile(name: "mine.json", content: .unreadable("Permission denied"))
        let error = #expect(throws: WordListError.self) { try file.list() }
        #expect(error?.sentence == "mine.json cannot be read: Permission denied.")
    }

    @Test func aVerdictTellsClaimAndEarnings() {
        var session = GameSession<SimonGame>(options: SimonOptions(), seed: 2026)
        _ = session.perform(.start, at: .zero)
        #expect(
            session.record.verdict.sentence
                == "Verified: the game was given up with a score of 0.")
        _ = session.perform(.press(.blue), at: .seconds(2))
        _ = session.perform(.press(.red), at: .seconds(5))
        var record = session.record
        #expect(record.verdict.sentence == "Verified: these moves earn the score of 1.")
        record.score = 2
        #expect(record.verdict.sentence == "The code claims a score of 2, but these moves earn 1.")
    }

    /// A score of Words stands for a time and a number of moves, and is said so.
    @Test func aVerdictOfWordsTellsTimeAndMoves() {
        var session = GameSession<WordsGame>(options: WordsOptions(listSize: 30), seed: 3)
        _ = session.perform(.start, at: .zero)
        var time = session.deadline ?? .zero
        while let card = session.table.turnable.first {
            let word = session.cards[card].word
            for other in session.cards.indices where session.cards[other].word == word {
                time += .seconds(4)
                _ = session.perform(.turn(other), at: time)
            }
        }
        var record = session.record
        #expect(record.verdict.sentence == "Verified: these moves earn the score of 1:04, 8 moves.")
        record.score = WordsResult(time: .seconds(30), moves: 8).score
        #expect(
            record.verdict.sentence
                == "The code claims a score of 0:30, 8 moves, but these moves earn 1:04, 8 moves.")
    }

    @Test func squaresAreCountedFromOne() {
        #expect(Square(row: 1, column: 2).name == "row 2, column 3")
        Language.with(.spanish) { #expect(Square(row: 1, column: 2).name == "fila 2, columna 3") }
    }

    @Test func matchAsksForNameAndLengthFirst() {
        let name = PlayerName("Ada")
        #expect(MatchSetup().missing == .nameAndLength)
        #expect(MatchSetup(length: .half).missing == .name)
        #expect(MatchSetup(name: name).missing == .length)
        #expect(MatchSetup(name: name, length: .long).missing == nil)
        #expect(
            MatchSetup().missing?.sentence == "Please enter a name and choose 30, 60 or 90 seconds first.")
    }
}
