import Foundation
import GameRules
import Model
import TestSupport
import Testing

/// A replay is saved as files of sound and pictures.
@Suite struct ClipTests {
    /// Two rounds of Simon done right and a mistake, at the speed of a person.
    private static let game = SampleGames.simon(rounds: 2, pace: .milliseconds(400))

    private static var code: String { get throws { try ShareCode(game).text } }

    /// A game whose player has thought for twenty minutes.
    private static var longCode: String {
        get throws {
            var session = GameSession<SimonGame>(options: SimonOptions(), seed: 7)
            _ = session.perform(.start, at: .zero)
            _ = session.advance(to: .seconds(1_200))
            _ = session.perform(.press(session.sequence[0] == .red ? .blue : .red), at: .seconds(1_200))
            return try ShareCode(session.record).text
        }
    }

    @Test func soundAndPicturesAreTwoFiles() async throws {
        let home = try Home(.none)
        for other in ["./clip", "../\(URL(filePath: home.path).lastPathComponent)/clip"] {
            let replay = try await Command(
                home, "replay", try Self.code, "--wav", home.file("clip"), "--cast", home.file(other))
            #expect(replay.status == 1 && replay.output.isEmpty)
            #expect(replay.errors == "simon: --wav and --cast need different files\n")
            #expect(!FileManager.default.fileExists(atPath: home.file("clip")))
        }
    }

    @Test func soundAndPicturesOfAGameFit() async throws {
        // Without a sound card, and without a terminal.
        // Without what sounds over the press that earns it.
        let home = try Home(.none, settings: #""fanfares":false"#)
        let (wav, film) = (home.file("game.wav"), home.file("game.cast"))
        let replay = try await Command(
            home, "replay", try Self.code, "--wav", wav, "--cast", film, "--data-dir", home.data)
        #expect(replay.status == 0 && replay.errors.isEmpty)
        #expect(replay.output == "Simon Says, classic: 2. Verified: these moves earn the score of 2.\n")
        let data = try Data(contentsOf: URL(fileURLWithPath: wav))
        let cast = try Cast(film)
        #expect(
            cast.header["width"] as? Int == 80 && cast.header["title"] as? String == "Simon Says, classic: 2")
        // 44 bytes of header, then 48 frames of two bytes a millisecond.
        let length = Double(data.count - 44) / 96_000
        #expect(cast.events.last?.time == length)
        let tones = Recording(path: wav, from: 22).tones
        let names = tones.map { $0.name ?? "buzzer" }
        // At the end the wrong pad, the buzzer and the right pad.
        #expect(names.count == 12 && names.firstIndex(of: "buzzer") == 10 && names[0] == names[1])
        // In the middle of each tone its pad shines; a lit pad has the tone's name between marks.
        for tone in tones where tone.name != nil {
            let screen = cast.screen(at: tone.onset + 0.1)
            #expect(screen.lines.contains { $0.contains(" \(tone.name ?? "?") ◂") }, "\(tone)\n\(screen)")
        }
        let end = cast.screen(at: length)
        #expect(end.shows("Verified: these moves earn the score of 2.") && end.shows("Pressed"))
        #expect(end.strays.isEmpty && end.modes.isOn(25))
    }

    @Test(arguments: [[], ["--stereo"], ["--ascii", "--color", "16"], ["--lang", "es", "--size", "100x30"]])
    func theSameCommandSavesTheSameBytes(options: [String]) async throws {
        let home = try Home(.none)
        var saved: [[Data]] = []
        for _ in 0..<2 {
            let paths = ["a.wav", "a.cast"].map(home.file)
            let words = ["replay", try Self.code, "--wav", paths[0], "--cast", paths[1]] + options
            #expect(try await Command(home, words).status == 0)
            saved.append(try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0)) })
            for path in paths { try FileManager.default.removeItem(atPath: path) }
        }
        #expect(saved[0] == saved[1] && saved[0].allSatisfy { $0.count > 1_000 })
    }

    @Test func whatWasThereIsReplacedAndThatIsSaid() async throws {
        let home = try Home(.none)
        try home.write("something else", to: "game.cast")
        let replay = try await Command(home, "replay", try Self.code, "--cast", home.file("game.cast"))
        #expect(replay.status == 0 && replay.errors == "simon: replaced '\(home.file("game.cast"))'\n")
        #expect(try Cast(home.file("game.cast")).screen(at: 1e9).shows("moves earn"))
    }

    @Test(arguments: [
        ("/dev/full", "the disk is full"),
        ("missing/a", "the folder does not exist; choose a file in"),
        (".", "a folder has that name; choose a file in"),
    ])
    func whatCannotBeSavedIsOneSentenceAndNoHalfFile(name: String, reason: String) async throws {
        let home = try Home(.none)
        let path = name.hasPrefix("/") ? name : home.file(name)
        let before = try home.names(in: "")
        let replay = try await Command(
            home, "replay", try Self.code, "--wav", path, "--cast", home.file("a.cast"))
        #expect(replay.status == 1 && replay.output.isEmpty)
        #expect(replay.errors.hasPrefix("simon: cannot write '\(path)': \(reason)"))
        #expect(replay.errors.count { $0 == "\n" } == 1)
        #expect(
            try home.names(in: "").filter { $0.contains("a.cast") } == before.filter { $0.contains("a.cast") }
        )
    }

    @Test func aBrokenCodeIsNoFile() async throws {
        let home = try Home(.none)
        let replay = try await Command(
            home, "replay", try Self.code.dropLast() + "_", "--wav", home.file("a.wav"))
        #expect(
            replay.status == 1 && replay.errors.hasPrefix("simon: The code is damaged") && !home.has("a.wav"))
    }

    /// The sound's last piece is one too many for the disk, when the pictures are in their place already.
    @Test func whatWasReplacedIsSaidThoughTheOtherFileFails() async throws {
        let home = try Home(.none)
        try home.write("something else", to: "a.cast")
        let (film, sound) = (home.file("a.cast"), home.file("a.wav"))
        // Three seconds are 288,044 bytes, which are written in pieces of 256 KiB or a little more.
        let limited = "trap '' XFSZ; ulimit -f 530; exec \"$@\""
        let code = try ShareCode(GameSession<SimonGame>(options: SimonOptions(), seed: 7).record).text
        let replay = try await Command(
            ["/bin/sh", "-c", limited, "sh", SimonBinary.path, "replay", code]
                + ["--cast", film, "--wav", sound], home.environment())
        #expect(replay.status == 1 && !home.has("a.wav"))
        #expect(replay.errors.contains("simon: replaced '\(film)'\n"), "\(replay.errors)")
        #expect(replay.errors.contains("simon: cannot write '\(sound)'"), "\(replay.errors)")
    }

    /// Who thinks for long has a long clip: on a terminal one sees how far it is.
    @Test func aLongGameTellsHowFarItIs() async throws {
        let home = try Home(.none)
        let game = try Game(
            home, ["replay", try Self.longCode, "--wav", "/dev/null", "--cast", home.file("a.cast")])
        try await game.see("Saving: ")
        try await game.see("Verified: these moves earn the score of 0.")
        #expect(!game.screen.shows("Saving"))
        #expect(try await game.end() == 0)
    }
}
