import Model
import TerminalCore
import Testing

@testable import simon

@Suite struct HelpPageTests {
    @Test(arguments: OptionWord.allCases.filter { $0 != .help && $0 != .version })
    func everyOptionIsOnIt(option: OptionWord) {
        let words = "--" + option.rawValue + (option.placeholder.map { " " + $0 } ?? "")
        let lines = HelpPage.lines.filter { $0.string.contains(words) }
        #expect(lines.count >= 1)
    }

    @Test(arguments: CommandWord.allCases)
    func everyPageFitsOnAScreen(command: CommandWord) {
        let lines = HelpPage.lines(about: command)
        #expect(lines.count <= 24)
        #expect(lines.allSatisfy { $0.columns <= 80 && $0.string.last != " " })
    }

    @Test(arguments: CommandWord.allCases.filter { $0 != .play })
    func thePageOfACommandHasItsOptionsAndNoOthers(command: CommandWord) {
        let page = HelpPage.lines(about: command).map(\.string)
        for option in OptionWord.allCases where option != .version {
            let isTold = page.contains { $0.hasPrefix("  --\(option.rawValue) ") }
            #expect(isTold == option.commands.contains(command), "\(option)")
        }
    }

    @Test(arguments: CommandWord.written)
    func everyCommandIsOnIt(command: String) {
        let lines = HelpPage.lines.filter { $0.string.contains("simon " + command) }
        #expect(lines.count >= 1)
    }
}
