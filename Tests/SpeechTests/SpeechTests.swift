import System
import Foundation
import Testing

@testable import Speech

/// Speech through scripts that write down what they are told.
@MainActor @Suite final class SpeechTests {
    private let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/simon-speech-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private var searchPath: String { "relative:/nowhere:" + folder }
    private var environment: [String: String] { ["PATH": searchPath] }

    /// Links a command's name to a program that is there already: a script that was just written may still
    /// be open in a process forked meanwhile, and then cannot be run.
    private func install(_ name: String, as program: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/" + name, withDestinationPath: program)
    }

    @Test func theBetterCommandIsFoundFirst() throws {
        #expect(InstalledCommand<SpeechCommand>(in: searchPath) == nil)
        try install("espeak-ng", as: "/bin/true")
        #expect(InstalledCommand<SpeechCommand>(in: searchPath)?.command == .espeak)
        try install("spd-say", as: "/bin/true")
        #expect(InstalledCommand<SpeechCommand>(in: searchPath)?.command == .dispatcher)
    }

    @Test(arguments: SpeechCommand.allCases)
    func aTextIsNeverAnOption(command: SpeechCommand) {
        let words = command.arguments("--help", language: "pt-BR")
        #expect(words.suffix(2) == ["--", "--help"])
        #expect(words.contains { $0.lowercased().contains("pt-br") })
    }

    @Test func whatCannotBeSaidIsNoTrouble() throws {
        let speech = Speech(try EventLoop(), environment: [:])
        speech.say("perro", language: "es")
        speech.close()
    }

    /// By a program that never comes to an end.
    @Test func sayingTakesNoTime() throws {
        try install("spd-say", as: "/usr/bin/yes")
        let speech = Speech(try EventLoop(), environment: environment)
        let start = ContinuousClock.now
        for _ in 0..<100 { speech.say("mariposa", language: "es") }
        #expect(ContinuousClock.now - start < .seconds(10))
        speech.close()
    }
}
