import Foundation
import GameRules
import Model
import Testing

/// What the commands say of files that are not as they should be.
@Suite struct StorageCommandsTests {
    private static let id = "00000001-0000-0000-0000-000000000000"

    /// A folder with one game that earned a point; its files claim what they are told to.
    private func home(history: Int, leaderboard: Int) throws -> Home {
        var session = GameSession<SimonGame>(options: SimonOptions(), seed: 7)
        _ = session.perform(.start, at: .zero)
        while case .simonsTurn = session.phase, let due = session.deadline { _ = session.advance(to: due) }
        _ = session.perform(.press(session.answer[0]), at: session.time + .milliseconds(400))
        let code = try ShareCode(session.record).text
        let home = try Home()
        let facts = #""date":"2026-11-20T12:00:00Z","game":"simon","id":"\#(Self.id)","variant":"classic""#
        try home.write(
            #"{\#(facts),"milliseconds":1000,"moves":"\#(code)","options":{},"score":\#(history),"seed":"7"}"#
                + "\n",
            to: "data/history.jsonl")
        try home.write(
            #"{"version":1,"scores":[{\#(facts),"name":"Ada","score":\#(leaderboard)}]}"#,
            to: "data/scores.json")
        return home
    }

    @Test func aReplayComparesWithWhatTheFilesSay() async throws {
        let honest = try home(history: 1, leaderboard: 1)
        let replay = try await Command(honest, "replay", Self.id, "--data-dir", honest.data)
        #expect(replay.status == 0 && replay.output.contains("given up with a score of "), "\(replay)")
        let raised = try home(history: 88, leaderboard: 88)
        let verdict = try await Command(raised, "replay", Self.id, "--data-dir", raised.data)
        #expect(verdict.status == 1)
        #expect(
            verdict.output.hasSuffix("But the history says 88. But the leaderboard says 88.\n"), "\(verdict)")
    }

    @Test func scoresThatCannotBeReadAreNotAnEmptyList() async throws {
        let home = try Home()
        try home.write(#"{"version":2}"#, to: "data/scores.json")
        for format in ["--json", "--csv"] {
            let command = try await Command(home, "scores", format, "--data-dir", home.data)
            #expect(command.status == 1 && command.output.isEmpty)
            #expect(command.errors.contains("written by a newer simon"))
        }
    }

    @Test func theDoctorTriesToSave() async throws {
        let home = try Home()
        let well = try await Command(home, "doctor", "--data-dir", home.data)
        #expect(well.status == 0 && well.output.contains("saving   works"), "\(well)")
        for file in ["data/scores.json.corrupt-20261120T120000Z", "data/settings.json.corrupt-1"] {
            try home.write("{", to: file)
            let told = try await Command(home, "doctor", "--data-dir", home.data)
            #expect(told.output.contains("\(home.file(file)) is a damaged file from earlier"), "\(told)")
        }
        // One that is moved aside just now is told once.
        try home.write("{", to: "data/scores.json")
        let moved = try await Command(home, "doctor", "--data-dir", home.data).output
        let told = moved.split(separator: "\n").filter { $0.contains("scores.json.corrupt-") }
        #expect(moved.contains("It was renamed") && told.count == 2, "\(moved)")
        try FileManager.default.createDirectory(
            atPath: home.file("data/history.jsonl"), withIntermediateDirectories: true)
        let ill = try await Command(home, "doctor", "--data-dir", home.data)
        #expect(ill.status == 1 && ill.output.contains("saving   does not work\n"), "\(ill)")
        #expect(ill.output.contains("history.jsonl is a folder, not a file"))
    }

    @Test func theDoctorSurvivesALimitThatAGameSurvives() async throws {
        let home = try Home()
        // The limit is not for what the test reads.
        let script = #"{ ulimit -f 1; "$0" doctor --data-dir "$1"; echo "status $?"; } | cat"#
        let doctor = try await Command(
            ["/bin/sh", "-c", script, SimonBinary.path, home.data], home.environment())
        #expect(
            doctor.output.contains("saving   does not work\n") && doctor.output.hasSuffix("status 1\n"),
            "\(doctor)")
    }

    @Test(.enabled(if: getuid() == 0)) func rootLeavesNothingInAHomeOfSomebodyElse() async throws {
        let home = try Home()
        #expect(chown(home.path, 54_321, 54_321) == 0)
        for words in [[], ["--plain"], ["scores"], ["doctor"]] {
            let command = try await Command([SimonBinary.path] + words, home.environment())
            #expect(command.status == 1, "\(command)")
            #expect(
                (command.errors + command.output).contains(
                    "\(home.path) is another user's; start simon without sudo"))
        }
        #expect(try home.names(in: ".").filter { $0 != "sound.raw" } == ["asound.conf"])
    }

    @Test(arguments: ["stats", "share"]) func aHistoryOfATerabyteIsRefusedAtOnce(_ command: String)
        async throws
    {
        let home = try home(history: 1, leaderboard: 1)
        #expect(truncate(home.file("data/history.jsonl"), 1 << 40) == 0)
        let run = try await Command(home, command, "--data-dir", home.data)
        #expect(run.status == 1 && run.errors.contains("larger than any file of this game"), "\(run)")
    }

    @Test func aLongEnvironmentIsRepeatedInPart() async throws {
        let home = try Home()
        let word = String(repeating: "x", count: 100_000)
        var environment = home.environment(["TERM": word])
        environment["COLORTERM"] = word
        let doctor = try await Command([SimonBinary.path, "doctor"], environment)
        #expect(doctor.output.split(separator: "\n").allSatisfy { $0.count < 300 })
    }
}
