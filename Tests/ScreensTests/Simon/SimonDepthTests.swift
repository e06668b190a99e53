import FoundationEssentials
import GameRules
import Model
import TerminalCore
import Testing

@testable import Screens
import Presentation
import TestSupport

@Suite struct SimonDepthTests {
    private func stage(
        _ variant: SimonVariant, level: SimonLevel = .endless, players: Int = 2, audible: Bool = false
    ) -> Stage<SimonScreen> {
        Stage(make: SimonScreen.init) {
            $0.settings.variant = variant
            $0.settings.level = level
            $0.settings.players = players
            $0.audible = audible
        }
    }

    @Test(arguments: SimonVariant.allCases)
    func everyVariantIsPlayedByItsRules(variant: SimonVariant) {
        var stage = stage(variant, audible: true)
        stage.play(rounds: 3)
        #expect(stage.screen.game.options.variant == variant)
        // A span begins with three pads.
        let length = variant == .span ? 5 : 3
        #expect(stage.screen.game.longestRepeated.count == length, "\(stage.picture.joined(separator: "\n"))")
        #expect(stage.screen.leaderboard(stage.context).name == variant.rawValue)
    }

    @Test func byEarShowsNoLight() {
        var stage = stage(.byEar, audible: true)
        stage.type(.enter)
        stage.pass(.milliseconds(800))
        stage.send(.heard(sequence: 1, at: stage.context.now))
        stage.pass(.milliseconds(100))
        #expect(stage.effects.contains { if case .sound(.sequence) = $0 { true } else { false } })
        #expect(Pad.allCases.allSatisfy { !stage.screen.lamps[$0].isLit })
        stage.pass(.seconds(1))
        stage.answerRound()
        #expect(Pad.allCases.allSatisfy { !stage.screen.lamps[$0].isLit } && stage.screen.game.score == 1)
    }

    @Test func byEarWithoutSoundDoesNotBegin() {
        var stage = stage(.byEar)
        stage.type(.enter)
        stage.see("By ear needs sound", "Press Enter to start")
    }

    @Test func byEyeMakesNoSound() {
        var stage = stage(.byEye, audible: true)
        stage.type(.enter)
        _ = stage.take()
        stage.answerRound()
        #expect(stage.screen.game.score == 1)
        let isSilent = stage.take().allSatisfy { if case .sound = $0 { false } else { true } }
        #expect(isSilent)
    }

    @Test func surpriseTellsNoColour() {
        var stage = stage(.surprise)
        stage.see("1  do", not: "red")
        stage.type(.enter)
        stage.fail()
        stage.pass(MistakeTiming.end)
        stage.see("You pressed pad", not: "yellow")
    }

    @Test func bouncedColoursAreHitWhereTheyStand() throws {
        var stage = stage(.bounce)
        stage.play(rounds: 1)
        stage.pass(.seconds(4))
        let places = stage.screen.arrangement.places
        #expect(places != Pad.allCases && places == stage.screen.game.layout)
        #expect(stage.screen.pad(for: .character("1"), stage.context) == places[0])
        #expect(stage.screen.pad(for: .character("r"), stage.context) == .red)
        let label = try #require(stage.place(of: "\(places[0].name)"))
        #expect(stage.screen.board.index(at: label) == 0)
    }

    @Test func aPadMustBePressedInTime() {
        var stage = stage(.classic, level: .one)
        stage.type(.enter)
        stage.pass(.milliseconds(1_221) + .seconds(4))
        stage.see("Your turn")
        stage.pass(.seconds(1))
        stage.see("Too late; it was")
        #expect(stage.take().contains { if case .sound(.mistake) = $0 { true } else { false } })
        stage.pass(MistakeTiming.end)
        stage.see("Game over", "Too late")
    }

    @Test func theTimeStandsStillWhileThePlayerLooksElsewhere() {
        var stage = stage(.classic, level: .one)
        stage.type(.enter)
        stage.pass(.milliseconds(1_300))
        stage.send(.input(.focus(false)))
        stage.pass(.seconds(60))
        stage.see("Your turn")
        stage.send(.input(.focus(true)))
        stage.pass(.seconds(5))
        stage.see("Too late")
    }

