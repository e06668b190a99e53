import GameRules
import TerminalCore
import Model
import Testing
import Localization

@testable import Screens
import Presentation

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
            // Hints have their labels, too.
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

    private func cuts(_ lines: [String]) -> Int {
        lines.reduce(0) { $0 + $1.matches(of: /\.\.\.|…|~/).count }
    }

    /// The columns that a line of the help has in a window of 40, and in a wider one.
    @Test(arguments: [(38, 20), (60, 42)])
    func theHelpFitsWhereTheEnglishDoes(text: Int, key: Int) {
        for game in GameKind.allCases {
            let spanish = Language.with(.spanish) { HelpText.lines(for: game) }
            let (ours, theirs) = (HelpText.lines(for: game).flatMap(rows), spanish.flatMap(rows))
            #expect(ours.count == theirs.count)
            for (one, other) in zip(ours, theirs) {
                let limit = if case .key = one { key } else { text }
                #expect(width(one) > limit || width(other) <= limit, "\(other)")
            }
        }
    }

    /// The letters of a first start begin no Spanish colour but red: the digits stand on the pads, and the letters
    /// press them all the same. Letters that were chosen are shown.
    @Test func padsShowTheirDigitsUntilLettersAreChosen() {
        Language.with(.spanish) {
            var stage = Stage(make: SimonScreen.init)
            #expect(["1  rojo", "2  amarillo", "3  verde", "4  azul"].allSatisfy { stage.shows($0) })
            stage.type("y")
            #expect(stage.take().first == .sound(.press(.yellow, held: false)))
            let own = Stage(make: SimonScreen.init) { $0.settings.padKeys = PadKeys("dfjk") ?? .standard }
            #expect(own.shows("d  rojo"))
            #expect(PadKeys.standard.label(of: .blue, at: 0) == "1")
        }
        #expect(Stage(make: SimonScreen.init).shows("y  yellow"))
    }

    @Test func yesHasItsOwnFirstLetter() {
        typealias Move = MatchGame.Move
        Language.with(.spanish) {
            #expect([Move(.character("s")), Move(.character("y"))] == [.answer(true), .answer(true)])
            #expect(Move.answer(true).label(unicode: true) == "← s  Sí")
        }
        #expect(Move(.character("s")) == nil)
        #expect(Move.answer(true).label(unicode: true) == "← y  Yes")
    }

    /// The lines of a text, one by one.
    private func rows(_ line: HelpText.Line) -> [HelpText.Line] {
        if case .text = line { line.rows.map { .text($0) } } else { [line] }
    }

    private func width(_ line: HelpText.Line) -> Int {
        switch line {
        case .heading(let text): text.columns
        case .text(let text): text.count
        case .key(_, let text): text.columns
        }
    }
}
