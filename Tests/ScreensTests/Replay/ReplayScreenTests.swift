import FoundationEssentials
import GameRules
import Model
import TerminalCore
import TestSupport
import Testing

@testable import Screens
import Presentation

@Suite struct ReplayScreenTests {
    /// A game of two rounds, a mistake in the third, as a person plays it.
    private func record(_ variant: SimonVariant = .classic, claim: Int? = nil) -> RecordedGame {
        var record = SampleGames.simon(rounds: 2, SimonOptions(variant: variant))
        if let claim { record.score = claim }
        return record
    }

    private func stage(_ record: RecordedGame, audible: Bool = false) -> Stage<ReplayScreen> {
        Stage(make: { ReplayScreen($0, record) }) {
            $0.now = .seconds(5_000)
            $0.audible = audible
        }
    }

    /// The tones that were asked for, alone or in sequences.
    private func tones(_ effects: [Effect]) -> [Pad] {
        effects.flatMap { effect -> [Pad] in
            switch effect {
            case .sound(.press(let pad, _)): [pad]
            case .sound(.sequence(_, let notes)): notes.map(\.pad)
            default: []
            }
        }
    }

    @Test func everyToneIsHeardAgainAndTheScoreHolds() {
        var stage = stage(record())
        stage.see("Replay: Simon Says", "Score 0")
        stage.pass(.seconds(30))
        let p = pads(ofSeed: 7, count: 3)
        #expect(tones(stage.take()) == [p[0], p[0], p[0], p[1], p[0], p[1], p[0], p[1], p[2]])
        stage.see("Verified: these moves earn the score of 2.", "Pressed")
        #expect(stage.alarm == nil && !stage.shows("Name"))
    }

    /// The fanfare of a level that is won is due after the winner's signal, and is not lost in a pause before it.
    @Test(arguments: [PlaybackSpeed.half, .normal, .fourfold]) func whatIsDueLaterIsHeardAtItsTime(
        pace: PlaybackSpeed
    ) throws {
        let game = SampleGames.simon(rounds: 8, SimonOptions(level: .one))
        var stage = stage(game)
        for key in pace == .half ? [Key.left] : pace == .normal ? [] : [.right, .right] { stage.type(key) }
        func hears(_ cue: SoundCue) -> Bool { stage.take().contains(.sound(cue)) }
        let signal = try #require(game.finalGame(as: SimonGame.self)?.victory)
        stage.pass((signal.start + signal.length / 2) * 100 / pace.rawValue)
        #expect(!hears(.reward(.levelWon)))
        stage.type(" ")
        stage.pass(.seconds(60))
        stage.type(" ")
        #expect(!hears(.reward(.levelWon)))
        stage.pass(signal.length * 100 / pace.rawValue)
        #expect(hears(.reward(.levelWon)))
    }

    @Test func aFalseClaimIsSaid() {
        var stage = stage(record(claim: 9))
        stage.pass(.seconds(30))
        stage.see("claims a score of 9, but these moves earn 2")
    }

    /// Somebody who thinks for a minute does not look like a program that hangs.
    @Test func theTimeGoesOnThroughALongThink() {
        var session = GameSession<SimonGame>(options: SimonOptions(), seed: 7)
        _ = session.perform(.start, at: .zero)
        _ = session.advance(to: .seconds(65))
        _ = session.perform(.press(session.sequence[0] == .red ? .blue : .red), at: .seconds(65))
        var stage = stage(session.record)
        stage.see("Replay: normal speed   0:00 / 1:05")
        stage.pass(.milliseconds(12_300))
        stage.see("0:12 / 1:05")
        #expect(stage.alarm == stage.context.now + .milliseconds(700))
        stage.type(" ")
        stage.pass(.seconds(60))
        #expect(stage.shows("0:12 / 1:05") && stage.alarm == nil)
    }

    @Test func whatIsWatchedFromTheStartIsWatchedAsPlayed() {
        var stage = stage(record())
        stage.type(.right, .right)
        stage.see("Replay: 4x")
        stage.type("0")
        stage.see("Replay: normal speed   0:00")
    }

    @Test func spaceStopsAndGoesOn() {
        var stage = stage(record())
        stage.pass(.milliseconds(1_000))
        let heard = tones(stage.take())
        #expect(heard.count == 1)
        stage.type(" ")
        stage.see("Paused")
        #expect(stage.take().contains(.sound(.silence)))
        stage.pass(.seconds(60))
        #expect(stage.take().isEmpty)
        stage.type(" ")
        // The tone that was silenced sounds again.
        #expect(tones(stage.take()) == heard)
        stage.pass(.seconds(30))
        #expect(tones(stage.take()).count == 8)
    }

