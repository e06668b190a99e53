/// A colour reduced to a terminal's depth.
enum Ink: Hashable, Sendable {
    case standard
    case console(UInt8)
    case indexed(UInt8)
    case direct(UInt32)

    /// Unique, in 26 bits: hashed at once, where a case and its payload would be hashed one by one.
    var code: Int {
        switch self {
        case .standard: 0
        case .console(let number): 1 << 24 | Int(number)
        case .indexed(let number): 2 << 24 | Int(number)
        case .direct(let rgb): 3 << 24 | Int(rgb)
        }
    }

    var isBright: Bool { if case .console(let number) = self { number > 7 } else { false } }

    init(_ colour: Colour, depth: ColourDepth, evensYellow: Bool = false) {
        guard let rgb = colour.rgb, let console = colour.console else {
            self = .standard
            return
        }
        switch depth {
        case .none: self = .standard
        case .sixteen: self = .console(console.rawValue)
        case .indexed where evensYellow && [.yellow, .brightYellow].contains(console):
            self = .indexed(Ink.nearestIndex(rgb & 0xFF_00FF | rgb >> 8 & 0xFF00))
        case .indexed: self = .indexed(Ink.nearestIndex(rgb))
        case .truecolor: self = .direct(rgb)
        }
    }

    /// The nearest of xterm's colour cube (16-231) and greys (232-255), by distance in sRGB. The first 16 are
    /// left out: users redefine them.
    static func nearestIndex(_ rgb: UInt32) -> UInt8 {
        let channels = SIMD3(Int(rgb >> 16 & 0xFF), Int(rgb >> 8 & 0xFF), Int(rgb & 0xFF))
        let steps = SIMD3(cubeStep(channels.x), cubeStep(channels.y), cubeStep(channels.z))
        let cube = SIMD3(cubeLevel(steps.x), cubeLevel(steps.y), cubeLevel(steps.z))
        let grey = min(23, max(0, (channels.wrappedSum() / 3 - 3) / 10))
        func error(_ levels: SIMD3<Int>) -> Int {
            ((channels &- levels) &* (channels &- levels)).wrappedSum()
        }
        if error(SIMD3(repeating: 8 + 10 * grey)) < error(cube) { return UInt8(232 + grey) }
        return UInt8(16 + 36 * steps.x + 6 * steps.y + steps.z)
    }

    /// The level of a step of the cube: 0, 95, 135, 175, 215, 255.
    private static func cubeLevel(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

    private static func cubeStep(_ level: Int) -> Int { level < 48 ? 0 : level < 115 ? 1 : (level - 35) / 40 }
}
