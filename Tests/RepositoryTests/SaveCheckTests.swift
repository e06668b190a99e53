import Foundation
import Glibc
import Model
import TestSupport
import Testing

@testable import Repository
@testable import System

/// What keeps a folder from being saved to is found before a score is lost.
@Suite struct SaveCheckTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(isInMemory: true) }

    @Test func aGoodFolderHasNoErrorsAndNothingIsLeft() throws {
        _ = Repository(folder).save(.record(.sample()))
        let before = try folder.names
        #expect(Repository(folder).saveErrors().isEmpty)
        #expect(try folder.names == before)
    }

    @Test(arguments: ["scores.json", "history.jsonl", "settings.json"])
    func aFolderInTheWay(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: folder.file(name), withIntermediateDirectories: false)
        #expect(Repository(folder).saveErrors().contains(.notAFile(.folder, path: folder.file(name))))
    }

    @Test(arguments: ["scores.json", "history.jsonl", "settings.json"])
    func aLinkIntoAMissingFolder(_ name: String) throws {
        try FileManager.makeLink(at: folder.file(name), to: "missing/file")
        #expect(Repository(folder).saveErrors().map(\.code).contains(ENOENT))
    }

    @Test(arguments: ["scores.lock", "settings.lock"]) func aLinkedLock(_ name: String) throws {
        try FileManager.makeLink(at: folder.file(name), to: "other")
        let repository = Repository(folder)
        #expect(repository.saveErrors().contains(.linkedLock(path: folder.file(name))))
        let outcomes = [repository.save(.add(.sample())), repository.save(.settings(.quiet))]
        #expect(outcomes.contains(.pending(.linkedLock(path: folder.file(name)))))
    }

    @Test(arguments: [EROFS, EACCES, ENOSPC]) func aDiskThatRefuses(_ code: Int32) throws {
        let faulty = FaultySystem(.every(code == ENOSPC ? .write : .open, code: code))
        #expect(Repository(folder, system: faulty.system).saveErrors().map(\.code).contains(code))
        #expect(try !folder.names.contains { $0.hasSuffix(".tmp") })
    }
}
