import Foundation
import Glibc
import TestSupport

@testable import TerminalCore

/// A screen of a real terminal emulator: a tmux of its own whose only pane shows what is fed to it.
final class TmuxScreen {
    struct Failure: Error {
        let what: String
    }

    private let size: Size
    private let folder: TemporaryFolder
    private let tmux: Tmux
    private let pipe: FileHandle
    private var serial = 0

    init(size: Size) throws {
        self.size = size
        folder = try TemporaryFolder()
        let fifo = folder.file("fifo")
        guard mkfifo(fifo, 0o600) == 0, let pipe = FileHandle(forUpdatingAtPath: fifo) else {
            throw Failure(what: "mkfifo")
        }
        self.pipe = pipe
        tmux = try Tmux(
            ["stty raw -echo; exec cat '\(fifo)'"], [:], columns: size.width + 1, rows: size.height,
            configuration: [
                "set -g status off", "set -g default-size \(size.width + 1)x\(size.height)",
            ])
    }

    /// Feeds bytes and returns what the screen then shows.
    func show(_ bytes: [UInt8]) throws -> ScreenModel {
        serial += 1
        // Captures leave out erased cells, whatever their ground, unless something stands to their right.
        let posts = (1...size.height).map { "\u{1B}[\($0);\(size.width + 1)H\u{1B}[m|" }.joined()
        // The title comes after everything before it has been taken in.
        try pipe.write(contentsOf: bytes + Array("\(posts)\u{1B}]2;frame \(serial)\u{1B}\\".utf8))
        var tries = 0
        while try title() != "frame \(serial)" {
            tries += 1
            guard tries < 2000 else { throw Failure(what: "tmux does not take frame \(serial)") }
            usleep(1000)
        }
        return try captured()
    }

    private func title() throws -> String {
        try tmux.run(["display-message", "-p", "#{pane_title}"]).trimmingCharacters(in: .newlines)
    }

    private func captured() throws -> ScreenModel {
        var screen = ScreenModel(size: size)
        let text = try tmux.run(["capture-pane", "-p", "-e", "-N"])
        for (y, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard y < size.height else { break }
            screen.feed(Array("\u{1B}[\(y + 1)H\(line.dropLast())".utf8))
        }
        return screen
    }
}
