import TestSupport
import Testing

/// A player whose system speaks Spanish.
@Suite struct SpanishTests {
    @Test func theSystemsLanguageIsSpoken() async throws {
        let game = try Game(Home(), ["--mute"], environment: ["LANG": "es_ES.UTF-8"])
        try await game.wait("the splash shows") { game.screen.shows("Simón dice") }
        try await game.type("x", see: "Pulsa Intro para empezar")
        #expect(game.screen.shows("empezar") && game.screen.shows("2 amarillo"))
        try await game.quit()
    }

    @Test func theCommandLineGoesBeforeTheEnvironment() async throws {
        let game = try Game(Home(), ["--mute", "--lang", "en"], environment: ["LC_ALL": "es_MX.UTF-8"])
        try await game.enter()
        #expect(game.screen.shows("start"))
    }

    @Test func theSettingsGoBeforeTheEnvironment() async throws {
        let game = try Game(Home(settings: #""language":"es""#), ["--mute"])
        try await game.see("Pulsa Intro para empezar")
        try await game.type("s", see: "Ajustes")
    }

    @Test func theSettingsChooseTheLanguageOfPlainModeToo() async throws {
        let home = try Home(settings: #""language":"es""#)
        let spanish = try await Command(home, plain: ["--mute"], lines: ["ajustes", "idioma english", "0"])
        #expect(spanish.output.hasPrefix("Simón dice. Escribe un número o una palabra"))
        // What comes next is English already.
        #expect(spanish.output.contains("\nSimon Says. Type a number or a word"))
        #expect(try home.json("data/settings.json")["language"] as? String == "en")
    }
}
