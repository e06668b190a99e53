import TerminalDevice
import Testing

@testable import simon

@Suite struct TerminalErrorTests {
    @Test(arguments: [
        TerminalError.noTerminal(.input), .dumb(term: ""), .dumb(term: "dumb"),
        .refused(operation: "tcgetattr", code: 5),
    ])
    func everyErrorIsOneSentence(error: TerminalError) {
        #expect(error.sentence.hasSuffix("."))
        #expect(!error.sentence.contains("\n"))
    }
}
