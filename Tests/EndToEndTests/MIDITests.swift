import Foundation
import Model
import TestSupport
import Testing

/// A keyboard at the game's sequencer, through the real libasound: no key of the computer is typed.
@Suite struct MIDITests {
    /// Do, re, mi, fa in the octave of middle C.
    private static let notes: [String: UInt8] = ["red": 60, "yellow": 62, "green": 64, "blue": 65]
    /// The note that the settings have for starting.
    private static let start: UInt8 = 84

    private static func home() throws -> Home {
        try Home(settings: #""midiStart":\#(start),"lastName":"Ada""#)
    }

    @Test func simonIsPlayedFromTheSplashToTheNextGame() async throws {
        let home = try Self.home()
        let keyboard = try Keyboard(home)
        let game = try Game(home, keyboard: keyboard)
        try await game.see("Press Enter to start")
        try await game.wait("the keyboard is connected") { keyboard.isTaken }
        #expect(keyboard.connected == [0, Keyboard.client], "Midi Through and other programs are left alone")
        for score in [3, 1] {
            let before = game.turns
            keyboard.play([Self.start])
            for round in 1...score + 1 {
                try await game.wait("the player's turn in round \(round)") { game.turns >= before + round }
                let notes = try game.shown.map { try #require(Self.notes[$0]) }
                // In any octave.
                keyboard.play(round <= score ? notes.map { $0 + 12 } : [notes[0] == 60 ? 62 : 60])
            }
            try await game.see("Name Ada")
            keyboard.play([Self.start])
            try await game.see("Press Enter to start")
        }
        #expect(try home.scores().map(\.points).sorted() == [1, 3])
        #expect(!game.hasTyped)
        try await game.wait("every tone has ended") {
            keyboard.listen()
            let tones = keyboard.sent[.tones] ?? []
            return tones.count { $0.velocity == 0 } * 2 == tones.count
        }
        let tones = keyboard.sent[.tones] ?? []
        #expect(tones.allSatisfy { [0, 100].contains($0.velocity) })
        // Simon's own 1 + 2 + 3 + 4 and 1 + 2, and as many of the player's but the mistakes.
        #expect(tones.count { $0.velocity == 100 && Self.notes.values.contains($0.note) } >= 13 + 7)
        let lights = keyboard.sent[.lights] ?? []
        #expect(lights.count { $0.velocity == 0 } * 2 == lights.count)
        #expect(Set(lights.map(\.velocity)).isSubset(of: [0, 5, 13, 21, 45]))
    }

    /// The first name, too, by nothing but notes: A on the wheel, taken, and saved.
    @Test func aNameIsSpelledByNotes() async throws {
        let home = try Home(settings: #""midiStart":\#(Self.start)"#)
        let keyboard = try Keyboard(home)
        let game = try Game(home, ["--mute"], keyboard: keyboard)
        try await game.wait("the keyboard is connected") { keyboard.isTaken }
        try await game.see("Press Enter to start, C6 on MIDI")
        keyboard.play([Self.start])
        try await game.wait("the player's turn") { game.turns >= 1 }
        keyboard.play(try game.shown.map { try #require(Self.notes[$0]) })
        try await game.wait("the player's turn again") { game.turns >= 2 }
        keyboard.play([try #require(Self.notes[game.shown[0]]) == 60 ? 62 : 60])
        try await game.see("who played?")
        try await game.see("MIDI: C, D for letters")
        keyboard.play([62])
        try await game.see("Name A")
        keyboard.play([64, 64])
        try await game.see("number 1 on the leaderboard")
        #expect(try home.scores().map(\.name) == ["A"] && !game.hasTyped)
    }

    @Test func aHeldNoteSoundsUntilItsCableIsPulled() async throws {
        let home = try Self.home()
        let keyboard = try Keyboard(home, isPluggedIn: false)
        let game = try Game(home, keyboard: keyboard)
        try await game.see("Press Enter to start")
        try await game.wait("the sequencer is open") { keyboard.isOpened }
        try keyboard.plugIn()
        try await game.wait("the keyboard is connected") { keyboard.isTaken }
        keyboard.hold(64)
        let (on, off) = (Keyboard.Sent(note: 64, velocity: 100), Keyboard.Sent(note: 64, velocity: 0))
        try await game.wait("the tone sounds") {
            keyboard.listen()
            return keyboard.sent[.tones] == [on]
        }
        try await Task.sleep(for: .milliseconds(400))
        keyboard.listen()
        #expect(keyboard.sent[.tones] == [on], "it sounds as long as it is held")
        try keyboard.unplug()
        try await game.wait("the tone ends") {
            keyboard.listen()
            return keyboard.sent[.tones] == [on, off]
        }
        // The light is as long as one that can be seen safely, though the tone was shorter.
        try await game.wait("the light goes out") {
            keyboard.listen()
            return keyboard.sent[.lights]?.last == off
        }
        try keyboard.plugIn()
        try await game.wait("the keyboard is connected again") { keyboard.isTaken }
    }

    @Test func aStormIsNoSoundAndNoWork() async throws {
        let home = try Self.home()
        let keyboard = try Keyboard(home)
        let game = try Game(home, ["--mute"], keyboard: keyboard)
        try await game.see("Press Enter to start")
        try await game.wait("the keyboard is connected") { keyboard.isTaken }
        let storm = try Self.recording("storm")
        let before = try await game.processorTime()
        // 20,000 events, with a note held in each storm and let go at its end.
        for _ in 0..<50 { keyboard.send(recording: storm) }
        keyboard.send(recording: try Self.recording("panic"))
        keyboard.send(recording: try Self.recording("keyboard"))
        keyboard.play([Self.start])
        // Simon's, or already the player's.
        try await game.see("turn")
        let used = try await game.processorTime() - before
        #expect(used < .seconds(2), "20,000 events took \(used)")
        let lights = keyboard.sent[.lights] ?? []
        keyboard.listen()
        #expect(lights.count { $0.velocity == 0 } == lights.count { $0.velocity > 0 })
    }

    @Test func plainModeTakesNotesInThePlayersTurn() async throws {
        let home = try Self.home()
        let keyboard = try Keyboard(home)
        let game = try Game(home, ["--plain", "--game", "simon", "--seed", "7"], keyboard: keyboard)
        try await game.see("Enter starts")
        try await game.wait("the keyboard is connected") { keyboard.isTaken }
        keyboard.play([Self.start])
        try await game.see("Your turn")
        let colour = try #require(Self.notes.keys.first { game.screen.shows("Simon: \($0)") })
        keyboard.play([try #require(Self.notes[colour])])
        try await game.see("Score 1")
    }

    @Test func aGameCanBeLeftToAconnect() async throws {
        let home = try Home(settings: #""midi":false"#)
        let keyboard = try Keyboard(home)
        let game = try Game(home, ["--mute"], keyboard: keyboard)
        try await game.see("Press Enter to start")
        try await game.wait("the sequencer is open") {
            keyboard.listen()
            return keyboard.connected == [0]
        }
        try await game.type("s", see: "Settings")
        game.type(Keys.end + String(repeating: Keys.up, count: 6) + Keys.enter)
        try await game.wait("the keyboard is connected") { keyboard.isTaken }
    }

    @Test func theDoctorTellsPortsAndWhatIsMissing() async throws {
        let home = try Home()
        let keyboard = try Keyboard(home)
        let found = try await Command(
            ["/usr/bin/env"] + keyboard.variables + [SimonBinary.path, "doctor", "--data-dir", home.data],
            home.environment())
        #expect(found.output.contains("Keystation 49 Keystation 49 (20:0): keyboard or controller"))
        #expect(found.status == 0)
        let without = try await Command(
            ["/usr/bin/env", keyboard.variables[0], SimonBinary.path, "doctor", "--data-dir", home.data],
            home.environment())
        #expect(without.output.contains("no /dev/snd/seq"))
        #expect(without.status == 0)
    }

    /// Events as a real keyboard sent them through a real kernel.
    private static func recording(_ name: String) throws -> Data {
        try Data(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../Corpus/midi/\(name).events"))
    }
}
