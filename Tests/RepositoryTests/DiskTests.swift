import Foundation
import Glibc
import Model
import TestSupport
import Testing

@testable import Repository

/// Disks that are really full or read-only.
@Suite(
    .enabled(if: SmallDisk.isPermitted, "mounting a disk for the test is not permitted here (it takes root)"))
struct DiskTests {
    @Test func aFullDiskKeepsTheScoreUntilThereIsRoom() throws {
        let disk = try SmallDisk()
        let old = (0..<100).map { ScoreEntry.sample($0) }
        let before = Repository(disk.folder)
        for entry in old { #expect(before.save(.add(entry)) == .saved) }
        #expect(before.save(.record(.sample())) == .saved)
        try disk.fill()
        let score = ScoreEntry.sample(500)
        var game = GameRecord.sample(500)
        // More than is left of the history's last page on the disk.
        game.moves = String(repeating: "m", count: 5000)
        let repository = Repository(disk.folder)
        #expect(repository.notices.isEmpty)
        for change in [Change.add(score), .record(game), .settings(.quiet)] {
            #expect(repository.save(change).reason?.code == ENOSPC)
        }
        #expect(repository.scores.contains(score))
        #expect(try #require(repository.flush().json).contains(score.id.uuidString))
        #expect(Set(Repository(disk.folder).scores) == Set(old))
        #expect(try Repository(disk.folder).history.last(9).count == 1)
        try disk.makeRoom()
        #expect(repository.flush().json == nil)
        let after = Repository(disk.folder)
        #expect(Set(after.scores) == Set(old + [score]))
        #expect(after.settings == .quiet)
        #expect(try after.history.last(9).first == game)
        #expect(try !disk.folder.names.contains { $0.hasSuffix(".tmp") })
    }

    @Test func aReadOnlyDiskIsReadAndSaid() throws {
        let disk = try SmallDisk()
        let old = ScoreEntry.sample()
        _ = (Repository(disk.folder).save(.add(old)), Repository(disk.folder).save(.record(.sample())))
        try disk.mount(readOnly: true)
        let repository = Repository(disk.folder)
        #expect(repository.scores == [old])
        #expect(repository.notices.isEmpty)
        let score = ScoreEntry.sample(500)
        for change in [Change.add(score), .record(.sample()), .settings(.quiet)] {
            #expect(repository.save(change).reason?.code == EROFS)
        }
        #expect(try repository.history.last(9).count == 1)
        try repository.history.forEach { _ in true }
        try disk.mount(readOnly: false)
        #expect(repository.flush().json == nil)
        #expect(Set(Repository(disk.folder).scores) == [old, score])
    }

    @Test func aDamagedFileOnAReadOnlyDiskStays() throws {
        let disk = try SmallDisk()
        try disk.folder.write("{", to: "scores.json")
        try disk.mount(readOnly: true)
        let repository = Repository(disk.folder)
        guard case .damagedAndLeftAlone? = repository.notices.first else {
            Issue.record("not said")
            return
        }
        #expect(try disk.folder.read("scores.json") == "{")
    }
}

/// A disk of 64 kilobytes in memory, mounted over a temporary folder.
final class SmallDisk {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try #require(Glibc.mount("simon", folder.path, "tmpfs", 0, "size=64k") == 0)
    }

    deinit { umount2(folder.path, Int32(MNT_DETACH)) }

    static var isPermitted: Bool { (try? SmallDisk()) != nil }

    func mount(readOnly: Bool) throws {
        let flags = MS_REMOUNT | (readOnly ? MS_RDONLY : 0)
        try #require(Glibc.mount("simon", folder.path, "tmpfs", UInt(flags), nil) == 0)
    }

    func fill() throws {
        let descriptor = open(folder.file("filler"), O_CREAT | O_WRONLY, 0o600)
        let byte: [UInt8] = [0]
        while write(descriptor, byte, 1) == 1 {}
        close(descriptor)
    }

    func makeRoom() throws { try FileManager.default.removeItem(atPath: folder.file("filler")) }
}
