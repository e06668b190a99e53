import Glibc

/// A folder that a measured game lives in, with files and a sound card of its own; gone afterwards.
final class BenchFolder {
    let path: String

    /// nil where none can be made.
    init?() {
        var template = Array("/tmp/simon-bench-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        for folder in ["/dev", "/dev/snd"] { mkdir(path + folder, 0o700) }
        // The tests' card has a clock and notes when each sample is heard; without it nothing is.
        let card = Self.built("libTestCard.so").map {
            """
            pcm_type.simon_test { lib "\($0)" }
            pcm.!default { type simon_test notes "\(path)" latency 0 channels 1 }
            """
        }
        write((card ?? "pcm.!default { type null }") + "\npcm.null { type null }\n", to: "asound.conf")
    }

    deinit {
        // Whatever the game has left there, too.
        guard let shell = PtyProgram(["/bin/rm", "-rf", path], [:]) else { return }
        _ = shell.readUntilQuiet(for: 100)
    }

    /// Writes a small file.
    func write(_ text: String, to name: String) {
        guard let file = fopen(path + "/" + name, "w") else { return }
        fputs(text, file)
        fclose(file)
    }

    /// What a file holds.
    func bytes(of name: String) -> [UInt8]? {
        guard let file = fopen(path + "/" + name, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 20)
        while case let count = fread(&piece, 1, piece.count, file), count > 0 { bytes += piece[..<count] }
        return bytes
    }

    /// What a program is told here.
    var variables: [String: String] {
        [
            "HOME": path, "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/games", "TERM": "xterm-256color",
            "LANG": "C.UTF-8", "ALSA_CONFIG_PATH": path + "/asound.conf",
        ]
    }

    /// The path of something that the build has put beside this program.
    static func built(_ name: String) -> String? {
        guard let own = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(own) }
        let folder = String(cString: own).split(separator: "/").dropLast().joined(separator: "/")
        let path = "/\(folder)/\(name)"
        return access(path, R_OK) == 0 ? path : nil
    }
}
