import Foundation
import Glibc
import Localization
import Model
import Presentation
import System
import TestSupport
import Testing

@testable import Repository
@testable import simon

@Suite struct FileSentencesTests {
    private func refusal(_ code: Int32, _ path: String = "/a/scores.json") -> FileError {
        .system(SystemError("open", code: code, path: path))
    }

    @Test func aSentenceSaysWhatToDo() {
        let outcome = SaveOutcome.pending(refusal(ENOSPC))
        #expect(
            outcome.notice?.string
                == "Not saved yet: the disk is full (/a/scores.json); free some space.")
        #expect(SaveOutcome.saved.notice == nil)
    }

    @Test(arguments: [
        (FileError.tooLarge(path: "/a"), "/a is larger than any file of this game; move it away"),
        (.linkedLock(path: "/a"), "/a is a symbolic link, which is not followed; remove it"),
        (.locked(path: "/a"), "another copy is using /a; close it"),
        (.notAFile(.folder, path: "/a"), "/a is a folder, not a file; move it away"),
    ])
    func errorsAreSentences(_ error: FileError, _ sentence: String) {
        #expect(error.explanation.string == sentence)
    }

    /// In English the system's own words.
    @Test func errorsOfTheSystemAreInThePlayersLanguage() {
        for code in Int32(1)...133 {
            #expect(SystemError.text(of: code) == String(cString: strerror(code)))
        }
        Language.with(.spanish) { #expect(SystemError.text(of: EISDIR) == "es una carpeta") }
    }

    @Test func aLongPathIsCut() {
        let path = "/" + String(repeating: "x", count: 100_000) + "/scores.json"
        #expect(refusal(ENAMETOOLONG, path).explanation.string.count < 200)
        #expect(path.excerpt.count == 100 && path.excerpt.hasSuffix("/scores.json"))
        #expect("short".excerpt == "short")
    }

    @Test func aWordsScoreIsToldAsATimeAndMoves() {
        let entry = ScoreEntry.made(99_399_980, "", .words, "en-es")
        #expect(
            Notice.unclaimed(entry).sentence.string.hasSuffix(
                "was saved without a name: 1:00, 20 moves."))
    }

    @Test func aSpanIsToldInPadsAndTenths() {
        let entry = ScoreEntry.made(57, "Ada", .simon, "span")
        #expect(Notice.unclaimed(entry).sentence.string.hasSuffix("was saved for Ada: 5.7."))
    }

    @Test func oneAndMany() {
        func sentence(_ count: Int) -> String {
            Notice.recordsNotUnderstood(count: count, file: "f").sentence.string
        }
        #expect(sentence(1) == "1 score in f is unreadable; it was left there.")
        #expect(sentence(2) == "2 scores in f are unreadable; they were left there.")
    }

    @Test(arguments: Language.allCases) func everySettingSaysWhatMayStandThere(_ language: Language) {
        Language.with(language) {
            for field in Setting.file {
                let notice = Notice.invalidSetting(key: field.key, found: "?", file: "f")
                #expect(notice.sentence.string.contains("\(field.allowed())") && field.allowed() != "")
            }
        }
    }
}
