import Glibc
import Haptics
import Model
import System
import TerminalDevice
import Testing

@testable import simon

/// Errors and findings of the modules below, in words.
@Suite struct SentencesTests {
    @Test(arguments: [
        TerminalError.noTerminal(.input), .dumb(term: ""), .dumb(term: "dumb"),
        .refused(SystemError("tcgetattr", code: 5)),
    ])
    func everyErrorOfTheTerminalIsOneSentence(error: TerminalError) {
        #expect(error.sentence.string.hasSuffix("."))
        #expect(!error.sentence.string.contains("\n"))
    }

    @Test(arguments: [(EMFILE, "open files"), (ENOMEM, "memory"), (EIO, "Input/output error")])
    func everyReasonNotToStartIsOneSentence(code: Int32, words: String) {
        let sentence = SystemError("pipe", code: code).report.string
        #expect(sentence.hasPrefix("Can't start: ") && sentence.hasSuffix(".") && sentence.contains(words))
    }

    @Test func aRefusedGamepadSaysWhatToDo() {
        let finding = HapticsFinding.refused(name: "Pad", path: "/dev/input/event3", code: EACCES).finding(
            TaughtButtons())
        #expect(finding.sentence == "Pad: cannot open /dev/input/event3: Permission denied")
        #expect(finding.advice.first?.string.contains("setfacl -m u:$USER:rw /dev/input/event3") == true)
    }
}
