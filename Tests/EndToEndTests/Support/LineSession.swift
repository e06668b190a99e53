import Foundation
import Glibc
import TestSupport

/// A run of the game in plain mode, line by line: what is typed depends on what was said.
final class LineSession {
    private let child: Child
    private let (input, output): (Int32, Int32)
    private var rest: [UInt8] = []

    /// Starts the game with pipes in place of its terminal.
    init(_ home: Home, _ arguments: [String]) throws {
        for name in ["typed", "said"] where mkfifo(home.file(name), 0o600) != 0 {
            throw Child.Failure(operation: "mkfifo", code: errno)
        }
        // Open for both ways, or opening would wait for the game's end.
        input = open(home.file("typed"), O_RDWR | O_CLOEXEC)
        output = open(home.file("said"), O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard input >= 0, output >= 0 else { throw Child.Failure(operation: "open", code: errno) }
        child = try Child(
            [SimonBinary.path, "--plain", "--data-dir", home.data] + arguments,
            home.environment(["TERM": "dumb"]), input: home.file("typed"), output: home.file("said"),
            errors: home.file("errors"))
    }

    deinit {
        child.signal(SIGKILL)
        for end in [input, output] { close(end) }
    }

    /// The whole lines that have come since the last call.
    func hear() -> [String] {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = read(output, &buffer, buffer.count)
            guard count > 0 else { break }
            rest += buffer[..<count]
        }
        let pieces = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        rest = Array(pieces.last ?? [])
        return pieces.dropLast().map { String(decoding: $0, as: UTF8.self) }
    }

    /// Types a line.
    func type(_ line: String) {
        _ = Array((line + "\n").utf8).withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    }

    /// Waits for the end, which must be near: the exit code.
    func end() async -> Int32? { await child.end() }
}
