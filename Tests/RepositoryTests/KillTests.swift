import Foundation
import Model
import TestSupport
import Testing

@testable import Repository

/// Games that are killed at any moment; `SIMON_KILLS=1000` makes it a long run.
@Suite struct KillTests {
    private static let kills = Int(ProcessInfo.processInfo.environment["SIMON_KILLS"] ?? "") ?? 40

    @Test func nothingAcknowledgedIsLost() throws {
        // On a real disk a save takes long enough to be hit in the middle.
        let folder = try TemporaryFolder()
        let log = try TemporaryFolder(isInMemory: true)
        var ledger = AcknowledgedActs()
        var lost = 0
        var strays = 0
        for number in 0..<Self.kills {
            let probe = try Probe([folder.path, "0", String(number)], log: log.file("said"))
            usleep(UInt32.random(in: 1000...80_000))
            probe.kill()
            try ledger.note(try probe.lines())
            strays += try folder.names.count { $0.hasSuffix(".tmp") }
            let after = Repository(folder)
            #expect(after.notices.isEmpty)
            lost += try ledger.settle(after)
            #expect(try !folder.names.contains { $0.hasSuffix(".tmp") || $0.contains("corrupt") })
        }
        #expect(lost == 0)
        #expect(ledger.acknowledged > 0, "the probe never came to save anything")
        print(
            "\(Self.kills) kills, \(ledger.acknowledged) acknowledged, \(lost) lost, \(strays) strays swept up"
        )
    }
}
