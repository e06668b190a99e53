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

    init(_ colour: Colour, depth: ColourDepth) {
        guard let rgb = colour.rgb, let console = colour.console else {
            self = .standard
            return
        }
        switch depth {
        case .none: self = .standard
        case .sixteen: self = .console(console.rawValue)
        case .indexed: self = .indexed(Ink.nearestIndex(rgb))
        case .truecolor: self = .direct(rgb)
        }
    }

    /// The nearest of xterm's colour cube (16-231) and greys (232-255), by distance in sRGB. The first 16 are
    /// left out: users redefine them.
    static func nearestIndex(_ rgb: UInt32) -> UInt8 {
        let channels = (Int(rgb >> 16 & 0xFF), Int(rgb >> 8 & 0xFF), Int(rgb & 0xFF))
        let steps = (cubeStep(channels.0), cubeStep(channels.1), cubeStep(channels.2))
        let grey = min(23, max(0, ((channels.0 + channels.1 + channels.2) / 3 - 3) / 10))
        let greyLevel = 8 + 10 * grey
        let cubeError =
            square(channels.0 - cubeLevel(steps.0)) + square(channels.1 - cubeLevel(steps.1))
            + square(channels.2 - cubeLevel(steps.2))
        let greyError =
            square(channels.0 - greyLevel) + square(channels.1 - greyLevel) + square(channels.2 - greyLevel)
        if greyError < cubeError { return UInt8(232 + grey) }
        return UInt8(16 + 36 * steps.0 + 6 * steps.1 + steps.2)
    }

    /// The level of a step of the cube: 0, 95, 135, 175, 215, 255.
    private static func cubeLevel(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

    private static func cubeStep(_ level: Int) -> Int { level < 48 ? 0 : level < 115 ? 1 : (level - 35) / 40 }

    private static func square(_ value: Int) -> Int { value * value }
}
