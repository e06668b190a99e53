import GameRules
import Model
import TestSupport

/// Presses what was shown as soon as it may.
struct PerfectPlayer {
    var game: SimonGame
    var time = Duration.zero

    init(_ options: SimonOptions = SimonOptions(), seed: UInt64) {
        game = SimonGame(options: options, seed: seed)
        _ = game.perform(.start, at: time)
    }

    mutating func waitForTurn() {
        if let deadline = game.deadline, game.legalMoves.isEmpty { time = max(time, deadline) }
        _ = game.advance(to: time)
    }

    @discardableResult
    mutating func play(rounds: Int) -> [SimonGame.Outcome] {
        var outcomes: [SimonGame.Outcome] = []
        for _ in 0..<rounds {
            waitForTurn()
            for pad in game.answer { outcomes += press(pad) }
        }
        return outcomes
    }

    mutating func press(_ pad: Pad) -> [SimonGame.Outcome] {
        time += .milliseconds(300)
        return game.perform(.press(pad), at: time)
    }

    /// Presses a pad in play that is not the right one.
    mutating func err() -> [SimonGame.Outcome] {
        waitForTurn()
        guard case .press(let pad) = game.legalMoves.last else { return [] }
        return press(pad)
    }
}

struct Unexpected: Error {}
