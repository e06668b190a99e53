import Foundation
import TestSupport
import Testing

/// The commands that need no terminal, and what is said of wrong ones.
@Suite struct CommandLineTests {
    @Test func helpVersionAndLicenceArePrinted() async throws {
        let help = try await Command(Home(), "--help")
        #expect(help.status == 0 && help.errors.isEmpty && !help.output.contains("\u{1B}"))
        let command = try await Command(Home(), "--version")
        #expect(command.status == 0 && command.errors.isEmpty)
        let lines = /simon \d+\.\d+\.\d+(\+[a-z0-9.]+)?\n.* the simon authors; MIT licence\n/
        #expect(command.output.wholeMatch(of: lines) != nil)
    }

    /// In a mount namespace of its own, which root alone may make and some containers do not allow.
    @Test(.enabled { await CommandLineTests.canHideProc() })
    func withoutProcTheCommandLineIsReadAsWell() async throws {
        let command = try await Command(
            [
                "/usr/bin/unshare", "-m", "/bin/sh", "-c", CommandLineTests.hidingProc, SimonBinary.path,
                "--mtue",
            ],
            ["PATH": "/usr/bin:/bin", "LD_LIBRARY_PATH": CommandLineTests.libraries])
        #expect(command.status == 2 && command.errors.contains("did you mean '--mute'?"), "\(command.errors)")
    }

    private static let hidingProc = "mount -t tmpfs none /proc && exec \"$0\" \"$@\""

    private static func canHideProc() async -> Bool {
        let words = ["/usr/bin/unshare", "-m", "/bin/sh", "-c", hidingProc, "/bin/true"]
        return (try? await Command(words, ["PATH": "/usr/bin:/bin"]).status) == 0
    }

    /// Where Swift's own libraries lie: without /proc the loader does not know where the program is, beside which
    /// it looks for them.
    private static var libraries: String {
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let line = maps.split(separator: "\n").first { $0.hasSuffix("/libswiftCore.so") }
        return line.map { "/" + $0.split(separator: "/").dropFirst().dropLast().joined(separator: "/") } ?? ""
    }

    @Test(arguments: [(["--mtue"], "did you mean '--mute'?"), (["\u{1B}[31m"], "simon --help")])
    func wrongUsageIsSaidInOneLine(arguments: [String], words: String) async throws {
        let home = try Home()
        let command = try await Command(home, arguments)
        #expect(command.status == 2 && command.output.isEmpty)
        #expect(command.errors.contains(words) && command.errors.contains("simon --help"))
        #expect(command.errors.split(separator: "\n").count == 1 && !command.errors.contains("\u{1B}"))
    }

    /// Whatever was typed comes back as a hundred characters at most.
    @Test(arguments: [
        ["doctor", "--device"], ["doctor", "--data-dir"], ["tones", "--device"], ["--game"],
        ["scores", "--game"], ["stats", "--data-dir"], ["--seed"], ["replay"], ["share"], ["--beat"],
        ["tones", "--wav"], ["help"], [],
    ])
    func longWordsComeBackShort(words: [String]) async throws {
        for count in [101, 100_000] {
            let word = String(repeating: "w", count: count)
            let home = try Home()
            let isPath = ["--wav", "--data-dir"].contains(words.last)
            let command = try await Command(home, words + [isPath ? home.file("none/" + word) : word])
            let said = command.output + command.errors
            #expect(!said.contains(String(repeating: "w", count: 101)))
        }
    }

    @Test func tonesGoIntoAWaveFile() async throws {
        let home = try Home(.none)
        let command = try await Command(home, "tones", "--wav", home.file("tones.wav"))
        #expect(command.status == 0 && command.output.isEmpty && command.errors.isEmpty)
        // A header of 44 bytes comes before the samples.
        let recording = Recording(path: home.file("tones.wav"), from: 22)
        #expect(recording.tones.map(\.name) == ["do", "re", "mi", "fa", nil])
    }

    @Test func aWaveFileNamedByADashIsStandardOutput() async throws {
        let home = try Home(.none)
        let script = "cd \"$0\" && \"$1\" tones --wav - >tones.wav"
        let words = ["/bin/sh", "-c", script, home.file("."), SimonBinary.path]
        let command = try await Command(words, home.environment())
        #expect(command.status == 0 && command.errors.isEmpty)
        #expect(Recording(path: home.file("tones.wav"), from: 22).tones.count == 5)
        #expect(!FileManager.default.fileExists(atPath: home.file("-")))
    }

    @Test(arguments: [("none/tones.wav", "the folder does not exist"), ("/dev/full", "the disk is full")])
    func aWaveFileThatCannotBeWrittenIsSaid(path: String, reason: String) async throws {
        let home = try Home()
        let command = try await Command(
            home, "tones", "--wav", path.hasPrefix("/") ? path : home.file(path))
        #expect(command.status == 1 && command.output.isEmpty)
        #expect(command.errors.contains(path) && command.errors.contains(reason))
    }

