import TestSupport
import Testing

/// What is played through the real libasound, sample by sample.
@Suite struct SoundTests {
    @Test func padsSoundTheirNotesInTune() async throws {
        let game = try await Game(Home()).enter()
        let hertz = [261.626, 293.665, 329.628, 349.228]
        for (count, pad) in ["r", "2", "g", "4"].enumerated() {
            game.type(pad)
            try await game.hear(count + 1)
        }
        for (tone, hertz) in zip(game.home.recording.tones, hertz) {
            #expect(abs(tone.cents(from: hertz)) < 0.1)
            #expect(abs(tone.milliseconds - 300) < 1)
            #expect(tone.peak > 0.1 && tone.peak < 1)
        }
    }

    @Test func simonsTonesAndThePlayersComeInOrderAndInFull() async throws {
        // Without what sounds over the press that earns it.
        let game = try await Game(Home(settings: #""fanfares":false"#), ["--seed", "1"]).enter()
        game.type(Keys.enter)
        var heard = 0
        for round in 1...2 {
            let seen = try await game.watch(round: round)
            heard += round
            // A press that takes over Simon's last tone would be heard as one with it.
            try await game.hear(heard)
            for pad in seen {
                game.press([pad])
                heard += 1
                try await game.hear(heard)
            }
        }
        let third = try await game.watch(round: 3)
        heard += 3
        try await game.hear(heard)
        game.press([third[0] == "red" ? "blue" : "red"])
        try await game.hear(heard + 3)
        let tones = game.home.recording.tones
        let note = ["red": "do", "yellow": "re", "green": "mi", "blue": "fa"]
        let names = third.compactMap { note[$0] }
        let order = [[0], [0], [0, 1], [0, 1], [0, 1, 2]].flatMap { $0 }
        let last = [third[0] == "red" ? "fa" : "do", nil, names[0]]
        #expect(tones.map(\.name) == order.map { names[$0] } + last)
        // The wrong press takes over Simon's last tone, and the buzzer comes 20 ms after it.
        let lengths = [420, 300, 420, 420, 300, 300, 420, 420]
        for (index, length) in lengths.enumerated() {
            // The same pad within a second may be one that is held down: its tone is one until it is known not to be.
            #expect(abs(tones[index].milliseconds - Double(length)) < (index == 5 ? 100 : 2), "\(tones)")
        }
        #expect(abs((tones.last?.milliseconds ?? 0) - 420) < 2)
        // Simon leaves 50 ms between his tones.
        for first in [2, 6, 7] {
            let pause = tones[first + 1].onset - tones[first].onset - tones[first].length
            #expect(abs(pause - 0.05) < 0.001)
        }
    }
}
