import Foundation
import Glibc
import Model
import Synchronization
import TestSupport
import Testing

@testable import Repository
@testable import System

/// Files that are larger than any of ours are said to be, and not read.
@Suite struct LargeFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(isInMemory: true) }

    /// A file without a block on the disk.
    private func makeSparse(_ name: String, size: Int) throws {
        try folder.write("", to: name)
        #expect(truncate(folder.file(name), size) == 0)
    }

    @Test(arguments: [("scores.json", Repository.maxScoresSize + 1), ("settings.json", 1 << 20 + 1)])
    func aFileOfRecords(_ name: String, _ size: Int) throws {
        try makeSparse(name, size: size)
        let repository = Repository(folder)
        #expect(repository.notices == [.leftAlone(.tooLarge(path: folder.file(name)))])
        #expect(repository.canReadScores == (name != "scores.json"))
    }

    @Test(arguments: [HistoryFile.maxSize + 1, 1 << 40]) func aHistory(_ size: Int) throws {
        try makeSparse("history.jsonl", size: size)
        let history = Repository(folder).history
        let error = FileError.tooLarge(path: folder.file("history.jsonl"))
        #expect(throws: error) { try history.last(1) }
        #expect(throws: error) { try history.forEach { _ in true } }
        #expect(throws: error) { try history.game(UUID()) }
        #expect(throws: error) { _ = try history.version }
        history.prepare()
        #expect(try !folder.names.contains("history.index"))
    }

    @Test func emptyLinesAreSteppedOver() throws {
        let game = GameRecord.sample(7)
        let line = String(decoding: GameRecordLine.bytes(game), as: UTF8.self)
        let gap = String(repeating: "\n", count: NewFile.blockSize + 3)
        try folder.write(gap + line + gap + gap + line + gap, to: "history.jsonl")
        let file = HistoryFile(path: folder.file("history.jsonl"), system: .live)
        var offsets: [Int] = []
        try file.forEachLine { line, offset in
            #expect(GameRecordLine.game(line) == game)
            offsets.append(offset)
            return true
        }
        #expect(offsets == [gap.count, 3 * gap.count + line.count])
        #expect(try Repository(folder).history.last(9) == [game, game])
        #expect(try Repository(folder).history.last(1) == [game])
    }

    @Test func progressIsTold() throws {
        try folder.write(
            [UInt8](repeating: UInt8(ascii: "x"), count: 4 * NewFile.blockSize), to: "history.jsonl")
        let parts = Parts()
        try Repository(folder).history.reporting { parts.append($0) }.forEach { _ in true }
        #expect(parts.all.suffix(4) == [0.25, 0.5, 0.75, 1])
    }

    @Test func anIndexThatIsADeviceIsNotReplaced() throws {
        try FileManager.makeLink(at: folder.file("history.index"), to: "target")
        #expect(mkfifo(folder.file("target"), 0o600) == 0)
        let game = GameRecord.sample()
        #expect(Repository(folder).save(.record(game)) == .saved)
        #expect(try Repository(folder).history.game(game.id) == game)
        var status = stat()
        #expect(stat(folder.file("target"), &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }
}

/// What was told, from whichever thread.
private final class Parts: Sendable {
    private let parts = Mutex<[Double]>([])
    var all: [Double] { parts.withLock { $0 } }
    func append(_ part: Double) { parts.withLock { $0.append(part) } }
}
