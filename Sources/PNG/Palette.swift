struct Palette {
    private static let maxCount = 256

    /// Sorted by transparency, translucent first: only those take room in the transparency chunk.
    let colours: [UInt32]
    /// The pixels as indices into `colours`.
    let indices: [UInt8]

    /// Of more than 256 the most frequent stay, and each other becomes the nearest of them, with the smallest
    /// possible difference per channel.
    init(_ image: Image) {
        var counts: [UInt32: Int] = [:]
        for pixel in image.pixels { counts[pixel, default: 0] += 1 }
        let byCount = counts.keys.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
        var reach = 1
        var leaders = Self.leaders(of: byCount, reach: 0)
        while leaders == nil {
            leaders = Self.leaders(of: byCount, reach: reach)
            reach *= 2
        }
        let standIns = leaders ?? [:]
        let colours = Set(standIns.values).sorted { ($0 & 0xFF, $0) < ($1 & 0xFF, $1) }
        let places = Dictionary(uniqueKeysWithValues: zip(colours, 0...))
        let placesOfAll = standIns.mapValues { UInt8(truncatingIfNeeded: places[$0] ?? 0) }
        indices = image.pixels.map { placesOfAll[$0] ?? 0 }
        self.colours = colours
    }

    var transparentCount: Int { colours.firstIndex { $0 & 0xFF == 0xFF } ?? colours.count }

    /// What each colour becomes when those within `reach` of a more frequent one are merged into it; nil where
    /// more than 256 are left.
    private static func leaders(of colours: [UInt32], reach: Int) -> [UInt32: UInt32]? {
        var leaders: [UInt32] = []
        var result: [UInt32: UInt32] = [:]
        for colour in colours {
            // Transparent and opaque pixels keep their alpha.
            let nearest = reach == 0 || colour & 0xFF == 0 ? nil : nearest(colour, in: leaders, reach: reach)
            if let nearest {
                result[colour] = nearest
            } else {
                guard leaders.count < maxCount else { return nil }
                leaders.append(colour)
                result[colour] = colour
            }
        }
        return result
    }

    private static func nearest(_ colour: UInt32, in leaders: [UInt32], reach: Int) -> UInt32? {
        let isSolid = colour & 0xFF == 0xFF
        var best: (colour: UInt32, distance: Int)?
        for leader in leaders where (leader & 0xFF == 0xFF) == isSolid && leader & 0xFF > 0 {
            let distance = distance(colour, leader)
            if distance <= reach && distance < best?.distance ?? .max { best = (leader, distance) }
        }
        return best?.colour
    }

    private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
        var largest = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            largest = max(largest, abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)))
        }
        return largest
    }
}
