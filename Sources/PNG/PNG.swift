/// Writes pictures as PNG (ISO/IEC 15948, W3C's third edition): here with a palette, as drawings have few colours.
package enum PNG {
    /// With more than 256 colours the rarer ones become the nearest of the others.
    package static func encode(_ image: Image) -> [UInt8] {
        let palette = Palette(image)
        var header = Deflate.bigEndian(UInt32(image.width)) + Deflate.bigEndian(UInt32(image.height))
        // 8 bits a pixel, indexed; deflate, filters, no interlacing.
        header += [8, 3, 0, 0, 0]
        let colours = palette.colours.flatMap { Deflate.bigEndian($0).dropLast() }
        let alphas = palette.colours.prefix(palette.transparentCount).map { UInt8($0 & 0xFF) }
        return signature + chunk("IHDR", header) + chunk("PLTE", colours)
            + (alphas.isEmpty ? [] : chunk("tRNS", alphas))
            + chunk("IDAT", Deflate.zlibStream(filtered(palette.indices, width: image.width)))
            + chunk("IEND", [])
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func chunk(_ type: StaticString, _ data: [UInt8]) -> [UInt8] {
        let body = Array(UnsafeBufferPointer(start: type.utf8Start, count: 4)) + data
        return Deflate.bigEndian(UInt32(data.count)) + body + Deflate.bigEndian(PNGChecksum.crc32(body))
    }

    /// Filter type 2 (difference from the row above): where a drawing repeats, that is a run of zeros, which
    /// deflate stores in fewer bits than a match.
    /// - Parameter width: of a row, in bytes.
    static func filtered(_ pixels: [UInt8], width: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pixels.count + pixels.count / width)
        for row in stride(from: 0, to: pixels.count, by: width) {
            bytes.append(row == 0 ? 0 : 2)
            for index in row..<row + width {
                bytes.append(row == 0 ? pixels[index] : pixels[index] &- pixels[index - width])
            }
        }
        return bytes
    }
}
