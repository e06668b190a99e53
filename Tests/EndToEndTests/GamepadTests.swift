import GameRules
import Model
import TestSupport
import Testing

/// Each game from the splash to its end with nothing but a gamepad: no key is typed, no mouse is moved.
@Suite struct GamepadTests {
    /// Spells `Ada` where nothing stands yet: a name begins large, and D is four letters on.
    private static let ada: [Gamepad.Button] = [.up, .right, .up, .up, .up, .up, .right, .up]

    @Test func simonIsPlayedFromTheSplashToTheDoor() async throws {
        let home = try Home()
        let gamepad = try Gamepad(home)
        try gamepad.plugIn()
        let game = try Game(home, ["--mute"], gamepad: gamepad)
        try await game.enter(with: gamepad)
        try await game.see("Start on the gamepad")
        try await lose(after: 2, in: game, gamepad)
        gamepad.press(Self.ada)
        try await game.see("Name Ada")
        gamepad.press(.a)
        try await game.see("number 1 on the leaderboard")

        // The last name is filled in, so that one button keeps the next score.
        try await lose(after: 1, in: game, gamepad)
        try await game.see("Name Ada")
        gamepad.press(.a)
        try await game.see("number 2 on the leaderboard")
        #expect(try home.scores().map(\.points).sorted() == [1, 2])
        #expect(try home.scores().allSatisfy { $0.name == "Ada" })

        // Past the copying of the result and the games.
        gamepad.press(.right, .right, .right, .start)
        try await game.see("Leaderboard")
        #expect(game.screen.lines.count { $0.contains("Ada") } == 2)
        gamepad.press(.b)
        try await game.see("Press Enter to start")
        gamepad.press(Array(repeating: .right, count: 7) + [.start])
        #expect(try await game.end() == 0)
        #expect(game.screen.strays.isEmpty)
    }

