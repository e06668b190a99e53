import GameRules
import Model
import TestSupport
import Testing

/// Simon with nothing but a gamepad, and one that comes and goes.
@Suite struct GamepadTests {
    @Test func simonIsPlayedFromTheSplashToTheDoor() async throws {
        let home = try Home()
        let gamepad = try Gamepad(home)
        try gamepad.plugIn()
        let game = try Game(home, ["--mute"], gamepad: gamepad)
        try await game.enter(with: gamepad)
        try await game.see("Start on the gamepad")
        try await lose(after: 2, in: game, gamepad)
        // A name begins large, and D is four letters on.
        gamepad.press(.up, .right, .up, .up, .up, .up, .right, .up)
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

    /// A frame for each press took 1.4 seconds of the processor, and one for each read 0.09.
    @Test func aFloodOfButtonsIsGoneSoon() async throws {
        let home = try Home()
        let gamepad = try Gamepad(home)
        try gamepad.plugIn()
        let game = try Game(home, ["--mute"], gamepad: gamepad)
        try await game.enter(with: gamepad)
        let before = try await game.processorTime()
        gamepad.flood(.x, count: 800)
        gamepad.press(.start)
        try await game.see("turn")
        let used = try await game.processorTime() - before
        #expect(used < .milliseconds(700), "800 presses took \(used)")
    }

    @Test func aGamepadMayComeAndGoInAGame() async throws {
        let home = try Home()
        let gamepad = try Gamepad(home)
        let game = try await Game(home, ["--mute"], gamepad: gamepad).enter()
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
        try await game.seeRight(rounds: 5)
        gamepad.unplug()
        try await game.type(Keys.escape, see: "Paused")
        try await game.interrupt()
    }
}

extension GamepadTests {
    /// iBuffalo's for the SNES, whose numbers mean something else than the kernel's codes say, by the player's own table.
    @Test func aKnownGamepadIsPlayedByItsRow() async throws {
        let home = try Home()
        let guid = "03000000830500006020000010010000"
        try home.write(
            "\(guid),Pad,a:b1,b:b0,x:b3,y:b2,start:b7,platform:Linux,\n", to: "data/gamecontrollerdb.txt")
        let gamepad = try Gamepad(home, model: "583 2060 110 120 8")
        try gamepad.plugIn()
        let game = try await Game(home, ["--mute"], gamepad: gamepad).enter()
        try await game.wait("the gamepad is taken") { gamepad.isTaken }
        gamepad.press(numbers: 7)
        let numbers = ["green": 1, "red": 0, "blue": 3, "yellow": 2]
        for round in 1...3 {
            for pad in try await game.watch(round: round) {
                gamepad.press(numbers: try #require(numbers[pad]))
            }
        }
        try await game.seeRight(rounds: 3)
        try await game.interrupt()
        let doctor = try await gamepad.doctor(home)
        #expect(doctor.contains("\(guid): buttons as in \(home.data)/gamecontrollerdb.txt"))
    }

    @Test func buttonsAreTaught() async throws {
        let home = try Home()
        let gamepad = try Gamepad(home)
        try gamepad.plugIn()
        let game = try Game(home, ["--mute"], gamepad: gamepad)
        try await game.enter(with: gamepad)
        try await game.type("s", see: "Settings")
        game.type(Keys.end + String(repeating: Keys.up, count: 4) + Keys.enter)
        for (colour, button) in [
            ("red", Gamepad.Button.x), ("yellow", .a), ("green", .x), ("green", .b), ("blue", .y),
        ] {
            try await game.see("press the button for \(colour)")
            gamepad.press(button)
        }
        try await game.see("a button to start with")
        try await game.type(Keys.enter, see: "taught")
        let guid = "030000005e0400008e02000001000000"
        let taught = try home.json("data/settings.json")["gamepads"] as? [String: [Int]]
        #expect(taught == [guid: [2, 0, 1, 3]])
        try await game.type("q", see: "Press Enter to start")
        gamepad.press(.start)
        let buttons = ["red": Gamepad.Button.x, "yellow": .a, "green": .b, "blue": .y]
        for round in 1...2 {
            gamepad.press(try await game.watch(round: round).map { try #require(buttons[$0]) })
        }
        try await game.seeRight(rounds: 2)
        try await game.interrupt()
        #expect(try await gamepad.doctor(home).contains("\(guid): buttons as taught in Settings > Gamepad"))
    }
}

extension Gamepad {
    /// What the doctor says with it.
    fileprivate func doctor(_ home: Home) async throws -> String {
        try await Command(
            ["/usr/bin/env"] + variables + [SimonBinary.path, "doctor", "--data-dir", home.data],
            home.environment()
        ).output
    }

    /// The button of each of Simon's pads, by the colours of an Xbox pad.
    static let pads: [String: Button] = ["red": .b, "yellow": .y, "green": .a, "blue": .x]
}
