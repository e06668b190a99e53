import Model
import TerminalCore
import Testing
import Localization

@testable import simon

@Suite struct HelpPageTests {
    @Test func everyOptionIsOnIt() {
        for language in Language.allCases {
            Language.with(language) {
                let lines = HelpPage.lines.map(\.string)
                for option in CommandLineOption.all {
                    #expect(lines.contains { $0.contains(option.usage) }, "\(language) \(option.name)")
                }
            }
        }
    }

    @Test(arguments: Subcommand.allCases, Language.allCases)
    func everyPageFitsOnAScreen(command: Subcommand, language: Language) {
        let lines = Language.with(language) { HelpPage.lines(about: command) }
        #expect(lines.count <= 24)
        for line in lines { #expect(line.columns <= 80 && line.string.last != " ", "\(line)") }
    }

    @Test(arguments: Subcommand.allCases.filter { $0 != .play }, Language.allCases)
    func theExplanationsStandBelowEachOther(command: Subcommand, language: Language) {
        let lines = Language.with(language) { HelpPage.lines(about: command) }
        let options = lines.map(\.string).filter { $0.hasPrefix("  --") }
        let columns = options.compactMap { $0.firstMatch(of: /^ {2}--[a-z-]+(?: \S+)? {2,}/)?.output.count }
        #expect(columns.count == options.count && Set(columns).count == 1, "\(options)")
    }

    @Test func thePageOfHelpNamesItsValueInSpanish() {
        let page = Language.with(.spanish) { HelpPage.lines(about: .help) }
        #expect(page.first == "simon help [ORDEN] [OPCIONES]")
    }

    @Test(arguments: Subcommand.allCases.filter { $0 != .play })
    func thePageOfACommandHasItsOptionsAndNoOthers(command: Subcommand) {
        let page = HelpPage.lines(about: command).map(\.string)
        for option in CommandLineOption.all {
            let isTold = page.contains {
                $0.hasPrefix("  \(option.usage) ") && $0.hasSuffix("  \(option.help)")
            }
            #expect(isTold == option.commands.contains(command), "\(option.name)")
        }
    }

    @Test(arguments: Subcommand.written)
    func everyCommandIsOnIt(command: String) {
        for language in Language.allCases {
            Language.with(language) {
                let lines = HelpPage.lines.filter { $0.string.contains("simon " + command) }
                #expect(lines.count >= 1, "\(language)")
            }
        }
    }

    @Test(arguments: Language.allCases)
    func itFitsOnAScreen(language: Language) {
        let lines = Language.with(language) { HelpPage.lines }
        #expect(lines.count <= 24)
        for line in lines { #expect(line.string.count <= 80, "\(line)") }
    }

    /// A row names the same options and is laid out alike, so that no translation has lost a piece.
    @Test(arguments: Language.allCases)
    func everyLanguageNamesTheSameOptions(language: Language) {
        let english = HelpPage.lines
        let other = Language.with(language) { HelpPage.lines }
        #expect(other.map { options(in: $0) } == english.map { options(in: $0) })
    }

    private func options(in line: SafeText) -> [String] {
        line.string.matches(of: /--[a-z-]+|^simon [a-z]+/).map { String($0.output) }
    }
}
