import Foundation
import Glibc

@testable import TerminalCore

/// A screen of a real terminal emulator: a tmux of its own whose only pane shows what is fed to it.
final class TmuxScreen {
    struct Failure: Error {
        let what: String
    }

    private static let path = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }
    static var isInstalled: Bool { path != nil }

    private let size: Size
    private let folder: URL
    private let pipe: FileHandle
    private var serial = 0

    init(size: Size) throws {
        self.size = size
        folder = FileManager.default.temporaryDirectory.appending(path: "simon-tmux-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let configuration = folder.appending(path: "conf")
        try "set -g status off\nset -g default-size \(size.width + 1)x\(size.height)\n".write(
            to: configuration, atomically: true, encoding: .utf8)
        let fifo = folder.appending(path: "fifo").path
        guard mkfifo(fifo, 0o600) == 0, let pipe = FileHandle(forUpdatingAtPath: fifo) else {
            throw Failure(what: "mkfifo")
        }
        self.pipe = pipe
        try tmux(
            "-f", configuration.path, "new-session", "-d", "-x", "\(size.width + 1)", "-y", "\(size.height)",
            "stty raw -echo; exec cat '\(fifo)'")
    }

    deinit {
        _ = try? tmux("kill-server")
        try? FileManager.default.removeItem(at: folder)
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
        try tmux("display-message", "-p", "#{pane_title}").trimmingCharacters(in: .newlines)
    }

    private func captured() throws -> ScreenModel {
        var screen = ScreenModel(size: size)
        let text = try tmux("capture-pane", "-p", "-e", "-N")
        for (y, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard y < size.height else { break }
            screen.feed(Array("\u{1B}[\(y + 1)H\(line.dropLast())".utf8))
        }
        return screen
    }

    /// Through a shell: Foundation's `Process` waits for the server too, which its client leaves behind.
    @discardableResult
    private func tmux(_ arguments: String...) throws -> String {
        guard let path = TmuxScreen.path else { throw Failure(what: "no tmux") }
        let words = ["-u", "-S", folder.appending(path: "socket").path] + arguments
        let quoted = words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
        guard let output = popen("LC_ALL=C.UTF-8 TERM=xterm-256color \(path) \(quoted) 2>/dev/null", "r")
        else {
            throw Failure(what: "popen")
        }
        defer { pclose(output) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&buffer, 1, buffer.count, output), count > 0 {
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
