/// The colours of a picture as a PNG of at most 256 has them.
struct Palette {
    /// Sorted by transparency, so that those that can be seen through come first: only they take room in the
    /// chunk that tells it.
    let colours: [UInt32]
    /// The picture's pixels as places in it.
    let indices: [UInt8]

    /// The colours of a picture; of one with more than 256 the lowest bits are given up, as few as possible.
    init(_ image: Image) {
        var bits: UInt32 = 0
        while true {
            let rounded = Self.rounding(bits)
            var seen = Set<UInt32>()
            for pixel in image.pixels {
                seen.insert(rounded(pixel))
                if seen.count > 256 { break }
            }
            if seen.count <= 256 {
                colours = seen.sorted { ($0 & 0xFF, $0) < ($1 & 0xFF, $1) }
                let places = Dictionary(uniqueKeysWithValues: zip(colours, 0...))
                indices = image.pixels.map { UInt8(truncatingIfNeeded: places[rounded($0)] ?? 0) }
                return
            }
            bits += 1
        }
    }

    /// How many colours are not quite there.
    var transparentCount: Int { colours.firstIndex { $0 & 0xFF == 0xFF } ?? colours.count }

    /// Takes the lowest bits of each channel to the middle of what they span; black, white, the wholly clear and
    /// the wholly solid stay what they are. What cannot be seen has no colour.
    private static func rounding(_ bits: UInt32) -> (UInt32) -> UInt32 {
        let low = (UInt32(1) << bits) - 1
        func channel(_ value: UInt32) -> UInt32 {
            value == 0xFF || value == 0 || bits == 0
                ? value : min(0xFE, max(1, value & ~low | (low + 1) >> 1))
        }
        return { pixel in
            let alpha = channel(pixel & 0xFF)
            guard alpha > 0 else { return 0 }
            return channel(pixel >> 24) << 24 | channel(pixel >> 16 & 0xFF) << 16
                | channel(pixel >> 8 & 0xFF) << 8 | alpha
        }
    }
}
