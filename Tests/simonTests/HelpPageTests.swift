import Model
import Testing

@testable import simon

@Suite struct HelpPageTests {
    @Test(arguments: OptionWord.allCases.filter { $0 != .help && $0 != .version })
    func everyOptionIsOnIt(option: OptionWord) {
        let words = "--" + option.rawValue + (option.placeholder.map { " " + $0 } ?? "")
        let lines = HelpPage.lines.filter { $0.string.contains(words) }
        #expect(lines.count >= 1)
    }

    @Test(arguments: CommandWord.written)
    func everyCommandIsOnIt(command: String) {
        let lines = HelpPage.lines.filter { $0.string.contains("simon " + command) }
        #expect(lines.count >= 1)
    }
}
