import Foundation
import JSON
import Model
import TestSupport
import Testing

@testable import Repository
@testable import System

/// Our files with anything in them: never a crash, and never a byte of the original gone.
@Suite struct HostileFileTests {
    private static let corpus = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Corpus/json")

    private static func files(_ kind: String) throws -> [(name: String, bytes: [UInt8])] {
        let folder = corpus.appendingPathComponent(kind)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
            ($0, Array(try Data(contentsOf: folder.appendingPathComponent($0))))
        }
    }

    /// The bytes of our own files after some play.
    private static func samples(
        in folder: TemporaryFolder? = nil
    ) throws -> [String: [UInt8]] {
        let folder = try folder ?? TemporaryFolder(isInMemory: true)
        let repository = Repository(folder)
        for score in 1...3 {
            _ = (repository.save(.add(.sample(score))), repository.save(.record(.sample(score))))
        }
        _ = repository.save(.settings(.quiet))
        try repository.history.forEach { _ in true }
        var samples: [String: [UInt8]] = [:]
        for name in ["scores.json", "settings.json", "history.jsonl", "history.index"] {
            samples[name] = Array(try Data(contentsOf: URL(fileURLWithPath: folder.file(name))))
        }
        return samples
    }

    /// Puts bytes in a file's place and uses everything; then looks where the bytes are.
    private func use(_ bytes: [UInt8], as name: String, _ comment: Comment) throws {
        let folder = try TemporaryFolder(isInMemory: true)
        try folder.write(bytes, to: name)
        let repository = Repository(folder)
        let (score, game) = (ScoreEntry.sample(7), GameRecord.sample(7))
        #expect(repository.save(.add(score)) == .saved, comment)
        #expect(repository.save(.settings(.quiet)) == .saved, comment)
        #expect(repository.save(.record(game)) == .saved, comment)
        #expect(try repository.history.last(1) == [game], comment)
        #expect(try repository.history.game(game.id) == game, comment)
        let after = Repository(folder)
        #expect(after.scores.contains(score), comment)
        #expect(!after.settings.sound, comment)
        try expectKept(bytes, as: name, in: folder, repository.notices, comment)
    }

    private func expectKept(
        _ bytes: [UInt8], as name: String, in folder: TemporaryFolder, _ notices: [Notice], _ comment: Comment
    ) throws {
        let aside = try folder.names.first { $0.contains("corrupt") }
        if let aside {
            #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file(aside))) == Data(bytes), comment)
            #expect(notices.contains { if case .movedAside = $0 { true } else { false } }, comment)
        } else if name == "history.jsonl" {
            let now = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
            #expect(now.starts(with: bytes), comment)
        } else if name != "history.index" {
            let old = try #require(try JSON(parsing: bytes).object, comment)
            let new = try #require(try JSON(parsing: Array(try folder.read(name).utf8)).object, comment)
            for member in old.members
            where !["scores", "history", "version"].contains(member.key) && name == "scores.json" {
                #expect(new[member.key]?.text(.compact) == member.value.text(.compact), comment)
            }
            for record in old["scores"]?.array ?? [] {
                let texts = new["scores"]?.array?.map { $0.text(.compact) }
                #expect(texts?.contains(record.text(.compact)) == true, comment)
            }
        }
    }

    @Test(arguments: ["scores.json", "settings.json", "history.jsonl", "history.index"])
    func theCorpus(_ name: String) throws {
        for file in try Self.files("accepted") + Self.files("refused") {
            try use(file.bytes, as: name, "\(file.name) as \(name)")
        }
    }

    @Test func theCorpusAsRecords() throws {
        for file in try Self.files("accepted") where !file.name.contains("mark") && !file.name.contains("60")
        {
            let score = ScoreEntry.sample(8)
            let record = ScoreRecord.json(score).bytes(.compact)
            let text =
                Array("{\"scores\":[".utf8) + file.bytes + [UInt8(ascii: ",")] + record + Array("]}".utf8)
            try use(text, as: "scores.json", "\(file.name) as a record")
            let folder = try TemporaryFolder(isInMemory: true)
            try folder.write(text, to: "scores.json")
            #expect(Repository(folder).scores == [score], "\(file.name) takes a good record with it")
        }
    }

    @Test(arguments: ["scores.json", "settings.json", "history.jsonl", "history.index"])
    func cutOffAnywhere(_ name: String) throws {
        let bytes = try #require(try Self.samples()[name])
        for count in bytes.indices { try use(Array(bytes[..<count]), as: name, "\(name) cut after \(count)") }
    }

    @Test(arguments: ["scores.json", "settings.json", "history.jsonl", "history.index"])
    func aBitFlippedAnywhere(_ name: String) throws {
        let bytes = try #require(try Self.samples()[name])
        for place in bytes.indices {
            var flipped = bytes
            flipped[place] ^= 1 << (place % 8)
            // The version of a newer game is another story, and another test.
            if (try? JSON(parsing: flipped))?.object?["version"]?.integer ?? 0 > 1 { continue }
            try use(flipped, as: name, "\(name), bit \(place % 8) of byte \(place)")
        }
    }

    @Test func aDamagedIndexTellsNothingWrong() throws {
        // The history stays as it is: an index that does not fit it would not even be read.
        let folder = try TemporaryFolder(isInMemory: true)
        let index = try #require(try Self.samples(in: folder)["history.index"])
        for place in index.indices {
            var flipped = index
            flipped[place] ^= 1 << (place % 8)
            try folder.write(flipped, to: "history.index")
            var scores: [Int] = []
            try Repository(folder).history.forEach {
                scores.append($0.score)
                return true
            }
            #expect(scores == [1, 2, 3], "bit \(place % 8) of byte \(place)")
        }
    }
}
