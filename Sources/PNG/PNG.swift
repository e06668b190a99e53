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
            + chunk("IDAT", compressed(palette.indices, width: image.width))
            + chunk("IEND", [])
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func chunk(_ type: StaticString, _ data: [UInt8]) -> [UInt8] {
        let body = Array(UnsafeBufferPointer(start: type.utf8Start, count: 4)) + data
        return Deflate.bigEndian(UInt32(data.count)) + body + Deflate.bigEndian(PNGChecksum.crc32(body))
    }

    /// With filter type 0 or 2, the difference from the row above: which is shorter depends on the drawing. Flat areas
    /// and gradients downward are runs of zeros as differences, thin curves are shorter as they are.
    /// - Parameter width: of a row, in bytes.
    static func compressed(_ pixels: [UInt8], width: Int) -> [UInt8] {
        let streams = ([0, 2] as [UInt8]).map { filter in
            var rows: [UInt8] = []
            rows.reserveCapacity(pixels.count + pixels.count / width)
            for row in stride(from: 0, to: pixels.count, by: width) {
                rows.append(filter)
                for index in row..<row + width {
                    let above = filter == 0 || row == 0 ? 0 : pixels[index - width]
                    rows.append(pixels[index] &- above)
                }
            }
            return Deflate.zlibStream(rows)
        }
        return streams[0].count < streams[1].count ? streams[0] : streams[1]
    }
}
