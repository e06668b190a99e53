import Foundation
import Glibc
import TestSupport
import Testing

/// A run of the game in a pseudo-terminal, with what its player sees and types.
final class Game {
    let home: Home
    private(set) var screen: TextScreen
    private let session: ShellSession
    private let eyes = Eyes()
    /// Who else looks at every frame.
    private var onFrame: ((TextScreen) -> Void)?
    /// Whether anything has been typed: who plays by mouse alone types nothing.
    private(set) var hasTyped = false

    /// Starts the game with its files in the home's data folder.
    ///
    /// - Parameters:
    ///   - arguments: the command line; nil for the data folder's option in the environment's place.
    ///   - limits: a shell's script that runs its arguments, under limits say.
    ///   - gamepad: what the game finds in `/dev/input`; nil for the machine's own.
    ///   - keyboard: what it finds at the sequencer, likewise.
    ///   - errors: a file for standard error, or nil for the terminal.
    init(
        _ home: Home, _ arguments: [String] = [], usesDataFolder: Bool = true, limits: String? = nil,
        gamepad: Gamepad? = nil, keyboard: Keyboard? = nil, environment: [String: String?] = [:],
        columns: Int = 80, rows: Int = 24, errors: String? = nil
    ) throws {
        self.home = home
        screen = TextScreen(columns: columns, rows: rows)
        // What the game is preloaded with is nothing for the shell that starts it.
        var words = limits.map { ["/bin/sh", "-c", $0] } ?? []
        let preloaded = (gamepad?.variables ?? []) + (keyboard?.variables ?? [])
        words += preloaded.isEmpty ? [] : ["/usr/bin/env"] + preloaded
        words += [SimonBinary.path] + (usesDataFolder ? ["--data-dir", home.data] : []) + arguments
        session = try ShellSession(
            words[0], Array(words.dropFirst()),
            environment: home.environment(environment), columns: columns, rows: rows, errors: errors)
    }

    // MARK: - Waiting

    /// A condition did not come about in time.
    struct TooLate: Error, CustomStringConvertible {
        let description: String
    }

    /// The game has written what no terminal asks for.
    struct Strays: Error { let found: [String] }

    /// Waits until a condition holds, reading meanwhile what the game writes. Nobody looks at half a frame.
    func wait(
        _ what: String, within limit: Duration = .seconds(25), until condition: () throws -> Bool
    ) async throws {
        var waiting = WaitLimit(limit)
        while true {
            pump()
            guard screen.strays.isEmpty else { throw Strays(found: screen.strays) }
            if try (!screen.isInFrame || session.hasEnded) && condition() { return }
            guard waiting.allowsAnotherLook() else {
                throw TooLate(description: "waited in vain until \(what); on the screen:\n\(screen)")
            }
            try await Task.sleep(for: waiting.pause)
        }
    }

    /// Waits until a text is on the screen, or has been in a frame since: Simon's first turn lasts a second, and a
    /// busy machine may look away for longer.
    func see(_ text: String, within limit: Duration = .seconds(25)) async throws {
        var hasPassed = false
        onFrame = { hasPassed = hasPassed || $0.shows(text) }
        defer { onFrame = nil }
        try await wait("'\(text)' shows", within: limit) { hasPassed || screen.shows(text) }
    }

    /// Waits until the splash is or has been on the screen.
    func seeSplash() async throws {
        try await wait("the splash shows") {
            eyes.sawSplash || screen.shows("Simon Says") || screen.shows("Enter")
        }
    }

    /// Waits until a text is on the screen no more.
    func seeNo(_ text: String) async throws { try await wait("'\(text)' is gone") { !screen.shows(text) } }

    /// Types keys and waits until a text is on the screen.
    func type(_ keys: String, see text: String) async throws {
        type(keys)
        try await see(text)
    }

    /// Waits until the cards of Words, which are all seen at first, are so no more.
    func seeCardsFaceDown() async throws {
        try await wait("the cards lie face down") {
            screen.shows("Found 0 of 8") && !screen.shows("Memorize")
        }
    }

    /// Whether it has ended.
    var hasEnded: Bool { session.hasEnded }

    /// Waits for the end, which gives the terminal back unless nobody was asked; the exit code as the shell has it.
    func end(sourceLocation: SourceLocation = #_sourceLocation) async throws -> Int32 {
        try await wait("the game ends") { session.hasEnded }
        pump()
        let status = session.status ?? -1
        #expect(status == 128 + SIGKILL || isTerminalAsFound, sourceLocation: sourceLocation)
        #expect(screen.strays.isEmpty, sourceLocation: sourceLocation)
        return status
    }

    /// Quits on the screen of a game.
    func quit(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        type("q")
        #expect(try await end() == 0, sourceLocation: sourceLocation)
    }

    /// Presses Ctrl+C.
    func interrupt(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        type(Keys.control("c"))
        #expect(try await end() == 130, sourceLocation: sourceLocation)
    }

