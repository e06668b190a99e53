import Testing

/// What is said outside of the screens to a player whose system speaks Spanish.
@Suite struct SpanishCommandsTests {
    private func command(_ home: Home, _ arguments: String...) async throws -> Command {
        try await Command([SimonBinary.path] + arguments, home.environment(["LANG": "es_ES.UTF-8"]))
    }

    @Test func theDoctorSpeaksSpanish() async throws {
        let home = try Home(.none, settings: #""sound":false"#)
        try home.write("{", to: "data/words/mine.json")
        let doctor = try await command(home, "doctor", "--data-dir", home.data)
        #expect(doctor.status == 1 && doctor.errors.isEmpty)
        for words in [
            "Sonido", "! ajustes      el sonido está desactivado", "-> Actívalo", "Sin sonido: no hay",
            "puntos   \(home.data)/scores.json: puntuaciones guardadas: 0", "palabras \(home.data)/words: ",
            "-> mine.json no es JSON",
        ] {
            #expect(doctor.output.contains(words), "\(words)")
        }
    }

    @Test(arguments: [["--lang", "es", "--musik"], ["--musik", "--lang=es"]])
    func wrongUsageIsSaidInTheLanguageThatItAsksFor(arguments: [String]) async throws {
        let mistake = try await Command(Home(), arguments)
        #expect(mistake.status == 2 && mistake.output.isEmpty)
        #expect(mistake.errors == "simon: no hay ninguna opción «--musik»; mira «simon --help»\n")
    }

    @Test func filesHaveTheSameNamesInEveryLanguage() async throws {
        let home = try Home()
        for arguments in [
            ["stats", "--csv"], ["stats", "--json"], ["scores", "--csv"], ["scores", "--json"],
        ] {
            let spanish = try await Command(
                [SimonBinary.path, "--lang", "es"] + arguments, home.environment())
            #expect(try await spanish.output == Command(home, arguments).output)
        }
        #expect(try await command(home, "scores").output == "Aún no hay puntuaciones.\n")
    }
}
