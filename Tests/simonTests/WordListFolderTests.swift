import Foundation
import GameRules
import Model
import TestSupport
import Testing

@testable import simon

@Suite struct WordListFolderTests {
    private let data: TemporaryFolder
    private var folder: String { data.path }

    init() throws {
        data = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: data.file("words"), withIntermediateDirectories: false)
    }

    private func write(_ text: String, _ name: String) throws { try data.write(text, to: "words/" + name) }
    private var own: [WordListFile] { Array(WordListFolder.files(dataFolder: folder).dropFirst(5)) }

    @Test func whatShipsCanBeReadAndTheFirstIsTheStandard() throws {
        let lists = try WordListFolder.files(dataFolder: "/nowhere").map { try $0.list() }
        #expect(lists.map(\.second.name) == ["Spanish", "French", "German", "Italian", "Portuguese"])
        #expect(lists.first?.name == .standard)
    }

    @Test func theirOwnFollowByName() throws {
        try write("b", "b.json")
        try write("a", "a.json")
        try write("no list", "notes.txt")
        try write("hidden", ".c.json")
        #expect(own.map(\.name) == ["a.json", "b.json"])
        #expect(own.map(\.content) == [.bytes(Array("a".utf8)), .bytes(Array("b".utf8))])
    }

    @Test func whatIsNoFileSaysSo() throws {
        try FileManager.default.createDirectory(
            atPath: folder + "/words/folder.json", withIntermediateDirectories: true)
        #expect(own.map(\.content) == [.unreadable("Is a directory")])
    }

    @Test func aPipeDoesNotHoldTheGameUp() throws {
        #expect(mkfifo(folder + "/words/pipe.json", 0o600) == 0)
        #expect(throws: WordListError.self) { try own[0].list() }
    }

    @Test func moreThanAListMayHaveIsNotReadToItsEnd() throws {
        try write(String(repeating: " ", count: 3 << 20), "large.json")
        guard case .bytes(let bytes)? = own.first?.content else {
            Issue.record("the file is not read")
            return
        }
        #expect(bytes.count < 2 << 20)
        #expect(throws: WordListError.self) { try own[0].list() }
    }

    @Test func whatIsNoListIsTold() throws {
        #expect(WordListFolder.errors(dataFolder: folder).isEmpty)
        try write("{", "broken.json")
        let shipped = try #require(WordListFolder.files(dataFolder: "/nowhere").first)
        guard case .bytes(let bytes) = shipped.content else { return }
        try write(String(decoding: bytes, as: UTF8.self), "copy.json")
        try write(
            String(decoding: bytes, as: UTF8.self).replacing(
                "\"\(try shipped.list().name.string)\"", with: "\"mine\""),
            "mine.json")
        #expect(WordListFolder.errors(dataFolder: folder).map(\.file) == ["broken.json", "copy.json"])
        let lists = WordListFolder.lists(dataFolder: folder)
        #expect(lists.count == 6 && lists.last?.name.string == "mine")
    }
}
