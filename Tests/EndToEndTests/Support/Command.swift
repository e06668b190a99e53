import Foundation
import TestSupport

/// What a command printed, and how it ended.
struct Command {
    /// Its exit code; nil when a signal ended it.
    let status: Int32?
    let output: String
    let errors: String

    /// Runs the program without a terminal, to its end.
    init(_ home: Home, _ arguments: String...) async throws { try await self.init(home, arguments) }

    /// Runs the program without a terminal, to its end.
    init(_ home: Home, _ arguments: [String]) async throws {
        try await self.init([SimonBinary.path] + arguments, home.environment())
    }

    /// Runs the program in plain mode with these lines as its input, to its end.
    init(_ home: Home, plain arguments: [String], lines: [String]) async throws {
        try home.write(lines.map { $0 + "\n" }.joined(), to: "lines")
        try await self.init(
            [SimonBinary.path, "--plain", "--data-dir", home.data] + arguments,
            home.environment(["TERM": "dumb"]),
            input: home.file("lines"))
    }

    /// Runs any program to its end.
    init(_ words: [String], _ environment: [String: String], input: String = "/dev/null") async throws {
        // Files, not pipes: a process that outlives the program could keep a pipe open.
        let notes = try TemporaryFolder()
        let (output, errors) = (notes.path + "/output", notes.path + "/errors")
        status = try await Child(words, environment, input: input, output: output, errors: errors).end()
        self.output = try String(contentsOfFile: output, encoding: .utf8)
        self.errors = try String(contentsOfFile: errors, encoding: .utf8)
    }
}
