import Testing

/// What is said outside of the screens to a player whose system speaks Spanish.
@Suite struct SpanishCommandsTests {
    private func command(_ home: Home, _ arguments: String...) throws -> Command {
        try Command([SimonBinary.path] + arguments, home.environment(["LANG": "es_ES.UTF-8"]))
    }

    @Test func theHelpIsInSpanishAndFitsOnAScreen() throws {
        let help = try command(Home(), "--help")
        #expect(help.status == 0 && help.errors.isEmpty)
        let lines = help.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 24)
        let widest = lines.map(\.count).max() ?? 0
        #expect(widest <= 80)
        for words in ["Simón dice", "--data-dir CARPETA", "Teclas: "] {
            #expect(help.output.contains(words), "\(words)")
        }
    }

    @Test func theDoctorSpeaksSpanish() throws {
        let home = try Home(.none)
        try home.write(#"{"version":1,"sound":false}"#, to: "data/settings.json")
        try home.write("{", to: "data/words/mine.json")
        let doctor = try command(home, "doctor", "--data-dir", home.data)
        #expect(doctor.status == 0 && doctor.errors.isEmpty)
        for words in [
            "Sonido", "! ajustes      el sonido está desactivado", "-> Actívalo", "Sin sonido: no hay",
            "puntos   \(home.data)/scores.json: puntuaciones guardadas: 0", "palabras \(home.data)/words: ",
            "-> mine.json no es JSON",
        ] {
            #expect(doctor.output.contains(words), "\(words)")
        }
    }

    @Test func wrongUsageIsSaidInOneSpanishLine() throws {
        let mistake = try command(Home(), "--mtue")
        #expect(mistake.status == 2 && mistake.output.isEmpty)
        #expect(
            mistake.errors
                == "simon: no hay ninguna opción «--mtue»; ¿querías decir «--mute»? Mira «simon --help»\n")
    }

    @Test(arguments: [["--lang", "es", "--musik"], ["--musik", "--lang=es"]])
    func wrongUsageIsSaidInTheLanguageThatItAsksFor(arguments: [String]) throws {
        let mistake = try Command(Home(), arguments)
        #expect(mistake.status == 2 && mistake.output.isEmpty)
        #expect(mistake.errors == "simon: no hay ninguna opción «--musik»; mira «simon --help»\n")
    }

    @Test func aTerminalThatIsMissingIsSaidInSpanish() throws {
        let refused = try command(Home())
        #expect(refused.status == 2 && refused.output.isEmpty)
        #expect(refused.errors.hasSuffix(". «simon --plain» no lo necesita: juega línea a línea.\n"))
    }

    @Test func filesHaveTheSameNamesInEveryLanguage() throws {
        let home = try Home()
        for arguments in [
            ["stats", "--csv"], ["stats", "--json"], ["scores", "--csv"], ["scores", "--json"],
        ] {
            let spanish = try Command([SimonBinary.path, "--lang", "es"] + arguments, home.environment())
            #expect(try spanish.output == Command(home, arguments).output)
        }
        #expect(try command(home, "scores").output == "Aún no hay puntuaciones.\n")
    }
}
