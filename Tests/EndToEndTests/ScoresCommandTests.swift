import Testing

/// What `simon scores` and `simon stats` tell of files that are there, and whom they forget.
@Suite struct ScoresCommandTests {
    private func home() throws -> Home {
        let home = try Home()
        let rows = [
            ("simon", "classic", "Ada", "12"), ("simon", "rewind", "Bo", "4"), ("squares", "4x4", "Ada", "7"),
            ("words", "mine", "Cy", #"200,"seconds":200,"moves":9"#),
        ]
        let scores = rows.enumerated().map { place, row in
            """
            {"id":"0000000\(place)-0000-0000-0000-000000000000","game":"\(row.0)","variant":"\(row.1)",\
            "name":"\(row.2)","score":\(row.3),"date":"2026-11-20T12:00:00Z"}
            """
        }
        try home.write(
            #"{"version":1,"scores":["# + scores.joined(separator: ",") + "]}", to: "data/scores.json")
        return home
    }

    private func scores(_ home: Home, _ arguments: String...) async throws -> Command {
        try await Command(home, ["scores", "--data-dir", home.data] + arguments)
    }

    @Test func allBoardsArePrintedUnlessOneIsNamed() async throws {
        let home = try home()
        let all = try await scores(home)
        let headings = all.output.split(separator: "\n").filter { $0.contains(", ") && !$0.hasPrefix(" ") }
        #expect(headings == ["Simon Says, classic", "Simon Says, rewind", "Squares, 4x4", "Words, mine"])
        #expect(all.status == 0 && all.errors.isEmpty)
        #expect(try await scores(home, "--csv").output.split(separator: "\r\n").count == 5)
        #expect(
            try await scores(home, "--csv", "--variant", "mine").output.hasSuffix(
                "\r\n1,Cy,200,2026-11-20T12:00:00Z,,mine,words,200,9,\r\n"))
        let spanish = try await scores(home, "--lang", "es").output
        #expect(spanish.hasPrefix("Simón dice, clásica\n") && spanish.contains("\nCasillas, 4x4\n"))
    }

    @Test func aVariantThatThereIsNotIsWrongUsage() async throws {
        let home = try home()
        let slip = try await scores(home, "--variant", "clasic")
        #expect(slip.status == 2 && slip.output.isEmpty)
        #expect(
            slip.errors == "simon: unknown variant 'clasic'; did you mean 'classic'? See 'simon --help'\n")
        let nope = try await scores(home, "--game", "squares", "--variant", "nope", "--lang", "es")
        #expect(nope.status == 2 && nope.output.isEmpty)
        #expect(
            nope.errors
                == "simon: no hay ninguna variante «nope»; elige entre: 3x3, 4x4, 5x5; mira «simon --help»\n")
    }

    @Test func whoIsNotThereIsNotAskedAbout() async throws {
        let home = try home()
        let before = try home.text("data/scores.json")
        let nobody = try await scores(home, "--forget", "Nobody")
        #expect(nobody.status == 1 && nobody.output.isEmpty)
        #expect(nobody.errors == "simon: there is no player 'Nobody'\n")
        let spanish = try await scores(home, "--forget", "Nobody", "--lang", "es")
        #expect(spanish.errors == "simon: no hay ningún jugador «Nobody»\n")
        #expect(try home.text("data/scores.json") == before)
    }

    /// A name can stand where it is not shown.
    @Test func whatCannotBeReadIsNotTakenForNothing() async throws {
        let home = try home()
        let aside = home.data + "/scores.json.corrupt-20261120T120000Z"
        try home.write("{", to: "data/scores.json.corrupt-20261120T120000Z")
        #expect(
            try await scores(home, "--forget", "Nobody").errors.contains(
                "the name may still be in \(aside), a damaged file"))
        try home.write(#"{"version":1,"lastName":"Nobody"}"#, to: "data/settings.json")
        #expect(try await scores(home, "--forget", "Nobody").errors.contains("Remove 0 scores of Nobody"))
        try home.write("{}", to: "data/settings.json")
        try home.write(#"{"version":1,"scores":[{"name":"Nobody"}]}"#, to: "data/scores.json")
        #expect(try await scores(home, "--forget", "Nobody").errors.contains("Remove 0 scores of Nobody"))
    }

    private func forgetAda(_ home: Home, answer: String) async throws -> Command {
        try home.write(answer, to: "answer")
        return try await Command(
            [SimonBinary.path, "scores", "--forget", "Ada", "--data-dir", home.data], home.environment(),
            input: home.file("answer"))
    }

    @Test(arguments: ["", "n\n", "no"])
    func aRefusalStandsOnItsOwnLine(answer: String) async throws {
        let home = try home()
        let command = try await forgetAda(home, answer: answer)
        #expect(command.status == 1 && command.output.isEmpty)
        #expect(command.errors.hasSuffix(" [y/N] \nsimon: nothing was removed\n"), "\(command.errors)")
        #expect(try home.scores().count == 4)
    }

    @Test func aYesRemoves() async throws {
        let home = try home()
        let command = try await forgetAda(home, answer: "y\n")
        #expect(command.status == 0 && command.output.hasPrefix("Removed. Scores: 2."))
        #expect(command.errors.hasSuffix(" [y/N] \n"))
        #expect(try home.scores().map(\.name) == ["Bo", "Cy"])
    }
}
