import Testing

@testable import PNG

/// Reads a PNG back, with a palette or in true colour, as far as it is needed to compare pixels.
struct Decoder {
    static func decode(_ file: [UInt8]) throws -> Image {
        #expect(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var chunks: [String: [UInt8]] = [:]
        var at = 8
        while at < file.count {
            let length = number(file[at..<at + 4])
            let body = file[at + 4..<at + 8 + length]
            let checksum = at + 8 + length
            #expect(UInt32(number(file[checksum..<checksum + 4])) == PNGChecksum.crc32(body))
            chunks[String(decoding: body.prefix(4), as: UTF8.self)] = Array(body.dropFirst(4))
            at += 12 + length
        }
        let header = try #require(chunks["IHDR"])
        let isIndexed = header[9] == 3
        #expect(header[8] == 8 && (isIndexed || header[9] == 2) && header[10...] == [0, 0, 0])
        #expect(chunks["IEND"] == [])
        var image = Image(width: number(header[0..<4]), height: number(header[4..<8]))
        let stream = try #require(chunks["IDAT"])
        let rows = try Inflater.inflate(Array(stream[2..<stream.count - 4]))
        #expect(UInt32(number(stream.suffix(4))) == PNGChecksum.adler32(rows))
        #expect(number(stream[0..<2]) % 31 == 0)
        let indices = try unfiltered(rows, width: image.width * (isIndexed ? 1 : 3))
        guard isIndexed else {
            image.pixels = stride(from: 0, to: indices.count, by: 3).map { place in
                indices[place..<place + 3].reduce(0) { ($0 | UInt32($1)) << 8 } | 0xFF
            }
            return image
        }
        let palette = try #require(chunks["PLTE"])
        let alphas = chunks["tRNS"] ?? []
        image.pixels = indices.map { index in
            let alpha = index < alphas.count ? alphas[index] : 255
            let place = 3 * index
            return palette[place..<place + 3].reduce(0) { ($0 | UInt32($1)) << 8 } | UInt32(alpha)
        }
        return image
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    /// Undoes filter types 0 (none) and 2 (up).
    private static func unfiltered(_ rows: [UInt8], width: Int) throws -> [Int] {
        var above = [UInt8](repeating: 0, count: width)
        var result: [Int] = []
        for start in stride(from: 0, to: rows.count, by: width + 1) {
            try #require(rows[start] == 0 || rows[start] == 2)
            let row = rows[start + 1...start + width]
            above = rows[start] == 0 ? Array(row) : zip(row, above).map { $0 &+ $1 }
            result += above.map(Int.init)
        }
        return result
    }
}
