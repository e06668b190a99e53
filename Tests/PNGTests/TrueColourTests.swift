import Testing

@testable import PNG

/// Pictures in true colour, and those that move.
@Suite struct TrueColourTests {
    /// Opaque, with gradients and noise in more colours than a palette has.
    private static func drawing(_ width: Int, _ height: Int) -> Image {
        var image = PNGTests.drawing(width, height, colours: 256)
        for place in image.pixels.indices {
            image.pixels[place] = (image.pixels[place] &+ UInt32(place) << 9) | 0xFF
        }
        return image
    }

    /// Kind and data, in the order of the file.
    private static func chunks(_ file: [UInt8]) -> [(kind: String, data: [UInt8])] {
        var (at, found) = (8, [(String, [UInt8])]())
        while at < file.count {
            let length = number(file[at..<at + 4])
            let data = Array(file[(at + 8)..<(at + 8 + length)])
            found.append((String(decoding: file[(at + 4)..<(at + 8)], as: UTF8.self), data))
            at += 12 + length
        }
        return found
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    @Test(arguments: [(1, 1), (300, 1), (257, 131)])
    func aDecoderReadsThePixelsBack(width: Int, height: Int) throws {
        let image = Self.drawing(width, height)
        #expect(try Decoder.decode(PNG.encode(image, description: "x")) == image)
    }

    @Test(arguments: [("Score 3, Zoë", "tEXt"), ("Łukasz 山", "iTXt")])
    func theDescriptionIsInside(text: String, kind: String) throws {
        let file = PNG.encode(Self.drawing(4, 4), description: text)
        let chunk = try #require(Self.chunks(file).first { $0.kind == kind })
        let rest = chunk.data.dropFirst("Description".utf8.count + (kind == "tEXt" ? 1 : 5))
        #expect(chunk.data.starts(with: Array("Description".utf8) + [0]))
        let latin = String(String.UnicodeScalarView(rest.map { Unicode.Scalar($0) }))
        #expect((kind == "tEXt" ? latin : String(decoding: rest, as: UTF8.self)) == text)
    }

    private static func frames(_ count: Int) -> [PNG.Frame] {
        (0..<count).map { index in
            PNG.Frame(
                PNG.Part((drawing(40, 30), 10 + index, 20)), for: .milliseconds(100 + index),
                vanishes: index % 2 == 1)
        }
    }

    /// As the standard wants it: number of frames, then a control before the data of each, counted through.
    @Test func framesAreCountedThrough() {
        let file = PNG.encode(Self.drawing(80, 60), for: .seconds(2), Self.frames(3), description: "x")
        let chunks = Self.chunks(file)
        #expect(
            chunks.map(\.kind) == [
                "IHDR", "tEXt", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "fcTL", "fdAT",
                "IEND",
            ])
        #expect(chunks[2].data == [0, 0, 0, 4, 0, 0, 0, 0])
        let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.kind) }.map { Self.number($0.data[0..<4]) }
        #expect(numbers == Array(0..<7))
        let third = chunks[9].data
        let fields = stride(from: 4, to: 20, by: 4).map { Self.number(third[$0..<$0 + 4]) }
        #expect(fields == [40, 30, 12, 20] && Self.number(third[20..<22]) == 102)
        #expect(Self.number(third[22..<24]) == 1_000 && third[24...] == [0, 0])
        #expect(chunks[7].data[24...] == [2, 0])
    }

    @Test func framesAfterTheFirstGiveWayToTheLimit() throws {
        let (image, frames) = (Self.drawing(80, 60), Self.frames(20))
        let whole = PNG.encode(image, frames, description: "x")
        let limit = whole.count * 2 / 3
        let file = PNG.encode(image, frames, mostBytes: limit, description: "x")
        let controls = Self.chunks(file).filter { $0.kind == "fcTL" }.map(\.data)
        #expect(file.count <= limit && file.count > limit - 6_000)
        // The first, and the last of the others.
        #expect(Self.number(controls[1][20..<22]) == 100 && controls.last?[20..<22] == [0, 119])
        #expect(controls.count < 18)
    }
}
