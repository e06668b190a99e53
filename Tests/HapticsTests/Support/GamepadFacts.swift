import Foundation

/// What is known of gamepads on Linux: the facts of the tables in Debian 12's openmw-data and libsdl2, read in 2026.
struct GamepadFacts {
    let bus, vendor, product, version: UInt16
    /// The lower, right, left and upper face button, back and start, by SDL's numbers; nil for one that it lacks.
    let buttons: [Int?]
    /// Up, right, down and left where they are buttons; nil where a hat or axes are.
    let arrows: [Int]?

    init(_ line: Substring) {
        let words = line.split(separator: " ")
        let numbers = words.prefix(4).map { UInt16($0, radix: 16) ?? 0 }
        (bus, vendor, product, version) = (numbers[0], numbers[1], numbers[2], numbers[3])
        buttons = words[4..<10].map { Int($0) }
        arrows = words.count == 14 ? words[10...].compactMap { Int($0) } : nil
    }

    static let all = text.split(separator: "\n").map(GamepadFacts.init)

    /// Bus, vendor, product and version, the six buttons, and the D-pad.
    private static let text: String = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Corpus/gamepads.txt")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()
}
