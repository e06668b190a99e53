import TestSupport
import Testing

/// Simon's lights against what is heard, on a loudspeaker that is heard late.
@Suite(.serialized) struct LightAndSoundTests {
    @Test(arguments: [0, 200]) func lightsComeWhenTheirTonesAreHeard(latency: Int) async throws {
        // A machine that stops the game for long has Simon repeat himself; then the comparison begins anew.
        for _ in 1...4 where try await compares(latency) { return }
        Issue.record("Simon repeated himself in every game")
    }

    /// Plays until lights and tones have been compared; false when there are not as many tones as lights.
    private func compares(_ latency: Int) async throws -> Bool {
        let home = try Home(.clocked(latency: latency))
        let game = try await Game(home, ["--seed", "1"]).enter()
        game.type(Keys.enter)
        var late: [Double] = []
        var heard = 0
        for round in 1...30 {
            let seen = try await game.watch(round: round)
            heard += round
            try await game.hear(heard)
            // The last may still sound; what a right round is rewarded with counts as tones, too.
            func simons() -> [HeardTone] { home.recording.tones.filter { abs($0.milliseconds - 420) < 5 } }
            for _ in 0..<100 where simons().count < game.lights.count {
                try await Task.sleep(for: .milliseconds(10))
            }
            guard simons().count == game.lights.count else { return false }
            late = try staleInputWindow(of: game.lights, from: simons(), in: home)
            // A busy machine is late with frames, but never early, and not always late.
            #expect(late.allSatisfy { $0 > -0.015 }, "\(late)")
            if round >= 3, late.contains(where: { $0 < 0.015 }) { break }
            for pad in seen {
                game.press([pad])
                heard += 1
                try await game.hear(heard)
            }
        }
        #expect(late.contains { $0 < 0.015 }, "\(late)")
        return true
    }

    /// How much later than its tone each light has come, in seconds.
    private func staleInputWindow(
        of lights: [Eyes.Light], from simons: [HeardTone], in home: Home
    ) throws -> [Double] {
        let epoch = try #require(Double(home.text("sound.epoch"))) / 1e9
        let notes = ["red": "do", "yellow": "re", "green": "mi", "blue": "fa"]
        #expect(simons.map(\.name) == lights.map { notes[$0.pad] })
        return zip(lights, simons).map { light, tone in light.seconds - epoch - tone.onset }
    }
}