    /// Starts Simon, repeats so many rounds and presses a wrong pad, up to the prompt for a name.
    private func lose(after rounds: Int, in game: Game, _ gamepad: Gamepad) async throws {
        let before = game.turns
        gamepad.press(.start)
        for round in 1...rounds + 1 {
            try await game.wait("the player's turn in round \(round)") { game.turns >= before + round }
            let buttons = try game.shown.map { try #require(Gamepad.pads[$0]) }
            gamepad.press(round <= rounds ? buttons : [buttons[0] == .a ? .b : .a])
        }
        try await game.see("Game over")
        try await game.see("Name")
        let rumbles = (1...rounds).flatMap { Array(repeating: Gamepad.Rumble.press, count: $0) + [.complete] }
        try await game.wait("every press has been felt") {
            gamepad.feel()
            return gamepad.felt.suffix(rumbles.count + 1) == rumbles + [.mistake]
        }
    }

    @Test func squaresIsPlayedByPadAndStick() async throws {
        let home = try Home()
        let gamepad = try Gamepad(home)
        try gamepad.plugIn()
        let game = try Game(home, ["--mute", "--game", "squares", "--seed", "11"], gamepad: gamepad)
        try await game.enter(with: gamepad)
        var rules = SquaresGame(seed: 11)
        gamepad.press(.a)
        for (score, arrows) in [(4, Gamepad.Arrows.pad), (5, .stick)] {
            try await game.see("Your turn")
            _ = rules.perform(.start, at: .zero)
            _ = rules.advance(to: .seconds(60))
            // Wherever the cursor is, it comes to the first square; from there each is a walk away.
            gamepad.press(Array(repeating: arrows.left, count: 4) + Array(repeating: arrows.up, count: 4))
            var cursor = Square(row: 0, column: 0)
            for square in rules.sequence {
                gamepad.press(arrows.way(from: cursor, to: square) + [.a])
                cursor = square
                _ = rules.perform(.press(square), at: .seconds(60))
            }
            try await game.see("Score \(score)")
            gamepad.press(.a)
        }
        try await game.see("Your turn")
        _ = rules.perform(.start, at: .zero)
        let wrong: [Gamepad.Button] = rules.sequence[0] == Square(row: 0, column: 0) ? [.right, .a] : [.a]
        gamepad.press(Array(repeating: .left, count: 4) + Array(repeating: .up, count: 4) + wrong)
        try await game.see("Game over")
        gamepad.press(Self.ada + [.a])
        try await game.see("Press Enter to start")
        #expect(try home.scores().map(\.points) == [5] && home.scores().map(\.name) == ["Ada"])
        #expect(game.screen.strays.isEmpty)
    }

    @Test func pairsIsPausedAndPlayed() async throws {
        let home = try Home()
        let gamepad = try Gamepad(home)
        try gamepad.plugIn()
        let game = try Game(home, ["--mute", "--game", "pairs", "--seed", "11"], gamepad: gamepad)
        try await game.enter(with: gamepad)
        gamepad.press(.start)
        try await game.see("Find two that match")
        for pause in [Gamepad.Button.b, .start, .back] {
            gamepad.press(pause)
            try await game.see("Paused")
            gamepad.press(.start)
            try await game.seeNo("Paused")
        }
        let cards = PairsGame(seed: 11).table.pairs
        try await turn(cards, in: game, gamepad) { "Pairs \($0)" }
        try await game.see("All found!")
        gamepad.press(Self.ada + [.a])
        try await game.see("Press Enter to start")
        let score = try #require(try home.scores().first)
        #expect(score.name == "Ada" && score.points >= 8)
        #expect(game.screen.strays.isEmpty)
    }

    @Test func wordsIsPlayed() async throws {
        let home = try Home()
        let gamepad = try Gamepad(home)
        try gamepad.plugIn()
        let game = try Game(home, ["--mute", "--game", "words", "--seed", "11"], gamepad: gamepad)
        try await game.enter(with: gamepad)
        gamepad.press(.a)
        try await game.wait("the cards lie face down") {
            game.screen.shows("Found 0 of 8") && !game.screen.shows("Memorize")
        }
        let deal = WordsGame(options: WordsOptions(try CardGamesTests.list("en-es")), seed: 11)
        try await turn(deal.cards.map(\.word), in: game, gamepad) { "Found \($0) of 8" }
        try await game.see("All found!")
        gamepad.press(Self.ada + [.a])
        try await game.see("Press Enter to start")
        #expect(try home.scores().map(\.name) == ["Ada"])
        #expect(game.screen.strays.isEmpty)
    }

    /// Turns up the cards that belong together, two by two; Y leads to the next card on the table.
    /// - Parameter told: what is on the screen after so many pairs.
    private func turn(_ cards: [Int], in game: Game, _ gamepad: Gamepad, told: (Int) -> String) async throws {
        var lying = Array(cards.indices)
        var cursor = 0
        while let pair = lying.first.map({ cards[$0] }) {
            for card in lying where cards[card] == pair {
                while cursor != card {
                    gamepad.press(.y)
                    cursor = lying.first { $0 > cursor } ?? lying[0]
                }
                gamepad.press(.a)
            }
            lying.removeAll { cards[$0] == pair }
            try await game.see(told((cards.count - lying.count) / 2))
        }
    }

    @Test func matchIsAnsweredByAAndB() async throws {
        let home = try Home()
        let gamepad = try Gamepad(home)
        try gamepad.plugIn()
        let game = try Game(
            home, ["--mute", "--game", "match", "--seed", "11", "--color", "none"], gamepad: gamepad)
        try await game.enter(with: gamepad)
        gamepad.press([.a] + Self.ada + [.a])
        try await game.see("Name Ada")
        // From the minute that is in focus to the half, which is chosen; then start.
        gamepad.press(.left, .a, .start)
        try await game.see("the ink")
        var rules = MatchGame(options: MatchOptions(length: .half), seed: 11)
        _ = rules.perform(.start, at: .zero)
        var given: [Bool: Int] = [:]
        for round in 1...12 {
            guard case .playing(let cards, _) = rules.phase else { break }
            try await game.see("ink: \(cards.ink == .black ? "white" : cards.ink.rawValue)")
            // By what they say, and every other time by where the answers stand.
            given[cards.isMatch, default: 0] += 1
            let buttons: [Gamepad.Button] = cards.isMatch ? [.left, .a] : [.right, .b]
            gamepad.press(buttons[given[cards.isMatch, default: 0] % 2])
            _ = rules.perform(.answer(cards.isMatch), at: .milliseconds(round))
            try await game.see("Score \(rules.score)")
        }
        try await game.wait("the time is up", within: .seconds(60)) { game.screen.shows("play again") }
        #expect(given.values.allSatisfy { $0 > 1 } && given.count == 2)
        #expect(game.screen.shows("12 right, 0 wrong") && game.screen.shows("Time's up"))
        gamepad.press(.b)
        try await game.see("Press Enter to start")
        #expect(try home.scores().map(\.points) == [rules.tally.total])
        #expect(game.screen.strays.isEmpty)
    }

    @Test func aGamepadMayComeAndGoInAGame() async throws {
        let home = try Home()
        let gamepad = try Gamepad(home)
        let game = try Game(home, ["--mute"], gamepad: gamepad)
        try await game.enter()
        #expect(!game.screen.shows("gamepad"))
        game.type(Keys.enter)
        game.press(try await game.watch(round: 1))
        try gamepad.plugIn()
        try await game.wait("the gamepad is taken") { gamepad.isTaken }
        gamepad.press(try await game.watch(round: 2).map { try #require(Gamepad.pads[$0]) })
        // Its wire is cut, and its file is still there: what the game reads says so.
        _ = try await game.watch(round: 3)
        gamepad.cut()
        game.press(game.shown)
        _ = try await game.watch(round: 4)
        try gamepad.plugIn()
        try await game.wait("the gamepad is taken again") { gamepad.isTaken }
        gamepad.press(try game.shown.map { try #require(Gamepad.pads[$0]) })
        game.press(try await game.watch(round: 5))
        try await game.see("Score 5")
        gamepad.unplug()
        game.type(Keys.escape)
        try await game.see("Paused")
        game.type(Keys.control("c"))
        #expect(try await game.end() == 130)
        #expect(game.screen.strays.isEmpty)
    }
}

extension Gamepad {
    /// The button of each of Simon's pads, by the colours of an Xbox pad.
    static let pads: [String: Button] = ["red": .b, "yellow": .y, "green": .a, "blue": .x]

    /// The directional pad, or the stick.
    struct Arrows {
        let left, right, up, down: Button

        static let pad = Arrows(left: .left, right: .right, up: .up, down: .down)
        static let stick = Arrows(left: .stickLeft, right: .stickRight, up: .stickUp, down: .stickDown)

        /// The way from one square to another.
        func way(from start: Square, to end: Square) -> [Button] {
            let (rows, columns) = (end.row - start.row, end.column - start.column)
            return Array(repeating: rows < 0 ? up : down, count: abs(rows))
                + Array(repeating: columns < 0 ? left : right, count: abs(columns))
        }
    }
}
