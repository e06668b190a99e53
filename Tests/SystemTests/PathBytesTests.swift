import TestSupport
import Testing

@testable import System

/// Paths of bytes that are no UTF-8.
@Suite struct PathBytesTests {
    @Test(arguments: [
        Array("plain".utf8), Array("café".utf8), [0x63, 0xE9], [0xFF, 0x2F, 0x80], Array("\u{10FFFF}".utf8),
        Array("\u{10FF80}é".utf8), Array("\u{10FF7F}".utf8),
    ])
    func everyPathIsFoundAgain(bytes: [UInt8]) {
        let text = Path.text(bytes)
        #expect(Path.bytes(text).map(UInt8.init(bitPattern:)) == bytes + [0])
        #expect(
            Path.bytes("é/" + text + "/b").map(UInt8.init(bitPattern:)) == Array("é/".utf8) + bytes + [
                0x2F, 0x62, 0,
            ])
    }

    @Test func utf8StaysAsItIs() {
        #expect(Path.text(Array("café".utf8)) == "café")
        #expect(Path.text([0x63, 0xE9]) != Path.text([0x63, 0xE8]))
    }

    @Test func suchAFileIsWrittenListedReadAndRemoved() throws {
        let folder = try TemporaryFolder()
        let path = folder.file(Path.text([0xE9, 0xFE]))
        let system = FileSystem.live
        var file = try NewFile(at: path)
        try file.write([1, 2, 3])
        try file.finish()
        #expect(try system.list(folder.path) == [Path.name(of: path)])
        #expect(try system.beginning(of: path, atMost: 9) == [1, 2, 3])
        try system.remove(path)
        #expect(try system.list(folder.path).isEmpty)
    }
}