    @Test func whoErrsIsOutAndTheLastOneWins() {
        var stage = stage(.lastOneStanding)
        stage.context.settings.seats = [PlayerName("Ada"), PlayerName("Bob"), nil, nil]
        stage.type(.enter)
        stage.see("Ada", "Bob")
        let loser = stage.fail()
        let winner = loser == 0 ? "Bob" : "Ada"
        stage.see("\(winner) wins!", not: "You win!")
        stage.pass(.seconds(4))
        stage.see("\(winner) wins!", "Name, to save the score", "Out: \(loser == 0 ? "Ada" : "Bob").")
        let finished = stage.take().finished
        #expect(finished.map(\.names.count) == [2])
        // Who had the score is not who plays alone next time.
        stage.type(winner + "\r")
        let effects = stage.take()
        #expect(effects.savedNames.map(\.string) == [winner] && effects.settings?.lastName == nil)
    }

    @Test func playersTakeTurnsToAdd() {
        var stage = stage(.playerAdds, players: 3)
        stage.type(.enter)
        stage.see("Player 1's turn: add a pad")
        stage.type("r")
        stage.see("Player 2's turn: repeat")
        stage.type("r")
        stage.see("Player 2's turn: add a pad", "Score 1")
    }

    @Test func theRestIsHeardAgainFromTheError() {
        var stage = stage(.classic, audible: true)
        stage.type(.enter)
        stage.fail()
        stage.pass(MistakeTiming.end)
        _ = stage.take()
        stage.type(.tab)
        stage.pass(.milliseconds(100))
        let asked = stage.take().compactMap { effect -> Int? in
            if case .sound(.sequence(let number, _)) = effect { number } else { nil }
        }
        #expect(asked.count == 1)
        stage.send(.heard(sequence: asked.first ?? 0, at: stage.context.now))
        stage.pass(.milliseconds(100))
        let right = stage.screen.game.sequence[0]
        #expect(stage.screen.lamps[right].isLit && stage.shows("Game over"))
        stage.pass(.seconds(2))
        #expect(!stage.screen.lamps[right].isLit && stage.shows("Game over"))
    }

    @Test(arguments: [("a", 2), ("o", 1)])
    func lastAndLongestAreShownAgain(key: String, length: Int) {
        var player = SimonGame(seed: 7)
        _ = player.perform(.start, at: .zero)
        _ = player.advance(to: .seconds(9))
        _ = player.perform(.press(player.sequence[0]), at: .seconds(9))
        var memory = SimonMemory()
        memory.remember(player)
        var stage = stage(.classic)
        stage.context.display.reducedMotion = true
        stage.type(key)
        #expect(stage.take() == [.query(.memory)])
        stage.send(.answer(.memory(memory)))
        stage.pass(.milliseconds(50))
        let shown = stage.effects.compactMap { effect -> Int? in
            guard case .sound(.sequence(_, let notes)) = effect else { return nil }
            return notes.count
        }
        #expect(shown == [length] && stage.screen.lamps[player.sequence[0]].isLit)
        stage.pass(.seconds(5))
        #expect(stage.alarm == nil && stage.shows("Press Enter to start"))
    }

    @Test func nothingToRememberIsSaid() {
        var stage = stage(.classic)
        stage.type("a")
        stage.send(.answer(.memory(SimonMemory())))
        stage.see("Nothing to replay yet")
    }
}

extension Stage<SimonScreen> {
    /// Starts a game and repeats so many rounds.
    mutating func play(rounds: Int) {
        type(.enter)
        for _ in 0..<rounds { answerRound() }
    }

    /// The same, and a mistake, up to the question for a name.
    mutating func playToThePrompt(rounds: Int) {
        play(rounds: rounds)
        fail()
        pass(MistakeTiming.end)
    }

    /// Waits for the turn and presses what is right, and a red pad where one is to be added.
    mutating func answerRound() {
        for _ in 0..<400 where screen.game.legalMoves.isEmpty && !screen.game.isOver {
            pass(.milliseconds(100))
        }
        let answer = screen.game.answer
        for pad in answer { type(String(pad.name.prefix(1))) }
        guard screen.game.options.variant == .playerAdds else { return }
        type("r")
        if answer.isEmpty { answerRound() }
    }

    /// Waits for the turn and presses a wrong pad; who owns it, where pads are owned.
    @discardableResult
    mutating func fail() -> Int? {
        for _ in 0..<400 where screen.game.legalMoves.isEmpty { pass(.milliseconds(100)) }
        guard case .press(let pad)? = screen.game.legalMoves.last else { return nil }
        let owner = screen.game.seats.owner(of: pad)
        type(String(pad.name.prefix(1)))
        return owner
    }
}
