import GameRules
import Model
import TestSupport
import Testing

/// Each game from the splash to its leaderboard and back to the menu by mouse alone, and then shared.
@Suite struct MouseAloneTests {
    @Test func simon() async throws {
        let home = try Home()
        let game = try Game(home, ["--mute"])
        try await game.enterByMouse()
        var pads: [String: TextScreen.Place] = [:]
        for pad in Pad.allCases.map(\.name) { pads[pad] = try await game.find(pad) }
        try await game.click("Enter start")
        for round in 1...3 {
            let shown = try await game.watch(round: round)
            if round == 2 { try await game.pauseByMouse() }
            let wrong = [shown[0] == "red" ? "blue" : "red"]
            for pad in round < 3 ? shown : wrong { game.click(try #require(pads[pad])) }
        }
        try await game.see("Game over")
        // Nobody has ever typed a name here: it is clicked, letter by letter.
        try await game.see("who played?")
        let letters = try await game.find("a b c d e f g h i j k l m n o p q r")
        for index in [8, 3, 0] {
            game.click(TextScreen.Place(column: letters.column + 2 * index, row: letters.row))
        }
        try await game.see("Name Ida")
        // Esc by mistake is mended by a click, too.
        try await game.click("Esc don't save")
        try await game.click("u undo")
        try await game.see("Name Ida")
        try await game.click("Enter save")
        try await game.see("number 1 on the leaderboard")
        try await game.leaveByTheLeaderboard(showing: "* 1", "Ida", " 2 ")
        #expect(try home.scores().map(\.name) == ["Ida"] && home.scores().map(\.points) == [2])
        #expect(try await home.hasCounted("simon", best: 2))
        #expect(
            try await home.verdictElsewhere()
                == "Simon Says, classic: 2. Verified: these moves earn the score of 2.\n")
        #expect(!game.hasTyped && game.screen.strays.isEmpty)
    }

    @Test func squares() async throws {
        let home = try Home()
        try home.write(#"{"version":1,"lastName":"Ada"}"#, to: "data/settings.json")
        let game = try Game(home, ["--mute", "--seed", "11"])
        try await game.enterByMouse()
        try await game.choose("Squares")
        for grid in ["Grid 4x4", "Grid 5x5"] { try await game.click(grid) }
        try await game.see("Grid 3x3")
        var rules = SquaresGame(options: SquaresOptions(grid: .three), seed: 11)
        try await game.click("Enter start")
        try await game.see("Your turn")
        var places: [Square: TextScreen.Place] = [:]
        for square in rules.options.grid.squares {
            let key = ["123", "qwe", "asd"].map(Array.init)[square.row][square.column]
            let place = try #require(game.screen.places(of: String(key)).first)
            places[square] = place
        }
        for score in [4, 5] {
            _ = rules.perform(.start, at: .zero)
            _ = rules.advance(to: .seconds(60))
            if score == 5 {
                try await game.click("Enter next round")
                try await game.see("Your turn")
                try await game.pauseByMouse()
            }
            for square in rules.sequence {
                game.click(try #require(places[square]))
                _ = rules.perform(.press(square), at: .seconds(60))
            }
            try await game.see("Score \(score)")
        }
        try await game.click("Enter next round")
        try await game.see("Your turn")
        _ = rules.perform(.start, at: .seconds(60))
        let wrong = try #require(rules.options.grid.squares.first { $0 != rules.sequence[0] })
        game.click(try #require(places[wrong]))
        try await game.see("Name Ada")
        try await game.click("Enter save")
        try await game.see("Press Enter to start")
        try await game.leaveByTheLeaderboard(showing: "Ada", "seed 11", " 5 ")
        #expect(try home.scores().map(\.name) == ["Ada"] && home.scores().map(\.points) == [5])
        #expect(try await home.hasCounted("squares", best: 5))
        #expect(
            try await home.verdictElsewhere()
                == "Squares, 3x3: 5. Verified: these moves earn the score of 5.\n")
        #expect(!game.hasTyped && game.screen.strays.isEmpty)
    }

    @Test func pairs() async throws {
        let home = try Home()
        // Without colours each card has a frame.
        let game = try Game(home, ["--mute", "--seed", "11", "--color", "none"])
        try await game.enterByMouse()
        try await game.choose("Pairs")
        try await game.click("p 8 pairs")
        try await game.see("p 10 pairs")
        for count in [10, 12] { try await game.click("p \(count) pairs") }
        try await game.see("p 6 pairs")
        var rules = PairsGame(options: PairsOptions(count: .six), seed: 11)
        let cards = game.screen.places(of: "╭").sorted { ($0.row, $0.column) < ($1.row, $1.column) }
        try #require(cards.count == 12)
        try await game.click("Enter start")
        try await game.see("Find two that match")
        try await game.pauseByMouse()
        while let one = rules.table.turnable.first {
            let pair = rules.table.pairs[one]
            for card in rules.table.turnable where rules.table.pairs[card] == pair {
                game.click(cards[card])
                _ = rules.perform(.turn(card), at: .zero)
            }
            try await game.see("Pairs \(rules.points)")
        }
        try await game.see("All found!")
        try await game.click("Enter save")
        try await game.see("Press Enter to start")
        let points = try #require(try home.scores().first?.points)
        try await game.leaveByTheLeaderboard(showing: "unnamed", "seed 11", " \(points) ")
        #expect(points > 6)
        #expect(try await home.hasCounted("pairs", best: points))
        #expect(
            try await home.verdictElsewhere()
                == "Pairs, 6 pairs: \(points). Verified: these moves earn the score of \(points).\n")
        #expect(!game.hasTyped && game.screen.strays.isEmpty)
    }

    @Test func words() async throws {
        let home = try Home()
        let game = try Game(home, ["--mute", "--seed", "11"])
        try await game.enterByMouse()
        try await game.choose("Words")
        try await game.click("Enter start")
        try await game.see("Memorize")
        let list = try CardGamesTests.list("en-es")
        let deal = WordsGame(options: WordsOptions(list), seed: 11)
        let places = try deal.cards.map { card in
            let word = list.words[card.word]
            return try #require(game.screen.places(of: card.isSecond ? word.second : word.first).first)
        }
        try await game.see("mean the same")
        try await game.pauseByMouse()
        var found = 0
        for (one, card) in deal.cards.enumerated() where !card.isSecond {
            let other = try #require(deal.cards.firstIndex { $0.word == card.word && $0.isSecond })
            game.click(places[one])
            game.click(places[other])
            found += 1
            try await game.see("Found \(found) of 8")
        }
        try await game.see("All found!")
        try await game.see("8 moves")
        try await game.click("Enter save")
        try await game.see("Press Enter to start")
        let score = try #require(try home.scores().first)
        let seconds = score.points
        let written = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
        try await game.leaveByTheLeaderboard(showing: "unnamed", "seed 11", "\(written), 8 moves")
        #expect(score.moves == 8)
        #expect(try await home.hasCounted("words", best: seconds))
        let claim = "\(written), 8 moves"
        #expect(
            try await home.verdictElsewhere()
                == "Words, English - Spanish: \(claim). Verified: these moves earn the score of \(claim).\n")
        #expect(!game.hasTyped && game.screen.strays.isEmpty)
    }

    @Test func match() async throws {
        let home = try Home()
        // Without colours inks are told in letters.
        let game = try Game(home, ["--mute", "--seed", "11", "--color", "none"])
        try await game.enterByMouse()
        try await game.choose("Match")
        try await game.click("Enter start")
        try await game.see("Please enter a name and")
        try await game.click("Tab unnamed")
        try await game.see("Name unnamed")
        try await game.click("30 s")
        try await game.click("Enter start")
        try await game.see("the ink")
        var rules = MatchGame(options: MatchOptions(length: .half), seed: 11)
        _ = rules.perform(.start, at: .zero)
        for round in 1...5 {
            guard case .playing(let cards, _) = rules.phase else { return }
            try await game.see("ink: \(cards.ink == .black ? "white" : cards.ink.rawValue)")
            if round == 2 { try await game.pauseByMouse() }
            // The button of the last answer says for a moment whether it was right.
            try await game.click(cards.isMatch ? "Yes" : "No")
            _ = rules.perform(.answer(cards.isMatch), at: .milliseconds(round))
            try await game.see("Score \(rules.score)")
        }
        try await game.wait("the time is up", within: .seconds(60)) { game.screen.shows("5 right, 0 wrong") }
        try await game.click("Esc close")
        try await game.see("Press Enter to start")
        let total = rules.tally.total
        try await game.leaveByTheLeaderboard(showing: "unnamed", "seed 11", " \(total) ")
        #expect(try home.scores().map(\.points) == [total])
        #expect(try await home.hasCounted("match", best: total))
        #expect(
            try await home.verdictElsewhere()
                == "Match, 30 s: \(total). Verified: these moves earn the score of \(total).\n")
        #expect(!game.hasTyped && game.screen.strays.isEmpty)
    }
}
