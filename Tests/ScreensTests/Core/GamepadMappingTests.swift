import GameRules
import Model
import TerminalCore
import Testing

@testable import Screens
import Presentation

/// Which key each button stands for.
@Suite struct GamepadUseTests {
    private static let padKeys = "3142".map(Key.character)

    /// Lower, right, left and upper face button, Start and Back.
    private static let table: [(GamepadMapping, [Key?])] = [
        (.choice, [.enter, .escape, .backspace, .tab, .enter, .escape]),
        (.round, [.enter, .escape, .backspace, .tab, .escape, .escape]),
        (.question, [.character("y"), .character("n"), nil, nil, .escape, .escape]),
        (.pads, padKeys + [.enter, .escape]),
        (.padsInRound, padKeys + [.escape, .escape]),
    ]

    @Test(arguments: table)
    func aButtonStandsForAKey(use: GamepadMapping, keys: [Key?]) {
        let buttons: [GamepadButton] = [.south, .east, .west, .north, .start, .back]
        #expect(buttons.map(use.key) == keys)
        #expect([.up, .down, .left, .right].map(use.key) == [.up, .down, .left, .right])
    }

    @Test func everyUseIsInTheTable() {
        #expect(Self.table.map(\.0) == GamepadMapping.allCases)
    }

    /// Simon through a game, by the keys that the buttons stand for.
    @Test func simonsPadsLieUnderTheButtonsUntilAPopUpLiesOverThem() {
        var stage = Stage(make: SimonScreen.init)
        #expect(stage.screen.gamepadMapping == .pads)
        stage.type(.enter)
        #expect(stage.screen.gamepadMapping == .padsInRound)
        stage.type(.escape)
        #expect(stage.shows("Paused") && stage.screen.gamepadMapping == .round)
        stage.type(.enter)
        stage.pass(.seconds(3))
        let right = pads(ofSeed: 7, count: 1)[0]
        stage.type(right == .red ? "2" : "1")
        #expect(stage.screen.gamepadMapping == .padsInRound)
        stage.pass(.seconds(5))
        #expect(stage.shows("Game over") && stage.screen.gamepadMapping == .choice)
    }

    /// Before a game, in one, and in its pause.
    @Test(arguments: [
        (1, [GamepadMapping.choice, .round, .round]), (2, [.choice, .round, .round]),
        (3, [.choice, .round, .round]), (4, [.choice, .question, .round]),
    ])
    func otherGamesAreChosenPlayedAndPaused(game: Int, mappings: [GamepadMapping]) {
        var stage = GameShellTests.stages()[game]
        var seen = [stage.gamepadMapping]
        for key in [Key.enter, .escape] {
            stage.type(key)
            seen.append(stage.gamepadMapping)
        }
        #expect(seen == mappings)
    }

    @Test func squaresTakesStartForTheNextRoundOnceOneIsDone() {
        var stage = Stage(make: SquaresScreen.init)
        stage.completeRound()
        #expect(stage.screen.gamepadMapping == .choice)
    }

    @Test(arguments: GameKind.allCases)
    func theHelpPageNamesTheButtonsWhereAGamepadIs(kind: GameKind) {
        var stage = Stage(Size(width: 80, height: 60), make: HelpScreen.init) { $0.game = kind }
        stage.see(not: "Gamepad")
        stage.context.hasGamepad = true
        stage.send(.tick)
        stage.see("Gamepad", "A (bottom)", "Start button")
        stage.context.hasGamepad = false
        stage.send(.tick)
        stage.see(not: "Gamepad")
    }

    @Test func theSeatsOfAGameForSeveralAreNamedWithIt() {
        var stage = Stage(Size(width: 80, height: 40), make: SettingsScreen.init) {
            $0.settings.variant = .playerAdds
        }
        let rows = Setting.all(stage.context.settings)
        for _ in 0..<(rows.firstIndex(of: .seat(0)) ?? 0) { stage.press(.down) }
        stage.press(.south, .up, .right, .up)
        #expect(stage.take().isEmpty)
        stage.press(.south)
        var named = stage.context.settings
        named.seats[0] = PlayerName("Aa")
        #expect(stage.take() == [.applySettings(named)])
        stage.press(.south, .up, .east)
        #expect(stage.take().isEmpty)
        stage.press(.east)
        #expect(stage.take() == [.back])
    }

    /// A gamepad's button is no key that a pad could have.
    @Test func aPadsKeyIsNoButton() {
        var stage = Stage(Size(width: 80, height: 40), make: SettingsScreen.init)
        let rows = Setting.all(stage.context.settings)
        for _ in 0..<(rows.firstIndex(of: .key(.red)) ?? 0) { stage.press(.down) }
        stage.press(.south, .south)
        #expect(stage.take().isEmpty && stage.shows("Use a letter from a to z, or a symbol"))
    }
}

extension Stage {
    /// Presses buttons of a gamepad, as the coordinator hands them on.
    mutating func press(_ buttons: GamepadButton...) {
        for button in buttons {
            guard let key = screen.gamepadMapping.key(for: button) else { continue }
            send(.input(.key(KeyPress(key, .gamepad))))
            send(.input(.key(KeyPress(key, .gamepad, phase: .release))))
        }
    }
}
