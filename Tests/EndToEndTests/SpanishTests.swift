import TestSupport
import Testing

/// A player whose system speaks Spanish.
@Suite struct SpanishTests {
    @Test func aRoundANameAndTheLeaderboardAreInSpanish() async throws {
        let home = try Home()
        let game = try Game(home, ["--mute"], environment: ["LANG": "es_ES.UTF-8"])
        try await game.wait("the splash shows") { game.screen.shows("Simón dice") }
        game.type("x")
        try await game.see("Pulsa Intro para empezar")
        #expect(game.screen.shows("Puntos 0") && game.screen.shows("2 amarillo"))
        game.type(Keys.enter)
        try await game.wait("it is the player's turn") { game.turns == 1 }
        game.press(game.shown)
        try await game.see("Puntos 1")
        try await game.wait("it is the player's turn again") { game.turns == 2 }
        game.press([game.shown.first == "red" ? "blue" : "red"])
        try await game.see("Fin de la partida")
        try await game.see("Nombre")
        #expect(game.screen.shows("Has pulsado"))
        game.type("Íñigo" + Keys.enter)
        try await game.see("Guardada: puesto 1 en la clasificación")
        game.type("l")
        try await game.see("Clasificación")
        let score = try #require(try home.scores().first)
        #expect(score.name == "Íñigo" && score.points == 1)
        let row = try #require(game.screen.line(with: "Íñigo"))
        let time = home.localTime(of: score.date).dropFirst(11)
        #expect(["hoy", "ayer"].contains { row.contains("\($0) \(time)") })
        game.type(Keys.escape)
        try await game.see("Pulsa Intro para empezar")
        game.type("q")
        #expect(try await game.end() == 0)
    }

    @Test func theCommandLineGoesBeforeTheEnvironment() async throws {
        let game = try Game(Home(), ["--mute", "--lang", "en"], environment: ["LC_ALL": "es_MX.UTF-8"])
        try await game.enter()
        #expect(game.screen.shows("Score 0"))
    }

    @Test func theSettingsGoBeforeTheEnvironment() async throws {
        let home = try Home()
        try home.write(#"{"version":1,"language":"es"}"#, to: "data/settings.json")
        let game = try Game(home, ["--mute"])
        try await game.see("Pulsa Intro para empezar")
        game.type("s")
        try await game.see("Ajustes")
    }

    @Test func theSettingsChooseTheLanguageOfPlainModeToo() async throws {
        let home = try Home()
        try home.write(#"{"version":1,"language":"es"}"#, to: "data/settings.json")
        let spanish = try await Command(home, plain: ["--mute"], lines: ["ajustes", "idioma english", "0"])
        #expect(spanish.output.hasPrefix("Simón dice. Escribe un número o una palabra"))
        // What comes next is English already.
        #expect(spanish.output.contains("\nSimon Says. Type a number or a word"))
        #expect(try home.json("data/settings.json")["language"] as? String == "en")
    }
}
