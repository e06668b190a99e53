import Model
import System
import Glibc
import Haptics
import Model
import TerminalDevice
import Model
import Testing

@testable import simon
import Presentation

/// Errors and findings of the modules below, in words.
@Suite struct SentencesTests {
    @Test(arguments: [
        TerminalError.noTerminal(.input), .dumb(term: ""), .dumb(term: "dumb"),
        .refused(SystemError("tcgetattr", code: 5)),
    ])
    func everyErrorOfTheTerminalIsOneSentence(error: TerminalError) {
        #expect(error.sentence.hasSuffix("."))
        #expect(!error.sentence.contains("\n"))
    }

    @Test(arguments: [(EMFILE, "open files"), (ENOMEM, "memory"), (EIO, "Input/output error")])
    func everyReasonNotToStartIsOneSentence(code: Int32, words: String) {
        let sentence = SystemError("pipe", code: code).startSentence.string
        #expect(sentence.hasPrefix("Can't start: ") && sentence.hasSuffix(".") && sentence.contains(words))
    }

    @Test func aRefusedGamepadSaysWhatToDo() {
        let finding = HapticsFinding.refused(name: "Pad", path: "/dev/input/event3", code: EACCES)
        #expect(finding.sentence == "Pad: cannot open /dev/input/event3: Permission denied")
        #expect(finding.fix?.contains("setfacl -m u:$USER:rw /dev/input/event3") == true)
    }
}
