import Foundation
import Testing

/// The program of the article "A tone in ten lines".
struct ExampleTests {
    private static let article =
        #filePath.replacing("Tests/ToneSynthTests/ExampleTests.swift", with: "")
        + "Sources/ToneSynth/ToneSynth.docc/ToneInTenLines.md"
    private static let source =
        #filePath.replacing("ToneSynthTests/ExampleTests.swift", with: "")
        + "ToneExample/main.swift"

    @Test func theArticleShowsIt() throws {
        let program = try String(contentsOfFile: Self.source, encoding: .utf8)
        let article = try String(contentsOfFile: Self.article, encoding: .utf8)
        #expect(article.contains("```swift\n\(program)```\n"))
        #expect(program.split(separator: "\n", omittingEmptySubsequences: false).count <= 11)
    }

    /// The default device is a file here: a second of 440 Hz, and the silence that follows every tone.
    @Test func itPlaysItsTone() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "simon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (sound, configuration) = (
            folder.appending(path: "tone.raw"), folder.appending(path: "asound.conf")
        )
        try Data(
            "pcm.default { type file slave.pcm { type null } file \"\(sound.path)\" format raw }".utf8
        ).write(to: configuration)
        let process = Process()
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(filePath: tests).deletingLastPathComponent().appending(
            path: "ToneExample")
        process.environment = ["ALSA_CONFIG_PATH": configuration.path]
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let said = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && said.isEmpty, "\(String(decoding: said, as: UTF8.self))")
        let bytes = try Data(contentsOf: sound)
        let samples = bytes.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
        #expect(samples.count > 48_000 && samples[48_000...].allSatisfy { $0 == 0 })
        // The wave rises through zero once a period.
        let tone = samples.prefix(48_000)
        let rises = zip(tone, tone.dropFirst()).count { $0 <= 0 && $1 > 0 }
        #expect(abs(rises - 440) <= 2)
    }
}
