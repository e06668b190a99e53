import Foundation
import Testing

/// The helper program `RepositoryProbe`, run as a process of its own.
struct Probe {
    private let process = Process()
    private let log: URL

    /// Starts it; what it says goes to a file, which outlives it however it ends.
    init(_ arguments: [String], log: String) throws {
        self.log = URL(fileURLWithPath: log)
        try Data().write(to: self.log)
        process.executableURL = try Self.program()
        process.arguments = arguments
        process.standardOutput = try FileHandle(forWritingTo: self.log)
        try process.run()
    }

    /// Ends it at once, whatever it is doing.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Waits until it has ended by itself, and gives its exit code.
    func wait() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// What it has said, line by line; a line that the end has cut off is not among them.
    func lines() throws -> [Substring] {
        let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    /// It is built beside the tests; `SIMON_PROBE` names another build of it for long runs.
    private static func program() throws -> URL {
        if let other = ProcessInfo.processInfo.environment["SIMON_PROBE"] {
            return URL(fileURLWithPath: other)
        }
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(
            "RepositoryProbe")
        try #require(
            FileManager.default.isExecutableFile(atPath: program.path), "\(program.path) is not built")
        return program
    }
}
