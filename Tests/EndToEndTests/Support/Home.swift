import Foundation
import TestSupport
import Testing

/// Whatever a run of the game may touch: a folder of its own with files and a sound card that is a file.
final class Home: Sendable {
    /// What libasound finds.
    enum SoundCard: Hashable {
        /// What is played goes into a file, sample by sample.
        case recorder
        /// No configuration at all.
        case none
        /// A default device that leads to a card that is not there.
        case missing
        /// A sound server that does not answer: a pipe that nobody reads.
        case hanging
        /// A card with a clock, heard so many milliseconds late; `trouble` befalls it.
        case clocked(latency: Int, channels: Int = 1)
    }

    /// What can befall a clocked card, by the words that it knows.
    enum Trouble: String {
        /// None.
        case well
        /// It is pulled out.
        case gone
        /// Another program takes it.
        case busy
        /// It does not wake up from the system's sleep.
        case asleep
        /// It did, but what was open is not any more.
        case dozing
        /// It takes nothing and does not say why.
        case deaf
        /// Its driver breaks the thread that plays: it reads from nowhere, traps, gives up, fills the stack.
        case crashing, trapping, aborting, overflowing
    }

    private let folder: TemporaryFolder

    /// - Parameter settings: members of the settings file; none, and there is no such file.
    init(_ card: SoundCard = .recorder, settings: String = "") throws {
        folder = try TemporaryFolder()
        let configuration =
            switch card {
            case .recorder:
                """
                pcm.!default { type file file "\(folder.path)/sound.raw" format raw slave.pcm null }
                pcm.null { type null }
                """
            case .none: ""
            case .missing: "pcm.!default { type hw card 31 }\n"
            case .hanging:
                """
                pcm.!default { type file file "\(folder.path)/pipe" format raw slave.pcm null }
                pcm.null { type null }
                """
            case .clocked(let latency, let channels):
                """
                pcm_type.simon_test { lib "\(SimonBinary.testCard)" }
                pcm.!default { type simon_test notes "\(folder.path)" latency \(latency) channels \(channels) }
                """
            }
        if case .hanging = card { mkfifo(file("pipe"), 0o600) }
        try configuration.write(toFile: file("asound.conf"), atomically: true, encoding: .utf8)
        if !settings.isEmpty { try write(#"{"version":1,\#(settings)}"#, to: "data/settings.json") }
    }

    /// The folder's own path.
    var path: String { folder.path }

    /// The path of something in it.
    func file(_ name: String) -> String { folder.path + "/" + name }

    /// Where `--data-dir` leads to.
    var data: String { file("data") }

    /// The text of a file.
    func text(_ name: String) throws -> String { try String(contentsOfFile: file(name), encoding: .utf8) }

    /// Whether there is such a file.
    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name)) }

    /// The names in a folder, sorted.
    func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file(folder)).sorted()
    }

    /// Access rights as chmod(1) writes them.
    func rights(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file(name))[.posixPermissions] as? Int
    }

    /// Writes a file, and makes its folder.
    func write(_ text: String, to name: String) throws {
        let place = URL(fileURLWithPath: file(name))
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }

    /// Writes a shell's script as a command of its folder `bin`. Another process does it: a script that this one had
    /// open could not be run while a game forked meanwhile still has it open too.
    func install(_ command: String, _ script: String) throws {
        let writer = Process()
        writer.executableURL = URL(filePath: "/bin/sh")
        writer.arguments = [
            "-c", "mkdir -p \"$1\" && printf '#!/bin/sh\\n%s\\n' \"$3\" > \"$1/$2\" && chmod +x \"$1/$2\"",
            "sh",
            file("bin"), command, script,
        ]
        try writer.run()
        writer.waitUntilExit()
        #expect(writer.terminationStatus == 0)
    }

    /// A JSON file's object.
    func json(_ name: String) throws -> [String: Any] {
        let data = try Data(contentsOf: URL(fileURLWithPath: file(name)))
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// Lets something befall the clocked card, at once.
    func befall(_ trouble: Trouble) throws { try write(trouble.rawValue, to: "card") }

    /// What has been played so far.
    var recording: Recording { Recording(path: file("sound.raw")) }

    /// The environment of a program that lives here, and nothing of this process's.
    func environment(_ changes: [String: String?] = [:]) -> [String: String] {
        let base: [String: String?] = [
            "HOME": path, "PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm-256color",
            "LANG": "C.UTF-8", "TZ": "Asia/Kolkata", "ALSA_CONFIG_PATH": file("asound.conf"),
        ]
        return base.merging(changes) { _, new in new }.compactMapValues { $0 }
    }
}

extension Home {
    /// An entry of the scores file, as the file tells it.
    struct Score: Hashable {
        let name: String
        let points: Int
        let moves: Int?
        let date: String
    }

    /// The entries of the scores file.
    func scores(_ file: String = "data/scores.json") throws -> [Score] {
        guard has(file) else { return [] }
        let entries = try json(file)["scores"] as? [[String: Any]] ?? []
        return entries.map { entry in
            Score(
                name: entry["name"] as? String ?? "?", points: entry["score"] as? Int ?? -1,
                moves: entry["moves"] as? Int, date: entry["date"] as? String ?? "?")
        }
    }

    /// A time of the file on the clocks of `TZ`, which are five hours and a half ahead.
    func localTime(of date: String) -> String {
        guard let moment = try? Date(date, strategy: .iso8601) else { return "?" }
        let ahead = moment.addingTimeInterval(5.5 * 3_600).formatted(.iso8601)
        return String(ahead.prefix(16)).replacing("T", with: " ")
    }
}
