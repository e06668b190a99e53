import Model
import TestSupport
import Testing

/// Simon with nothing but a mouse, from the splash to the leaderboard, back to the menu and to the door.
@Suite struct MouseTests {
    @Test func simonIsPlayedNamedFoundAndLeft() async throws {
        let home = try Home()
        let game = try Game(home, ["--mute"])
        try await game.seeSplash()
        // Where nothing is on any screen.
        game.click(TextScreen.Place(column: 0, row: 0))
        try await game.seeStart()
        var pads: [String: TextScreen.Place] = [:]
        for pad in Pad.allCases.map(\.name) { pads[pad] = try await game.find(pad) }
        try await game.click("Enter start")
        for round in 1...3 {
            let shown = try await game.watch(round: round)
            if round == 2 {
                try await game.click("Esc pause", see: "Give up")
                try await game.click("Resume")
                try await game.seeNo("Resume")
            }
            let wrong = [shown[0] == "red" ? "blue" : "red"]
            for pad in round < 3 ? shown : wrong { game.click(try #require(pads[pad])) }
        }
        try await game.see("Game over")
        // Nobody has ever typed a name here: it is clicked, letter by letter.
        try await game.see("who played?")
        let letters = try await game.find("a b c d e f g h")
        for index in [8, 3, 0] {
            game.click(TextScreen.Place(column: letters.column + 2 * index, row: letters.row))
        }
        try await game.see("Name Ida")
        // Esc by mistake is mended by a click, too.
        try await game.click("Esc don't save")
        try await game.click("u undo", see: "Name Ida")
        try await game.click("Enter save", see: "number 1 on the leaderboard")
        try await game.click("l leaderboard")
        try await game.wait("the leaderboard shows the score") {
            // The keys move when the history has answered which game can be watched.
            game.screen.shows("Enter replay")
                && game.screen.lines.contains { line in ["* 1", "Ida", " 2 "].allSatisfy(line.contains) }
        }
        try await game.click("Esc back")
        try await game.click("m games", see: "Find the cards that match")
        try await game.click("Esc back")
        try await game.click("q quit")
        #expect(try await game.end() == 0)
        #expect(try home.scores().map(\.name) == ["Ida"] && home.scores().map(\.points) == [2])
        #expect(try await home.hasCounted("simon", best: 2))
        #expect(
            try await home.verdictElsewhere()
                == "Simon Says, classic: 2. Verified: these moves earn the score of 2.\n")
        #expect(!game.hasTyped)
    }
}

extension Game {
    /// Waits until a text shows that no letter adjoins: where it begins.
    fileprivate func find(_ text: String) async throws -> TextScreen.Place {
        var places: [TextScreen.Place] = []
        try await wait("'\(text)' can be clicked") {
            places = screen.places(of: text)
            return !places.isEmpty
        }
        return places[0]
    }

    fileprivate func click(_ text: String) async throws { click(try await find(text)) }

    /// Clicks a text, and waits until another is on the screen.
    fileprivate func click(_ text: String, see other: String) async throws {
        try await click(text)
        try await see(other)
    }
}
