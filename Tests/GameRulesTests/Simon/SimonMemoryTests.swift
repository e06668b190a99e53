import FoundationEssentials
import GameRules
import Model
import TestSupport
import Testing

@Suite struct SimonMemoryTests {
    private func record(rounds: Int, seed: UInt64, variant: SimonVariant = .classic) throws -> GameRecord {
        let game = SampleGames.simon(rounds: rounds, seed: seed, SimonOptions(variant: variant))
        return try GameRecord(
            game, id: UUID(), origin: .random, date: Date(timeIntervalSince1970: 0))
    }

    @Test func lastAndLongestAreKeptBetweenRuns() throws {
        let history = try [
            record(rounds: 2, seed: 1), record(rounds: 6, seed: 2), record(rounds: 6, seed: 3),
            record(rounds: 4, seed: 4),
        ]
        let memory = SimonMemory(of: history)
        let best = try #require(try history[1].played.finalGame(as: SimonGame.self))
        let last = try #require(try history[3].played.finalGame(as: SimonGame.self))
        #expect(memory.longest == Array(best.sequence.prefix(6)))
        #expect(memory.last == last.sequence && memory.last.count == 5)
    }

    @Test func whatWasRepeatedIsKeptWhenTheSequenceIsDrawnAnew() throws {
        let memory = SimonMemory(of: [try record(rounds: 5, seed: 8, variant: .fresh)])
        #expect(memory.longest.count == 5 && memory.last.count == 6)
        #expect(!memory.last.starts(with: memory.longest))
    }

    @Test func otherGamesAndDamagedRecordsAreNotRemembered() throws {
        var damaged = try record(rounds: 2, seed: 1)
        damaged.moves = "S1AAAAAA"
        var other = try record(rounds: 2, seed: 1)
        other.game = .match
        #expect(SimonMemory(of: [damaged, other]) == SimonMemory())
    }

    @Test func aMemoryIsShownAtTheTempoOfItsLength() {
        let show = SimonMemory.presentation(
            of: Array(repeating: .red, count: 6), speed: .slow, at: .seconds(1))
        #expect(show.tempo == SimonTempo(length: 6, speed: .slow) && show.start == .seconds(1))
    }
}
