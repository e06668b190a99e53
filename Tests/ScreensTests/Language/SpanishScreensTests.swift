import TerminalCore
import Testing
import Wording

@testable import Screens

/// Spanish sentences, which are longer, have room wherever the English ones have.
@Suite struct SpanishScreensTests {
    private static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 12)]

    @Test(arguments: sizes)
    func nothingIsCutThatEnglishShowsWhole(size: Size) {
        let english = Gallery.pictures(size)
        let spanish = Language.with(.spanish) { Gallery.pictures(size) }
        #expect(english.count == spanish.count && english.count > 40)
        for (one, other) in zip(english, spanish) {
            #expect(
                cuts(other.lines) <= cuts(one.lines),
                "\(other.name)\n\(other.lines.joined(separator: "\n"))")
            #expect(one.lines != other.lines, "\(one.name) is not translated")
        }
    }

    private func cuts(_ lines: [String]) -> Int {
        lines.reduce(0) { $0 + $1.matches(of: /\.\.\.|…|~/).count }
    }

    @Test(arguments: sizes)
    func hintsHaveTheirLabelsWhereTheEnglishHave(size: Size) {
        let english = Gallery.pictures(size)
        let spanish = Language.with(.spanish) { Gallery.pictures(size) }
        for (one, other) in zip(english, spanish) {
            for (label, translation) in [
                ("? help", "? ayuda"), ("Enter change", "Intro cambiar"), ("Esc close", "Esc cerrar"),
            ]
            where one.lines.contains(where: { $0.contains(label) }) {
                #expect(
                    other.lines.contains { $0.contains(translation) },
                    "\(other.name)\n\(other.lines.joined(separator: "\n"))")
            }
        }
    }

    @Test func theHelpFitsItsColumns() {
        Language.with(.spanish) {
            for game in GameScreens.offered {
                for line in HelpText.lines(for: game) {
                    switch line {
                    case .heading(let text): #expect(text.columns <= 38)
                    case .text(let text): #expect(text.count <= 60)
                    case .key(let key, let text): #expect(key.columns <= 17 && text.columns <= 42, "\(text)")
                    }
                }
            }
        }
    }
}
