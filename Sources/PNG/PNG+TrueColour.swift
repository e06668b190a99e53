/// True colour without transparency, for pictures of many colours; with further frames an animation, whose first frame is
/// what programs show that know none (W3C's third edition, 5.6 and 11.3.6).
extension PNG {
    /// A part of a picture, which may appear in several frames.
    package struct Part: Sendable {
        fileprivate let box: [UInt8]
        fileprivate let stream: [UInt8]

        package init(_ part: (image: Image, left: Int, top: Int)) {
            box = [part.image.width, part.image.height, part.left, part.top].flatMap(PNG.bytes)
            var channels: [UInt8] = []
            channels.reserveCapacity(3 * part.image.pixels.count)
            for pixel in part.image.pixels {
                for shift: UInt32 in [24, 16, 8] {
                    channels.append(UInt8(truncatingIfNeeded: pixel >> shift))
                }
            }
            stream = PNG.compressed(channels, width: 3 * part.image.width)
        }
    }

    package struct Frame: Sendable {
        fileprivate let part: Part
        fileprivate let milliseconds: Int
        fileprivate let vanishes: Bool

        /// - Parameter vanishes: whether the next frame is drawn as if this one had not been.
        package init(_ part: Part, for time: Duration, vanishes: Bool = false) {
            (self.part, self.vanishes) = (part, vanishes)
            milliseconds = Int(time / .milliseconds(1))
        }

        fileprivate func control(_ number: Int) -> [UInt8] {
            chunk(
                "fcTL",
                [
                    bytes(number), part.box, bytes(milliseconds).suffix(2), bytes(1000).suffix(2),
                    [vanishes ? 2 : 0, 0],
                ]
                .flatMap(\.self))
        }
    }

    /// - Parameters:
    ///   - description: what the picture shows, for who cannot see it.
    ///   - mostBytes: where all frames take more, those after the first are left out until the rest fits.
    package static func encode(
        _ image: Image, for time: Duration = .zero, _ frames: [Frame] = [], mostBytes: Int = .max,
        description: String
    ) -> [UInt8] {
        let still = Part((image, 0, 0))
        var room = mostBytes - 1_000 - description.utf8.count - still.stream.count
        room -= frames.first?.part.stream.count ?? 0
        let fitting = frames.dropFirst().reversed().prefix { frame in
            room -= frame.part.stream.count + 54
            return room >= 0
        }
        let shown = frames.prefix(1) + fitting.reversed()
        // 8 bits a channel, red, green and blue; deflate, filters, no interlacing.
        var file = signature + chunk("IHDR", still.box.prefix(8) + [8, 2, 0, 0, 0]) + text(description)
        if !shown.isEmpty {
            file += chunk("acTL", bytes(shown.count + 1) + bytes(0)) + Frame(still, for: time).control(0)
        }
        file += chunk("IDAT", still.stream)
        for (index, frame) in shown.enumerated() {
            file += frame.control(2 * index + 1) + chunk("fdAT", bytes(2 * index + 2) + frame.part.stream)
        }
        return file + chunk("IEND", [])
    }

    /// Latin-1 where that is enough, as more programs read it.
    private static func text(_ description: String) -> [UInt8] {
        let keyword = Array("Description".utf8) + [0]
        let latin = description.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
        return latin.count == description.unicodeScalars.count
            ? chunk("tEXt", keyword + latin) : chunk("iTXt", keyword + [0, 0, 0, 0] + description.utf8)
    }

    fileprivate static func bytes(_ number: Int) -> [UInt8] { Deflate.bigEndian(UInt32(number)) }
}
