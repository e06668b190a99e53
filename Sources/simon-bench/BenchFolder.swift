import Foundation
import TestSupport

/// A temporary folder for a measured game, with files and its own sound card.
struct BenchFolder {
    let folder: TemporaryFolder
    var path: String { folder.path }

    init?() {
        guard let folder = try? TemporaryFolder() else { return nil }
        self.folder = folder
        for name in ["dev", "dev/snd"] { mkdir(folder.file(name), 0o700) }
        // The tests' card has a clock and records when each sample is heard; without it nothing does.
        let card = Self.built("libTestCard.so").map {
            """
            pcm_type.simon_test { lib "\($0)" }
            pcm.!default { type simon_test notes "\(folder.path)" latency 0 channels 1 }
            """
        }
        let text = (card ?? "pcm.!default { type null }") + "\npcm.null { type null }\n"
        guard (try? folder.write(text, to: "asound.conf")) != nil else { return nil }
    }

    var variables: [String: String] {
        [
            "HOME": path, "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/games", "TERM": "xterm-256color",
            "LANG": "C.UTF-8", "ALSA_CONFIG_PATH": folder.file("asound.conf"),
        ]
    }

    /// The path of a product of the same build.
    static func built(_ name: String) -> String? {
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let path = own.deletingLastPathComponent().appending(path: name).path
        return access(path, R_OK) == 0 ? path : nil
    }
}
