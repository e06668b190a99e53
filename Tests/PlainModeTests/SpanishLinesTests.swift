import GameRules
import Model
import Presentation
import Testing
import Localization

@testable import PlainMode

/// The words of plain mode in Spanish are those of the screens.
@MainActor
@Suite struct SpanishLinesTests {
    /// What is typed one after the other, and what is then among the lines.
    @Test(
        arguments: [
            // Names of games, themes and variants.
            (nil, [], "Simón dice. "), (.simon, [""], "Simón: amarillo.\nTu turno."),
            (.pairs, ["?"], "3 Tema: animales\n"), (.pairs, ["tema formas"], "Tema: formas"),
            (.pairs, ["tema shapes"], "Tema: formas"), (nil, ["l"], "Clasificación: Simón dice, clásica.\n"),
            // The cards are listed by the word that the hint names.
            (.pairs, ["", ""], "con «cartas»"), (.pairs, ["", "cartas"], "Boca abajo: 1, 2"),
            // Without accents, too.
            (nil, ["estadisticas"], "Simón dice: aún no hay partidas."),
            (nil, ["Estadísticas"], "Simón dice: aún no hay partidas."),
            (nil, ["ESTADI\u{301}STICAS"], "Simón dice: aún no hay partidas."),
            (nil, ["ajustes", "velocidad rapida"], "Velocidad: rápida"),
            (nil, ["ajustes", "velocidad RÁPIDA"], "Velocidad: rápida"),
            (nil, ["ajustes", "idioma español"], "Idioma: Español"),
            (nil, ["ajustes", "idioma ingles"], "Idioma: English"),
            (nil, ["clasificacion", "siguiente"], "Clasificación: "),
            (nil, ["clasificacion", "anadir Ada 3"], "Añadida la puntuación de Ada."),
            // Players have one word.
            (.simon, ["player-adds", "jugador2 Eva"], "Jugador 2: Eva"),
            // Pads by the beginning of their colour, which is a name all the same; one is not said as many.
            (.simon, ["", "am", "am"], "Bien hasta aquí; queda 1."),
            (.simon, ["", "amar", "am v"], "pulsado verde"),
            (.simon, ["", "am", "v", "Am"], "Guardada"),
            // Words that come to mind first.
            (.simon, ["puntuaciones"], "Clasificación: "), (.simon, ["", "parar"], "Partida abandonada."),
            (.simon, ["ajustes", "atrás"], "Intro empieza; ? muestra las opciones."),
        ] as [(GameKind?, [String], String)])
    func whatIsTypedInSpanishIsAnsweredInSpanish(game: GameKind?, lines: [String], answer: String) {
        Language.with(.spanish) {
            let stage = Stage(game)
            let told = lines.map { stage.type($0) }.last ?? stage.lines
            #expect((told.joined(separator: "\n") + "\n").contains(answer), "\(told)")
        }
    }

    @Test(arguments: [("si", true), ("Sí", true), ("s", true), ("y", true), ("no", false), ("n", false)])
    func anAnswerIsTypedInSpanish(word: String, answer: Bool) {
        Language.with(.spanish) { #expect(Sentences.answer(PlainLine(word).folded) == answer) }
    }
}
