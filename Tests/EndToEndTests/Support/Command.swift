import Foundation

/// What a command printed, and how it ended.
struct Command {
    /// Its exit code; nil when a signal ended it.
    let status: Int32?
    let output: String
    let errors: String

    /// Runs the program without a terminal, to its end.
    init(_ home: Home, _ arguments: String...) throws { try self.init(home, arguments) }

    /// Runs the program without a terminal, to its end.
    init(_ home: Home, _ arguments: [String]) throws {
        try self.init([SimonBinary.path] + arguments, home.environment())
    }

    /// Runs any program to its end.
    init(_ words: [String], _ environment: [String: String]) throws {
        // Files, not pipes: a process that outlives the program could keep a pipe open.
        let notes = try TemporaryFolder()
        let (output, errors) = (notes.path + "/output", notes.path + "/errors")
        status = try Child(words, environment, output: output, errors: errors).wait()
        self.output = try String(contentsOfFile: output, encoding: .utf8)
        self.errors = try String(contentsOfFile: errors, encoding: .utf8)
    }
}
