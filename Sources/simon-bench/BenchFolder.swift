import Foundation

/// A temporary folder for a measured game, with files and its own sound card.
final class BenchFolder {
    let path: String

    init?() {
        guard let path = Self.made() else { return nil }
        self.path = path
        for folder in ["/dev", "/dev/snd"] { mkdir(path + folder, 0o700) }
        // The tests' card has a clock and records when each sample is heard; without it nothing does.
        let card = Self.built("libTestCard.so").map {
            """
            pcm_type.simon_test { lib "\($0)" }
            pcm.!default { type simon_test notes "\(path)" latency 0 channels 1 }
            """
        }
        write((card ?? "pcm.!default { type null }") + "\npcm.null { type null }\n", to: "asound.conf")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    static func made() -> String? {
        let files = FileManager.default
        let path = files.temporaryDirectory.appending(path: "simon-bench-\(UUID())").path
        return (try? files.createDirectory(atPath: path, withIntermediateDirectories: false)).map { path }
    }

    func write(_ text: String, to name: String) {
        _ = FileManager.default.createFile(atPath: path + "/" + name, contents: Data(text.utf8))
    }

    func bytes(of name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path + "/" + name).map(Array.init)
    }

    var variables: [String: String] {
        [
            "HOME": path, "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/games", "TERM": "xterm-256color",
            "LANG": "C.UTF-8", "ALSA_CONFIG_PATH": path + "/asound.conf",
        ]
    }

    /// The path of a product of the same build.
    static func built(_ name: String) -> String? {
        guard let own = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(own) }
        let folder = String(cString: own).split(separator: "/").dropLast().joined(separator: "/")
        let path = "/\(folder)/\(name)"
        return access(path, R_OK) == 0 ? path : nil
    }
}
