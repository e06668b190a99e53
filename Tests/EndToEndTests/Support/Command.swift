import Foundation

/// What a command printed, and how it ended.
struct Command {
    let status: Int32
    let output: String
    let errors: String

    /// Runs the program without a terminal, to its end.
    init(_ home: Home, _ arguments: String..., environment: [String: String?] = [:]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: SimonBinary.path)
        process.arguments = arguments
        process.environment = home.environment(environment)
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // Nothing that is asked for here fills a pipe.
        process.waitUntilExit()
        status = process.terminationStatus
        self.output = Self.text(output)
        self.errors = Self.text(errors)
    }

    private static func text(_ pipe: Pipe) -> String {
        String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}
