import GameRules
import Model
import Presentation
import Testing
import Localization

@testable import PlainMode

/// The words of plain mode in Spanish are those of the screens.
@MainActor
@Suite struct SpanishLinesTests {
    private func spanish(
        _ game: GameKind?, _ change: (inout Context) -> Void = { _ in }, _ lines: String...
    ) -> [String] {
        Language.with(.spanish) {
            let stage = Stage(game, change)
            return lines.map { stage.type($0) }.last ?? stage.lines
        }
    }

    @Test func themesAreChosenByTheirSpanishNames() {
        #expect(spanish(.pairs, { _ in }, "?").contains("3 Tema: animales"))
        #expect(spanish(.pairs, { _ in }, "tema formas") == ["Tema: formas"])
        #expect(spanish(.pairs, { _ in }, "tema shapes") == ["Tema: formas"])
    }

    @Test func theLeaderboardHasTheNameOfItsVariant() {
        #expect(spanish(nil, { _ in }, "l").first == "Clasificación: Simón dice, clásica.")
    }

    @Test func simonHasHisSpanishName() {
        #expect(spanish(.simon, { _ in }, "") == ["Simón: amarillo.", "Tu turno."])
        #expect(spanish(nil).first?.hasPrefix("Simón dice.") == true)
    }

    @Test func theCardsAreListedByTheWordThatTheHintNames() {
        #expect(spanish(.pairs, { _ in }, "", "").first?.contains("con «cartas»") == true)
        #expect(spanish(.pairs, { _ in }, "", "cartas").first?.hasPrefix("Boca abajo: 1, 2") == true)
    }

    @Test func oneIsNotSaidAsMany() {
        #expect(spanish(.simon, { _ in }, "", "y", "y") == ["Bien hasta aquí; queda 1."])
    }
}
