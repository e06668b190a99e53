import Foundation

/// What a command printed, and how it ended.
struct Command {
    let status: Int32
    let output: String
    let errors: String

    /// Runs the program without a terminal, to its end.
    init(_ home: Home, _ arguments: String..., environment: [String: String?] = [:]) throws {
        // Files, not pipes: other programs that start meanwhile could keep a pipe open.
        let notes = try TemporaryFolder()
        let (output, errors) = (notes.path + "/output", notes.path + "/errors")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: SimonBinary.path)
        process.arguments = arguments
        process.environment = home.environment(environment)
        process.standardOutput = try Self.file(output)
        process.standardError = try Self.file(errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        self.output = try String(contentsOfFile: output, encoding: .utf8)
        self.errors = try String(contentsOfFile: errors, encoding: .utf8)
    }

    private static func file(_ path: String) throws -> FileHandle {
        try Data().write(to: URL(fileURLWithPath: path))
        return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }
}
