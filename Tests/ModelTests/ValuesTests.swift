import Testing

@testable import Model

@Suite struct PadKeysTests {
    @Test(arguments: zip("rygbRYGB1234", [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]))
    func lettersAndDigitsPressPads(key: Character, pad: Int) {
        #expect(PadKeys.standard.pad(for: key)?.rawValue == pad)
    }

    @Test(arguments: "xlq?5 0é") func otherKeysDoNot(key: Character) {
        #expect(PadKeys.standard.pad(for: key) == nil)
    }

    @Test(
        arguments: [
            ("y", PadKeys.Conflict.taken(.yellow)), ("l", .reserved), ("u", .reserved), ("V", .reserved),
            ("c", .reserved),
            ("3", .notALetter), ("?", .reserved),
            ("é", .notALetter), ("\t", .notALetter),
        ] as [(Character, PadKeys.Conflict)])
    func conflictsAreExplained(letter: Character, conflict: PadKeys.Conflict) {
        #expect(throws: conflict) { try PadKeys.standard.setting(.red, to: letter) }
    }

    /// Letters that were free once stay where a player has put them.
    @Test func earlierLettersAreKept() throws {
        let keys = try #require(PadKeys("uvgb"))
        #expect(keys.pad(for: "u") == .red && keys.pad(for: "v") == .yellow)
        #expect(try keys.setting(.red, to: "u") == keys)
    }

    @Test func aPadKeepsOrChangesItsLetter() throws {
        #expect(try PadKeys.standard.setting(.red, to: "R") == .standard)
        let keys = try PadKeys.standard.setting(.red, to: "D")
        #expect(keys.text == "dygb" && keys.pad(for: "d") == .red && keys.pad(for: "r") == nil)
    }

    @Test(arguments: ["", "ryg", "rygbb", "rrgb", "lygb", "r gb"]) func badTextIsRefused(text: String) {
        #expect(PadKeys(text) == nil)
    }

    @Test(arguments: ["rygb", "dfjk", "asdf"]) func textIsReadAndWritten(text: String) {
        #expect((PadKeys(text)?.text == text) == !text.contains("s"))
    }
}

@Suite struct PadNotesTests {
    private func note(_ number: Int) throws -> MIDINote { try #require(MIDINote(number)) }

    @Test(arguments: 0...127) func standardNotes(_ number: Int) throws {
        let pad: Pad? =
            switch number {
            case 36: .red
            case 37: .yellow
            case 38: .green
            case 39: .blue
            default: [0: Pad.red, 2: .yellow, 4: .green, 5: .blue][number % 12]
            }
        #expect(PadNotes.standard.use(of: try note(number)) == pad.map { .pad($0) })
    }

    @Test func learnedNotesTakeTheirPlace() throws {
        let learned = try [11, 60, 13, 14].map(note)
        let notes = try #require(PadNotes(learned: learned, start: try note(99)))
        #expect(try notes.use(of: note(60)) == .pad(.yellow) && notes.use(of: note(11)) == .pad(.red))
        #expect(try notes.use(of: note(62)) == nil && notes.use(of: note(99)) == .start)
        #expect(try Pad.allCases.map { notes.note(of: $0) } == [11, 60, 13, 14].map(note))
        #expect(Pad.allCases.map { PadNotes.standard.note(of: $0).number } == [60, 62, 64, 65])
    }

    @Test func aNoteToStartWithComesFirst() throws {
        let notes = try #require(PadNotes(learned: nil, start: try note(72)))
        #expect(try notes.use(of: note(72)) == .start && notes.use(of: note(60)) == .pad(.red))
    }

    @Test func aNoteStandsForOneThing() throws {
        let notes = try [1, 2, 3, 4].map(note)
        #expect(PadNotes(learned: Array(notes.prefix(3)), start: nil) == nil)
        #expect(PadNotes(learned: notes.prefix(3) + [notes[0]], start: nil) == nil)
        #expect(PadNotes(learned: notes, start: notes[2]) == nil)
        #expect(PadNotes(learned: nil, start: nil) == .standard)
    }

    @Test func notesAreNamedAsOnControllers() throws {
        #expect(try [60, 0, 36, 66, 127].map { try note($0).name } == ["C4", "C-1", "C2", "F#4", "G9"])
        #expect(MIDINote(128) == nil && MIDINote(-1) == nil && MIDINote(dataByte: 188).number == 60)
    }
}

@Suite struct VolumeTests {
    @Test(arguments: [(-5, 0), (0, 0), (80, 80), (100, 100), (Int.max, 100), (Int.min, 0)])
    func isClamped(_ asked: Int, _ percent: Int) {
        #expect(Volume(clamping: asked).percent == percent)
    }
}

@Suite struct WordsResultTests {
    @Test(
        arguments: [
            // The first of each pair ranks higher.
            ((42, 12), (43, 8)), ((42, 12), (42, 13)), ((0, 8), (1, 8)), ((9_998, 9_999), (9_999, 8)),
        ])
    func fewerSecondsRankHigherThenFewerMoves(better: (Int, Int), worse: (Int, Int)) {
        let results = [better, worse].map { WordsResult(time: .seconds($0.0), moves: $0.1) }
        #expect(results[0].score > results[1].score)
        #expect(results.map { WordsResult(score: $0.score) } == results)
    }

    @Test func whatIsTooMuchIsTheMost() {
        let result = WordsResult(time: .seconds(1_000_000), moves: 1_000_000)
        #expect(result.seconds == 9_999 && result.moves == 9_999 && result.score == 1)
    }

    @Test(arguments: [0, -1, 100_000_001, .min, .max])
    func whatIsNoScoreIsRefused(score: Int) { #expect(WordsResult(score: score) == nil) }

    @Test(arguments: [(-1, 8), (10_000, 8), (32, -1), (32, 10_000)])
    func countsThatNoGameHasAreNoResult(seconds: Int, moves: Int) {
        #expect(WordsResult(seconds: seconds, moves: moves) == nil)
    }
}