    /// The first press comes at 800 + 420 + 400 + 300 ms and sounds for 260 ms.
    @Test(arguments: [SimonVariant.classic, .byEar])
    func theRestOfAPressSoundsOnAfterAPause(variant: SimonVariant) {
        var stage = stage(record(variant))
        stage.pass(.milliseconds(1_920 + 100))
        let press = pads(ofSeed: 7, count: 1)[0]
        #expect(stage.take().contains(.sound(.press(press, held: false))))
        stage.type(" ")
        stage.pass(.seconds(9))
        _ = stage.take()
        stage.type(" ")
        let rest = TimedPad(press, onset: .zero, length: .milliseconds(160))
        #expect(sequences(stage.take()) == [[rest]])
        stage.pass(.milliseconds(160))
        stage.type("  ")
        #expect(sequences(stage.take()).isEmpty)
    }

    /// At the first level the signal's six tones take 20 ms and five times 70 ms, with 20 ms between.
    @Test func theRestOfTheSignalSoundsOnAfterAPause() throws {
        let game = SampleGames.simon(rounds: 8, SimonOptions(level: .one))
        let victory = try #require(game.finalGame(as: SimonGame.self)?.victory)
        var stage = stage(game)
        stage.pass(victory.start + .milliseconds(50))
        let signal = try #require(sequences(stage.take()).last)
        #expect(signal.count == 6)
        stage.type("  ")
        let rest = try #require(sequences(stage.take()).first)
        let onsets = signal.dropFirst().map { max(.zero, $0.onset - .milliseconds(50)) }
        #expect(rest.map(\.onset) == onsets)
    }

    private func sequences(_ effects: [Effect]) -> [[TimedPad]] {
        effects.compactMap { if case .sound(.sequence(_, let notes)) = $0 { notes } else { nil } }
    }

    @Test(arguments: [(1, 0.5), (2, 0.25), (-1, 2.0)])
    func thePaceCanBeChanged(steps: Int, factor: Double) throws {
        var stage = stage(record())
        for _ in 0..<abs(steps) { stage.type(steps > 0 ? .right : .left) }
        // The first tone comes after 800 ms of the game and lasts for 420 of it.
        stage.pass(.milliseconds(Int(800 * factor) - 5))
        #expect(tones(stage.take()).isEmpty)
        stage.pass(.milliseconds(20))
        let sequences = stage.take().compactMap { effect -> [TimedPad]? in
            if case .sound(.sequence(_, let notes)) = effect { notes } else { nil }
        }
        let note = try #require(sequences.first?.first)
        #expect(sequences.count == 1 && note.length == .milliseconds(Int(420 * factor)))
    }

    /// As in the game, the lights of a sequence wait until it is heard, and the moves wait with them.
    @Test func lightsFollowTheEarAndMovesComeAfterThem() {
        var stage = stage(record(), audible: true)
        stage.pass(.milliseconds(800))
        #expect(tones(stage.take()).count == 1)
        stage.send(.heard(sequence: 1, at: stage.context.now + .milliseconds(100)))
        // Shown for 420 ms, a rest of 400, and the press after 300 more; then it is all 100 ms late.
        let late = 100 + 420 + 400 + 300
        stage.pass(.milliseconds(late - 1))
        #expect(tones(stage.take()).isEmpty)
        stage.pass(.milliseconds(51))
        #expect(tones(stage.take()) == [pads(ofSeed: 7, count: 1)[0]])
    }

    @Test func byEyeIsSilentAndByEarIsDark() {
        let dark = stage(record(.byEar)).picture
        var eye = stage(record(.byEye))
        eye.pass(.milliseconds(900))
        #expect(tones(eye.take()).isEmpty && eye.picture != dark)
        var ear = stage(record(.byEar))
        ear.pass(.milliseconds(900))
        #expect(tones(ear.take()).count == 1)
        #expect(ear.picture[3..<21] == dark[3..<21])
    }

    @Test func escapeLeadsBackInSilence() {
        var stage = stage(record())
        stage.type(.escape)
        #expect(stage.take() == [.sound(.silence), .back])
    }

    @Test func nothingIsKeptAndNobodyIsAsked() {
        var stage = stage(record())
        stage.type(.right, .right)
        stage.pass(.seconds(30))
        let isSeenOnly = stage.take().allSatisfy { effect in
            switch effect {
            case .sound, .haptic: true
            default: false
            }
        }
        #expect(isSeenOnly && stage.shows("from the start"))
        stage.type("0")
        #expect(stage.shows("Score 0") && stage.alarm != nil)
    }
}

extension SimonGame {
    fileprivate var victory: SimonVictory? { if case .won(let victory) = phase { victory } else { nil } }
}