    @Test(arguments: ["scores", "stats", "share"])
    func aFolderThatIsNotThereIsNamed(command: String) async throws {
        let home = try Home()
        let command = try await Command(home, command, "--data-dir", home.file("sores"))
        #expect(command.errors.contains("there is no folder '\(home.file("sores"))'"))
    }

    @Test(arguments: ["scores --json", "scores", "help", "--version", "doctor"])
    func anOutputThatIsFullIsAFailure(words: String) async throws {
        let home = try Home()
        let command = try await Command(
            ["/bin/sh", "-c", "'\(SimonBinary.path)' \(words) > /dev/full"], home.environment())
        #expect(command.status == 1)
        #expect(command.errors == "simon: cannot write to standard output: the disk is full\n")
    }

    @Test func streamsThatAreClosedAreNotMistakenForOthers() async throws {
        let home = try Home()
        func run(_ words: String) async throws -> Command {
            try await Command(
                ["/bin/sh", "-c", "'\(SimonBinary.path)' --data-dir '\(home.data)' \(words)"],
                home.environment())
        }
        let deaf = try await run("--plain --mute <&-")
        #expect(deaf.status == 0 && deaf.output.contains("0 Quit"))
        // As when its reader has gone; the shell may tell of SIGPIPE or die of it too.
        let unheard = try await run("--plain --mute >&-")
        #expect([nil, 128 + 13].contains(unheard.status))
        let dumb = try await run("scores >&-")
        #expect(dumb.status == 1 && dumb.errors.contains("cannot write to standard output"))
        #expect(try await run("--sede <&- >&- 2>&-").status == 2)
    }

    @Test func tonesOfTheToyAreNamedAndPlayed() async throws {
        let home = try Home()
        let command = try await Command(home, "tones", "--tuning", "1978")
        #expect(command.status == 0 && command.errors.isEmpty)
        for (tone, hertz) in zip(home.recording.tones, [310, 252, 415, 209.0]) {
            #expect(abs(tone.cents(from: hertz)) < 0.5)
        }
        for words in ["do      310.00 Hz  red", "fa      209.00 Hz  blue", "buzzer   42.00 Hz  a mistake"] {
            #expect(command.output.contains(words), "\(words)")
        }
    }

