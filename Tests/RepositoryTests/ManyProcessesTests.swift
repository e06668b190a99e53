import Foundation
import Model
import TestSupport
import Testing

@testable import Repository

/// Eight games at once; `SIMON_SCORES=1000` makes it a long run.
@Suite struct ManyProcessesTests {
    private static let scores = ProcessInfo.processInfo.environment["SIMON_SCORES"] ?? "25"

    @Test func nothingIsLostAndNothingComesBack() throws {
        let folder = try TemporaryFolder(isInMemory: true)
        let log = try TemporaryFolder(isInMemory: true)
        let probes = try (0..<8).map {
            try Probe([folder.path, Self.scores, String($0)], log: log.file("said-\($0)"))
        }
        for probe in probes { #expect(probe.wait() == 0) }
        // Deletes may hit another's score, and are final: they are taken down last.
        let said = try probes.flatMap { try $0.lines() }
        let deletes = said.filter { $0.contains("delete") }
        var ledger = AcknowledgedActs()
        try ledger.note(said.filter { !$0.contains("delete") } + deletes)
        let after = Repository(folder)
        #expect(after.notices.isEmpty)
        let lost = try ledger.settle(after)
        #expect(lost == 0)
        #expect(ledger.doubtful == nil)
        print("8 processes, \(ledger.acknowledged) acknowledged, \(after.scores.count) scores, \(lost) lost")
    }
}