    /// Waits until so many tones have been played to their end.
    func hear(_ count: Int) async throws {
        var length = -1
        var tones: [HeardTone] = []
        try await wait("\(count) tones have been heard") {
            let recording = home.recording
            if recording.samples.count != length { tones = recording.tones }
            length = recording.samples.count
            return tones.count >= count
        }
    }

    private func pump() {
        for piece in session.read() {
            screen.onFrame = { [eyes, onFrame] in
                eyes.look($0, at: piece.seconds)
                onFrame?($0)
            }
            screen.feed(piece.bytes)
            // Commands write lines and no frames.
            if !screen.isInFrame { onFrame?(screen) }
        }
        if !screen.answers.isEmpty {
            session.terminal.write(screen.answers)
            screen.answers = []
        }
    }

    // MARK: - What the player does

    /// Types characters, or keys by the sequences of `Keys`.
    func type(_ keys: String) {
        hasTyped = true
        session.terminal.write(Array(keys.utf8))
    }

    /// Types more than a terminal takes at once; returns when it has taken all of it.
    func flood(_ keys: String, within limit: Duration) async throws {
        hasTyped = true
        var rest = Array(keys.utf8)[...]
        try await wait("all that was typed has been taken", within: limit) {
            rest = rest.dropFirst(session.terminal.write(Array(rest.prefix(4_096))))
            return rest.isEmpty
        }
    }

    /// Presses the left button over a cell and lets it go: SGR reports (1006), which count from 1.
    func click(_ cell: TextScreen.Place) {
        let place = "\(cell.column + 1);\(cell.row + 1)"
        session.terminal.write(Array("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m".utf8))
    }

    /// Skips the splash, by a key that means nothing on the game screen, should that come first.
    @discardableResult
    func enter() async throws -> Game {
        try await seeSplash()
        type("x")
        try await seeStart()
        return self
    }

    /// Waits until a game can be started; Match asks for a name first.
    func seeStart() async throws {
        try await wait("a game can be started") {
            screen.shows("Press Enter to start") || screen.shows("Enter, then type a name")
        }
    }

    func resize(columns: Int, rows: Int) {
        screen.resize(columns: columns, rows: rows)
        session.terminal.resize(columns: columns, rows: rows)
    }

    /// Sends a signal to the game.
    func signal(_ number: Int32) async throws {
        try await wait("the game has started") { session.hasStarted }
        session.signal(number)
    }

    /// The processor time that the game has used.
    func processorTime() async throws -> Duration {
        // Until its process is known it is 0, which means this one.
        try await wait("the game has started") { session.hasStarted }
        var clock = clockid_t()
        var time = timespec()
        try #require(clock_getcpuclockid(session.process, &clock) == 0 && clock_gettime(clock, &time) == 0)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// Whether the terminal's settings and modes are those from before the game.
    var isTerminalAsFound: Bool {
        isSame(session.terminal.settings, session.terminal.found) && screen.modes == .untouched
    }

    /// Whether the game reads keys one by one.
    var isRaw: Bool { session.terminal.settings.c_lflag & tcflag_t(ICANON) == 0 }

    // MARK: - Playing

    /// The pads that Simon has shown in his last turn, read off the screen.
    var shown: [String] { eyes.shown }

    /// Waits until a pad has been lit so many times, however short.
    func seeLit(_ pad: String, times: Int = 1) async throws {
        try await wait("the \(pad) pad has been lit") { eyes.flashes[pad, default: 0] >= times }
    }

    /// When Simon has lit which pad, in seconds of CLOCK_MONOTONIC.
    var lights: [Eyes.Light] { eyes.lights }

    /// How often the player's turn has come.
    var turns: Int { eyes.turns }

    /// Waits for the player's turn in the round of a number, and gives what Simon has shown.
    func watch(round: Int) async throws -> [String] {
        try await wait("Simon has shown round \(round)") { eyes.turns >= round }
        return eyes.shown
    }

    /// Waits until so many rounds are right: Simon has begun the next.
    func seeRight(rounds: Int) async throws {
        try await wait("\(rounds) rounds are right") { eyes.turns > rounds }
    }

    /// Presses pads by their first letters.
    func press(_ pads: [String]) { type(pads.map { String($0.prefix(1)) }.joined()) }

    /// Starts, plays so many rounds and presses a wrong pad in the next; the score is the number of rounds.
    func play(rounds: Int) async throws {
        let before = turns
        type(Keys.enter)
        for round in 1...rounds + 1 {
            try await wait("the player's turn in round \(round)") { turns >= before + round }
            press(round <= rounds ? shown : [shown.first == "red" ? "blue" : "red"])
        }
        try await see("Game over")
        try await see("Name")
    }

    /// Skips the splash and plays a game of a round to the prompt for a name.
    @discardableResult
    func playToTheEnd() async throws -> Game {
        try await enter().play(rounds: 1)
        return self
    }

    /// The same, and gives a name.
    @discardableResult
    func playAndSave(_ name: String = "Ada") async throws -> Game {
        try await playToTheEnd().type(name + Keys.enter, see: "Press Enter to start")
        return self
    }
}