    @Test func tonesThatTheDeviceStopsTakingFail() async throws {
        let home = try Home(.clocked(latency: 0))
        async let running = Command(home, "tones")
        for _ in 0..<1_000 where home.recording.isSilent { try await Task.sleep(for: .milliseconds(10)) }
        try home.befall(.deaf)
        let command = try await running
        #expect(
            command.status == 1 && command.errors.contains("the sound server does not answer"), "\(command)")
    }

    @Test(arguments: [["tones"], ["doctor"], ["--plain", "--game", "simon"]])
    func aConfigurationOfSoundThatRefersToItselfIsSaid(words: [String]) async throws {
        let home = try Home()
        try home.write("pcm.!default { @func refer name pcm.default }", to: "asound.conf")
        let command = try await Command([SimonBinary.path] + words, home.environment())
        #expect(
            (command.output + command.errors).contains("ALSA's configuration refers to itself."), "\(command)"
        )
        #expect(command.status == (words.count == 1 ? 1 : 0))
    }

    @Test func aFolderWhoseNameIsNotUTF8IsThatFolder() async throws {
        let home = try Home()
        let script = """
            cd "$HOME"; folder=$(printf 'caf\\351'); mkdir "$folder"
            "$0" tones --wav "$folder/a.wav" && test -s "$folder/a.wav"
            printf '\\nr\\n\\n\\nAda\\n' | "$0" --plain --mute --game simon --seed 1 --data-dir "$folder" > lines
            test -s "$folder/scores.json" && test "$(ls -d caf* | wc -l)" = 1 &&
                 XDG_DATA_HOME="$PWD/$folder" "$0" doctor
            """
        let command = try await Command(["/bin/sh", "-c", script, SimonBinary.path], home.environment())
        #expect(command.status == 0 && command.errors.isEmpty, "\(command)")
    }

    @Test(arguments: [Home.SoundCard.recorder, .none, .missing])
    func theDoctorTellsWhatItFound(card: Home.SoundCard) async throws {
        let home = try Home(card)
        let command = try await Command(home, "doctor", "--data-dir", home.data)
        #expect(command.status == (card == .recorder ? 0 : 1) && command.errors.isEmpty)
        let sound = card == .recorder ? "48000 Hz" : "No sound: there is no sound"
        for words in [sound, "TERM xterm-256color", home.data + "/scores.json"] {
            #expect(command.output.contains(words), "\(words)")
        }
    }

    @Test func theDoctorTellsWhatTheTerminalAnswers() throws {
        let home = try Home(.none)
        let doctor = try PtyProcess(
            [SimonBinary.path, "doctor", "--data-dir", home.data],
            environment: home.environment(["TERM": "xterm", "COLORTERM": ""]))
        doctor.answers = false
        #expect(doctor.waits(for: "\u{1B}[c"))
        let answers = [
            "\u{1B}P>|VTE(7006)\u{1B}\\", "\u{1B}[4;432;720t", "\u{1B}]4;200;rgb:ff/00/d7\u{1B}\\",
            "\u{1B}[?65;52c",
        ]
        doctor.type(answers.joined())
        // Without a sound card nothing would be heard.
        #expect(doctor.end().status == .exited(1))
        for words in [
            "colours: 256", ": VTE(7006)", "a cell has 9 by 18 pixels", "repeats tell", "pictures are not",
            "the clipboard can be",
        ] {
            #expect(doctor.text.contains(words), "\(words) in \(doctor.text)")
        }
        #expect(isSame(doctor.settings, doctor.found) && !doctor.text.contains("65;52"))
    }

    @Test func scoresOfNobodyAreNoError() async throws {
        let home = try Home()
        let table = try await Command(home, "scores")
        #expect(table.status == 0 && table.output == "No scores yet.\n" && table.errors.isEmpty)
        #expect(
            try await Command(home, "scores", "--csv").output
                == "rank,name,score,date,seed,variant,game,seconds,moves,aid\r\n")
        #expect(try await Command(home, "scores", "--json").output.filter { !$0.isWhitespace } == "[]")
        #expect(try home.names(in: ".") == ["asound.conf"])
    }

    @Test(arguments: [
        (
            #"{"version":1,"sound":false}"#, "! settings  sound is off",
            "-> Turn it on: in the game, press s"
        ),
        (#"{"version":1,"volume":0}"#, "! settings  the volume is 0", "-> Turn it up: in the game, press s"),
    ])
    func theDoctorTellsOfSilenceThatIsWanted(settings: String, finding: String, mend: String) async throws {
        let home = try Home()
        let before = try await Command(home, "doctor", "--data-dir", home.data).output
        #expect(
            before.contains("  settings  sound is on, volume 80\n") && !before.contains("! settings"))
        try home.write(settings, to: "data/settings.json")
        let doctor = try await Command(home, "doctor", "--data-dir", home.data)
        #expect(
            doctor.status == 1 && doctor.output.contains(finding) && doctor.output.contains(mend), "\(doctor)"
        )
    }

    @Test(arguments: [Home.SoundCard.none, .missing])
    func theDoctorDoesNotSendToItself(card: Home.SoundCard) async throws {
        let home = try Home(card)
        for device in [[], ["--device", "nowhere"]] {
            let output = try await Command(home, ["doctor", "--data-dir", home.data] + device).output
            #expect(output.contains("No sound") && !output.contains("simon doctor"), "\(output)")
        }
        let tones = try await Command(home, "tones")
        #expect(tones.status == 1 && tones.output.isEmpty && tones.errors.hasPrefix("simon: No sound"))
        #expect(tones.errors.contains("'simon doctor' shows what was looked for"))
    }

    @Test func theDoctorTellsWhatSpeaks() async throws {
        let home = try Home()
        func doctor() async throws -> String {
            try await Command(
                [SimonBinary.path, "doctor", "--data-dir", home.data],
                home.environment(["PATH": home.file("bin")])
            ).output
        }
        #expect(
            try await doctor().contains(
                """
                \nSpeech
                  no spd-say and no espeak-ng: the words of Words are not spoken
                  -> install one: sudo apt-get install espeak-ng\n
                """))
        let list = ["Pty Language", " 5 de", " 5 es", " 5 fr-fr", " 5 it", " 5 pt-br"].joined(separator: "\n")
        try home.install("espeak-ng", "echo '\(list)'")
        let output = try await doctor()
        let path = home.file("bin/espeak-ng")
        #expect(output.contains("\n  \(path): Spanish, French, German, Italian, Portuguese\n"), "\(output)")
        #expect(output.contains("\n  \(path): no voice for English\n  -> install the package"), "\(output)")
    }

    @Test func theDoctorNamesWordListsThatAreBroken() async throws {
        let home = try Home()
        #expect(try await !Command(home, "doctor", "--data-dir", home.data).output.contains("/words"))
        try home.write("{", to: "data/words/mine.json")
        try home.write(#"{"version":1}"#, to: "data/words/yours.json")
        let output = try await Command(home, "doctor", "--data-dir", home.data).output
        #expect(output.contains("words    \(home.data)/words: files that Words can't use\n"))
        #expect(output.contains("-> mine.json is not JSON") && output.contains("-> yours.json: "))
    }

    /// A script that plays to its end, and says who played.
    @Test func theExampleOfTheReadmeIsSavedUnderAName() async throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let example = try #require(readme.firstMatch(of: /printf '(.+)' \| simon --plain (.+)/))
        let home = try Home()
        let lines = example.1.replacing("\\n", with: "\n").split(
            separator: "\n", omittingEmptySubsequences: false)
        let command = try await Command(
            home, plain: example.2.split(separator: " ").map(String.init),
            lines: lines.dropLast().map(String.init))
        #expect(command.status == 0 && command.output.contains("\nSaved.\n"), "\(command.output)")
        #expect(try home.scores().map(\.name) == ["Ada"])
    }
}
