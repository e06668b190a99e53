import Foundation
import Testing

/// Tools of others that know PNG, where they are installed.
enum Tool {
    static let python = path("python3")
    static let pngcheck = path("pngcheck")

    private static func path(_ name: String) -> URL? {
        ["/usr/bin/", "/usr/local/bin/"].map { URL(filePath: $0 + name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
    }

    /// What a tool says of bytes.
    static func run(_ tool: URL?, _ arguments: [String], _ input: [UInt8]) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(input).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let output = Pipe()
        process.executableURL = tool
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self)
    }
}
