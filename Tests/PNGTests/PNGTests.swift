import Foundation
import Testing

@testable import PNG

@Suite struct PNGTests {
    /// A drawing with runs, gradients, edges and noise, of up to 256 colours and all degrees of transparency.
    static func drawing(_ width: Int, _ height: Int, colours: Int) -> Image {
        var image = Image(width: width, height: height)
        var noise: UInt32 = 7
        for y in 0..<height {
            for x in 0..<width {
                noise = noise &* 1_664_525 &+ 1_013_904_223
                let kind = (x / 16 + y / 16) % 3
                let value = kind == 0 ? 0 : kind == 1 ? UInt32(x + y) : noise >> 20
                let place = value % UInt32(colours)
                image[x, y] =
                    place << 24 | (place &* 7 & 0xFF) << 16 | (255 - place) << 8
                    | (place % 2 == 0 ? 255 : place | 1)
            }
        }
        return image
    }

    @Test(arguments: [(1, 1, 1), (1, 40, 3), (300, 1, 200), (64, 64, 2), (257, 131, 256)])
    func aDecoderReadsThePixelsBack(width: Int, height: Int, colours: Int) throws {
        let image = Self.drawing(width, height, colours: colours)
        #expect(try Decoder.decode(PNG.encode(image)) == image)
    }

    @Test func coloursBeyondAPaletteBecomeTheirNearest() throws {
        var image = Image(width: 100, height: 100)
        for y in 0..<100 {
            for x in 0..<100 { image[x, y] = UInt32(x) << 24 | UInt32(y) << 16 | UInt32(x) << 8 | 0xFF }
        }
        let read = try Decoder.decode(PNG.encode(image))
        for (before, after) in zip(image.pixels, read.pixels) {
            for shift: UInt32 in [24, 16, 8] {
                #expect(abs(Int(before >> shift & 0xFF) - Int(after >> shift & 0xFF)) <= 16)
            }
            #expect(after & 0xFF == 0xFF)
        }
    }

    @Test func whatIsFlatTakesNextToNothing() {
        var image = Image(width: 500, height: 500)
        image.pixels = Array(repeating: 0x1234_56FF, count: image.pixels.count)
        // 250,500 bytes in matches of 258, 2 bits each.
        #expect(PNG.encode(image).count < 400)
    }

    @Test func checksumsAreThoseOfTheStandards() {
        #expect(PNGChecksum.crc32("123456789".utf8) == 0xCBF4_3926)
        #expect(PNGChecksum.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
        let long = [UInt8](repeating: 0xFF, count: 100_000)
        let (low, high) = long.reduce(into: (1, 0)) { sum, byte in
            sum.0 = (sum.0 + Int(byte)) % 65521
            sum.1 = (sum.1 + sum.0) % 65521
        }
        #expect(PNGChecksum.adler32(long) == UInt32(high << 16 | low))
    }

    @Test(.enabled(if: Tool.python != nil, "needs Python"))
    func pythonsZlibReadsIt() throws {
        let image = Self.drawing(257, 131, colours: 256)
        let script = """
            import sys, struct, zlib
            data = sys.stdin.buffer.read()
            assert data[:8] == b'\\x89PNG\\r\\n\\x1a\\n'
            at, idat = 8, b''
            while at < len(data):
                length, kind = struct.unpack('>I4s', data[at:at + 8])
                body = data[at + 8:at + 8 + length]
                assert struct.unpack('>I', data[at + 8 + length:at + 12 + length])[0] == zlib.crc32(kind + body)
                if kind == b'IDAT': idat += body
                at += 12 + length
            print(kind.decode(), len(zlib.decompress(idat)))
            """
        #expect(try Tool.run(Tool.python, ["-c", script], PNG.encode(image)) == "IEND \(258 * 131)\n")
    }

    @Test(.enabled(if: Tool.pngcheck != nil, "needs pngcheck"))
    func pngcheckFindsNothingWrong() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(PNG.encode(Self.drawing(257, 131, colours: 256))).write(to: file)
        #expect(try Tool.run(Tool.pngcheck, ["-q", file.path()], []) == "")
    }
}
