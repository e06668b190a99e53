import Foundation
import TestSupport
import Testing

/// A game goes from one player's folder to another's as a line of text.
@Suite struct SharingTests {
    @Test func aGameIsSharedAndWatchedToItsVerdict() async throws {
        let home = try Home()
        let first = try await Game(home, ["--mute"]).playAndSave()
        try await first.quit()
        let share = try await Command(home, ["share", "--data-dir", home.data])
        let code = share.output.trimmingCharacters(in: .newlines)
        #expect(share.status == 0 && code.hasPrefix("S1") && !code.contains("\n"))
        let id = try #require((try home.json("data/scores.json")["scores"] as? [[String: Any]])?.first?["id"])
        let byID = try await Command(home, ["replay", "\(id)", "--data-dir", home.data])
        #expect(byID.status == 0 && byID.errors.isEmpty)
        #expect(byID.output == "Simon Says, classic: 1. Verified: these moves earn the score of 1.\n")
        #expect(try await Command(home, ["share", "\(id)", "--data-dir", home.data]).output == share.output)
        let replay = try Game(home, ["replay", code])
        try await replay.see("Replay: Simon Says")
        try await replay.type(" ", see: "Paused")
        try await replay.type(" ", see: "Verified: these moves earn the score of 1.")
        replay.type(Keys.escape)
        #expect(try await replay.end() == 0)
        // Round one shown and repeated, and round two shown; some may have been cut by the pause.
        #expect(home.recording.tones.count >= 3)
    }

    @Test func statisticsTellOfThePlayedGame() async throws {
        let home = try Home()
        let game = try await Game(home, ["--mute", "--daily"]).playToTheEnd()
        try await game.type("Ada" + Keys.enter, see: "number 1 on the leaderboard")
        let table = try await Command(home, ["stats", "--data-dir", home.data])
        #expect(table.status == 0 && table.output.hasPrefix("Simon Says\n  games           1\n"))
        #expect(table.output.contains("\n  From the moves of the last game:\n    "), "\(table.output)")
        let json = try await Command(home, ["stats", "--json", "--data-dir", home.data])
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(object["games"] as? Int == 1 && object["best"] as? Int == 1 && object["span"] as? Double == 1)
        let board = try await Command(home, ["scores", "--csv", "--data-dir", home.data]).output
        #expect(board.contains(",classic-daily-20"))
    }

    @Test func aResultIsPastedAndTheVeryGameIsBeatenByAnother() async throws {
        let home = try Home()
        // Yellow, and a mistake in the second round.
        let first = try await Command(
            home, plain: ["--game", "simon", "--seed", "7"], lines: ["", "y", "g", "-"])
        #expect(first.status == 0, "\(first)")
        let text = try await Command(home, "share", "--text", "--code", "--data-dir", home.data)
        let code = try await home.code
        #expect(text.status == 0 && text.output.hasPrefix("Simon Says 1\nclassic, 20"))
        #expect(text.output.hasSuffix("\n🟩🟥\n\(code)\n"))
        let elsewhere = try Home(settings: #""variant":"rewind""#)
        // Yellow, red: two rounds, and a mistake in the third.
        let second = try await Command(
            elsewhere, plain: ["--beat", code], lines: ["", "y", "y r", "g", "Ada"])
        #expect(second.output.hasPrefix("Score to beat: 1.\n"))
        #expect(second.output.contains("\nYou went further: 2 to 1.\n"), "\(second.output)")
        #expect(try elsewhere.json("data/settings.json")["variant"] as? String == "rewind")
        let entry = try #require(
            (try elsewhere.json("data/scores.json")["scores"] as? [[String: Any]])?.first)
        #expect(entry["variant"] as? String == "classic" && entry["seed"] as? String == "7")
    }

    @Test func theScreenSaysWhatThereIsToBeatAndWhoDid() async throws {
        let home = try Home()
        let other = try await Command(
            home, plain: ["--game", "simon", "--seed", "7"], lines: ["", "y", "g", "-"])
        #expect(other.status == 0)
        let game = try Game(home, ["--mute", "--beat", try await home.code])
        try await game.see("Score to beat: 1")
        try await game.type(Keys.enter, see: "Your turn")
        try await game.type("g", see: "The other game went further: 1 to 0")
        game.type("\u{3}")
        _ = try await game.end()
    }

