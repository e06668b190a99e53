import GameRules
import Model
import TestSupport
import Testing

/// Each of the games from the splash to a saved score with keys, mouse, gamepad or MIDI keyboard alone; with the
/// mouse to the leaderboard and back to the menu, and then shared.
@Suite struct DeviceTests {
    @Test(arguments: Hands.Device.allCases) func squares(device: Hands.Device) async throws {
        let hands = try await Hands(
            device, .squares, settings: device == .mouse ? #""lastName":"Ada""# : "")
        let game = hands.game
        if device == .mouse { for grid in ["4x4", "5x5"] { try await game.click("Grid \(grid)") } }
        let options = SquaresOptions(grid: device == .mouse ? .three : .four)
        try await game.see("Grid \(options.variantName)")
        var rules = SquaresGame(options: options, seed: Hands.seed)
        for score in [4, 5, 0] {
            try await hands.enter(score == 4 ? "start" : "next round")
            try await game.see("Your turn")
            if device == .mouse, score == 5 { try await game.pauseByMouse() }
            _ = rules.perform(.start, at: .zero)
            _ = rules.advance(to: .seconds(60))
            let wrong = options.grid.squares.first { $0 != rules.sequence[0] }
            let pressed = score > 0 ? rules.sequence : [try #require(wrong)]
            try hands.press(pressed, on: options.grid, score == 5 ? .stick : .pad)
            for square in pressed { _ = rules.perform(.press(square), at: .seconds(60)) }
            if score > 0 { try await game.see("Score \(score)") }
        }
        if device == .keys {
            try await game.see("That was wrong")
            try await game.see("Game over")
            try await game.type("\t", see: "This was the sequence")
            try await game.type(Keys.enter, see: "Game over")
        } else if device == .gamepad {
            try await game.see("Game over")
        }
        let score = try await hands.save()
        #expect(score.name == "Ada" && score.points == 5)
        #expect(try hands.home.text("data/scores.json").contains(options.variantName))
        #expect(try hands.home.text("data/history.jsonl").contains("squares"))
        try await hands.leave(score, as: "5", of: "Squares, 3x3")
    }

    @Test(arguments: Hands.Device.allCases) func pairs(device: Hands.Device) async throws {
        // Without colours each card has a frame.
        let hands = try await Hands(device, .pairs, "--color", "none")
        let game = hands.game
        try await game.see("p 8 pairs")
        if device == .mouse { for count in [8, 10, 12] { try await game.click("p \(count) pairs") } }
        if device == .keys { game.type("pP") }
        let count = device == .mouse ? PairsCount.six : .eight
        try await game.see("p \(count.rawValue) pairs")
        let places = game.screen.places(of: "╭").sorted { ($0.row, $0.column) < ($1.row, $1.column) }
        try #require(places.count == 2 * count.rawValue)
        try await hands.enter()
        try await game.see("Find two that match")
        if device == .mouse { try await game.pauseByMouse() }
        if let gamepad = hands.gamepad {
            for pause in [Gamepad.Button.b, .start, .back] {
                gamepad.press(pause)
                try await game.see("Paused")
                gamepad.press(.start)
                try await game.seeNo("Paused")
            }
        }
        let rules = PairsGame(options: PairsOptions(count: count), seed: Hands.seed)
        try await hands.turn(rules.table.pairs, at: places) { "Pairs \($0)" }
        if device == .keys { try await game.see("8 pairs and") }
        let score = try await hands.save()
        #expect(score.name == (device == .mouse ? "unnamed" : "Ada"))
        #expect(score.points >= count.rawValue + (device == .keys || device == .mouse ? 1 : 0))
        #expect(try hands.home.text("data/history.jsonl").contains("\"pairs\""))
        try await hands.leave(score, as: "\(score.points)", of: "Pairs, 6 pairs")
    }

    @Test(arguments: [Hands.Device.mouse, .gamepad, .notes]) func words(device: Hands.Device) async throws {
        let hands = try await Hands(device, .words)
        let game = hands.game
        try await hands.enter()
        let list = try CardGamesTests.list("en-es")
        let deal = WordsGame(options: WordsOptions(list), seed: Hands.seed)
        var places: [TextScreen.Place] = []
        if device == .mouse {
            try await game.see("Memorize")
            places = try deal.cards.map { card in
                let word = list.words[card.word]
                return try #require(game.screen.places(of: card.isSecond ? word.second : word.first).first)
            }
            try await game.see("mean the same")
            try await game.pauseByMouse()
        }
        try await game.seeCardsFaceDown()
        try await hands.turn(deal.cards.map(\.word), at: places) { "Found \($0) of 8" }
        try await game.see("8 moves")
        let score = try await hands.save()
        #expect(score.moves == 8 && score.name == (device == .mouse ? "unnamed" : "Ada"))
        let seconds = score.points
        let claim = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60), 8 moves"
        try await hands.leave(score, as: claim, of: "Words, English - Spanish")
    }

    /// Whoever plays gives a name first. One of them waits until the time is up, which takes half a minute.
    @Test(arguments: zip(Hands.Device.allCases, [10, 5, 12, 8]))
    func match(device: Hands.Device, rounds: Int) async throws {
        let settings = device == .notes ? #""matchSeconds":30"# : ""
        // Without colours inks are told in letters.
        let hands = try await Hands(device, .match, settings: settings, "--color", "none")
        let game = hands.game
        try await hands.enter()
        switch device {
        case .keys:
            try await game.type("Ada" + Keys.enter, see: "Name Ada")
            // From the minute that is in focus to the half, which is chosen; then start.
            game.type(Keys.left + Keys.enter + Keys.enter)
        case .mouse:
            try await game.see("Please enter a name and")
            try await game.click("Tab unnamed", see: "Name unnamed")
            try await game.click("30 s")
            try await hands.enter()
        case .gamepad:
            hands.gamepad?.press(Hands.ada + [.a])
            try await game.see("Name Ada")
            hands.gamepad?.press(.left, .a, .start)
        case .notes: break
        }
        try await game.see("the ink")
        let rules = try await hands.answer(rounds: rounds)
        switch device {
        case .keys: try await game.type(Keys.escape, see: "Give up")
        case .mouse: try await game.click("Esc pause", see: "Give up")
        case .gamepad:
            hands.gamepad?.press(.start)
            try await game.see("Give up")
        case .notes: break
        }
        switch device {
        case .keys: game.type(Keys.down + Keys.enter)
        case .mouse: try await game.click("Give up")
        case .gamepad: hands.gamepad?.press(.down, .a)
        case .notes: try await game.see("play again", within: .seconds(60))
        }
        try await game.see("\(rounds) right, 0 wrong")
        switch device {
        case .keys: game.type(Keys.escape)
        case .mouse: try await game.click("Esc close")
        case .gamepad: hands.gamepad?.press(.b)
        case .notes: break
        }
        if device != .notes { try await game.see("Press Enter to start") }
        let score = try #require(try hands.home.scores().first)
        #expect(score.points == (device == .notes ? rules.tally.total : rules.score))
        #expect(score.name == (device == .mouse ? "unnamed" : "Ada"))
        #expect(game.hasTyped == (device == .keys))
        try await hands.leave(score, as: "\(score.points)", of: "Match, 30 s", isGivenUp: true)
    }

    @Test func simonByMouse() async throws {
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
        try await game.click("u undo", see: "Name Ida")
        try await game.click("Enter save", see: "number 1 on the leaderboard")
        try await game.leaveByTheLeaderboard(showing: "* 1", "Ida", " 2 ")
        #expect(try home.scores().map(\.name) == ["Ida"] && home.scores().map(\.points) == [2])
        #expect(try await home.hasCounted("simon", best: 2))
        #expect(
            try await home.verdictElsewhere()
                == "Simon Says, classic: 2. Verified: these moves earn the score of 2.\n")
        #expect(!game.hasTyped)
    }
}
