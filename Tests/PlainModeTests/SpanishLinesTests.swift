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

    @Test(arguments: ["estadisticas", "Estadísticas", "ESTADI\u{301}STICAS"])
    func wordsAreTypedWithoutAccentsToo(line: String) {
        #expect(spanish(nil, { _ in }, line).first == "Simón dice: aún no hay partidas.")
    }

    @Test(arguments: [
        ("velocidad rapida", "Velocidad: rápida"), ("velocidad RÁPIDA", "Velocidad: rápida"),
        ("idioma español", "Idioma: Español"), ("idioma ingles", "Language: English"),
    ])
    func valuesAreTypedWithoutAccentsToo(line: String, said: String) {
        let lines = spanish(nil, { _ in }, "ajustes", line)
        #expect(lines.first == said || line.contains("ingles"), "\(lines)")
        #expect(!(lines.first ?? "").contains("no es una opción"), "\(lines)")
    }

    @Test func playersAreNamedByOneWord() {
        let seats: (inout Context) -> Void = {
            ($0.settings.variant, $0.settings.players) = (.playerAdds, 2)
        }
        #expect(spanish(nil, seats, "ajustes", "jugador1 Ada").first?.hasSuffix("Jugador 1: Ada") == true)
        #expect(spanish(.simon, seats, "jugador2 Eva").first?.hasSuffix("Jugador 2: Eva") == true)
    }

    @Test func leaderboardsFollowByTheirWord() {
        #expect(
            spanish(nil, { _ in }, "clasificacion", "siguiente").first?.hasPrefix("Clasificación: ") == true)
        #expect(
            spanish(nil, { _ in }, "clasificacion", "anadir Ada 3").first == "Añadida la puntuación de Ada.")
    }

    @Test(arguments: [("si", true), ("Sí", true), ("s", true), ("y", true), ("no", false), ("n", false)])
    func anAnswerIsTypedInSpanish(word: String, answer: Bool) {
        Language.with(.spanish) { #expect(Sentences.answer(PlainLine(word).folded) == answer) }
    }

    @Test func padsAreTypedByTheBeginningOfTheirColour() {
        #expect(spanish(.simon, { _ in }, "", "am", "am") == ["Bien hasta aquí; queda 1."])
        #expect(spanish(.simon, { _ in }, "", "amar", "am v").first?.contains("pulsado verde") == true)
        // Such a beginning is a name all the same.
        #expect(spanish(.simon, { _ in }, "", "am", "v", "Am").first?.contains("Guardada") == true)
    }

    @Test func wordsThatComeToMindFirstAreTakenToo() {
        #expect(spanish(.simon, { _ in }, "puntuaciones").first?.hasPrefix("Clasificación: ") == true)
        #expect(spanish(.simon, { _ in }, "", "parar").first == "Partida abandonada.")
        #expect(
            spanish(.simon, { _ in }, "ajustes", "atrás").contains("Intro empieza; ? muestra las opciones."))
    }

    @Test func oneIsNotSaidAsMany() {
        #expect(spanish(.simon, { _ in }, "", "y", "y") == ["Bien hasta aquí; queda 1."])
    }
}