    /// What `c` copies after a game is what `share --text` prints. A terminal that nothing is known of is sent nothing;
    /// the text is shown, and nothing beside it.
    @Test(arguments: ["xterm-kitty", "xterm-256color"])
    func theResultIsCopiedWhereTheTerminalTakesItAndShownElsewhere(terminal: String) async throws {
        let home = try Home()
        let game = try await Game(home, ["--mute"], environment: ["TERM": terminal]).playToTheEnd()
        try await game.type("Ada" + Keys.enter, see: "c copy")
        #expect(game.screen.copies.isEmpty)
        let isCopied = terminal == "xterm-kitty"
        try await game.type("c", see: isCopied ? "Result copied" : "Your result")
        let text = try await Command(home, ["share", "--text", "--data-dir", home.data]).output
        let coded = Data(text.dropLast().utf8).base64EncodedString()
        #expect(
            text.hasPrefix("Simon Says 1 (my best)\nclassic, ")
                && game.screen.copies == (isCopied ? ["52;c;\(coded)"] : []))
        let lines = game.screen.lines.map { $0.trimmingCharacters(in: .whitespaces) }
        let isShown = text.split(separator: "\n").allSatisfy { lines.contains(String($0)) }
        #expect(isShown != isCopied, "\(game.screen)")
        if isShown { try await game.type(Keys.escape, see: "c copy") }
        try await game.quit()
    }

    /// The picture has the size that is looked for, its name and what it shows; a second one is the same.
    @Test func aGameIsDrawn() async throws {
        let home = try Home(.none)
        let game = try await Command(
            home, plain: ["--game", "simon", "--seed", "7"], lines: ["", "y", "g", "Zoë"])
        #expect(game.status == 0, "\(game)")
        func draw(_ words: String...) async throws -> Command {
            try await Command(
                ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", home.path, SimonBinary.path, "share"]
                    + words + ["--data-dir", home.data], home.environment())
        }
        #expect(try await draw("--png", "a.png").errors == "")
        let png = try Data(contentsOf: URL(fileURLWithPath: home.file("a.png")))
        #expect(png.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(png[16..<24] == Data([0, 0, 0x04, 0xB0, 0, 0, 0x02, 0x76]))
        let text = Data("tEXtDescription\0Simon Says, classic. 1 pad by heart. ".utf8)
        #expect(png.range(of: text) != nil && png.range(of: Data([0x5A, 0x6F, 0xEB])) != nil)
        let again = try await draw("--png=a.png")
        #expect(again.status == 0 && again.errors == "simon: replaced 'a.png'\n" && again.output == "")
        #expect(try Data(contentsOf: URL(fileURLWithPath: home.file("a.png"))) == png)
        let moving = try await draw("--png", "b.png", "--animate")
        let moved = try Data(contentsOf: URL(fileURLWithPath: home.file("b.png")))
        #expect(moving.status == 0 && moved.range(of: Data("acTL".utf8)) != nil)
        let lost = try await draw("--png", "missing/a.png")
        #expect(lost.status == 1 && lost.output == "")
        #expect(
            lost.errors == "simon: cannot write 'missing/a.png': the folder does not exist; "
                + "choose a file in a folder you can write to\n")
    }

    @Test func aGameWithoutASequenceDoesNotMove() async throws {
        let home = try Home(.none)
        _ = try await Command(home, plain: ["--game", "pairs", "--seed", "7"], lines: ["", "1 2", "stop"])
        let share = try await Command(
            home, "share", "--png", home.file("a.png"), "--animate", "--data-dir", home.data)
        #expect(share.status == 1 && !home.has("a.png"), "\(share)")
        #expect(share.errors.hasPrefix("simon: that game has no sequence to play: "))
    }

    @Test func theResultIsPrintedInLines() async throws {
        let home = try Home()
        let game = try await Command(
            home, plain: ["--game", "simon", "--seed", "7"], lines: ["result", "", "y", "g", "-", "result"])
        let text = try await Command(home, ["share", "--text", "--data-dir", home.data]).output
        #expect(game.status == 0 && game.output.contains("\n\(text)Enter starts"), "\(game.output)")
        #expect(game.output.contains("\"result\" isn't an option here"))
    }

    @Test func aCodeThatIsBrokenIsNotPlayed() async throws {
        let home = try Home()
        let game = try await Command(home, plain: ["--beat", "S1abc"], lines: [])
        #expect(game.status == 1 && game.output.isEmpty && game.errors.hasPrefix("simon: The code is "))
    }
}
