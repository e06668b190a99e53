import GameRules
import Model
import TestSupport

@testable import TerminalCore

/// Frames that change as those of a game do, and also as they never would.
struct RandomFrames {
    var generator: SeededGenerator
    private static let letters = [
        "a", "b", " ", " ", "x", "é", "e\u{301}", "q\u{323}\u{302}", "│", "─", "▀", "▄", "█", "▀", "▄",
        "漢", "字", "한", "，", "🎉", "👍🏽", "❤\u{FE0F}", "🇩🇪", "☂", "⚡", "नि", "क्षि", "→", "…", "ß",
    ]

    private let letters: [String]

    /// - Parameter agreed: whether to keep to glyphs whose width no terminal disputes.
    init(seed: UInt64, agreed: Bool = false) {
        generator = SeededGenerator(seed: seed)
        letters = RandomFrames.letters.filter { text in
            !agreed || text.allSatisfy { !Glyph($0).hasAmbiguousWidth }
        }
    }

    mutating func size() -> Size {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: Size(width: 1, height: 1)
        case 1: Size(width: 2, height: 3)
        case 2: Size(width: 100, height: 2)
        default:
            Size(width: .random(in: 3...24, using: &generator), height: .random(in: 1...6, using: &generator))
        }
    }

    mutating func capabilities() -> Capabilities {
        var result = Capabilities()
        result.depth = ColourDepth.allCases.randomElement(using: &generator) ?? .none
        result.glyphSet = [.unicode, .unicode, .console, .ascii].randomElement(using: &generator) ?? .ascii
        result.erasesCharacters = Bool.random(using: &generator)
        result.backColorErase = result.erasesCharacters && Bool.random(using: &generator)
        result.repeatsCharacters = Bool.random(using: &generator)
        result.synchronizesOutput = Bool.random(using: &generator)
        return result
    }

    /// Changes a frame a little or a lot.
    mutating func change(_ canvas: inout Canvas) {
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
            let place = Point(
                x: .random(in: -2...canvas.size.width, using: &generator),
                y: .random(in: -1...canvas.size.height, using: &generator))
            let rect = Rect(
                x: place.x, y: place.y, width: .random(in: 0...canvas.size.width + 2, using: &generator),
                height: .random(in: 0...3, using: &generator))
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: canvas.fill(rect, with: cell())
            case 1, 2: canvas.fill(rect, with: Cell(" ", style()))
            case 3: canvas[place.x, place.y] = cell()
            case 4:
                let look = style()
                canvas.restyle(rect) { $0 = look }
            default: canvas.write(text(), at: place, style(), limit: .random(in: 0...12, using: &generator))
            }
        }
    }

    private mutating func text() -> SafeText {
        SafeText((0..<Int.random(in: 0...14, using: &generator)).map { _ in letter() }.joined())
    }

    private mutating func letter() -> String { letters.randomElement(using: &generator) ?? " " }

    private mutating func cell() -> Cell { Cell(letter().first ?? " ", style()) }

    private mutating func style() -> Style {
        let isPlain = Int.random(in: 0..<3, using: &generator) > 0
        let attributes = isPlain ? 0 : UInt8.random(in: 0..<32, using: &generator)
        return Style(colour(), on: colour(), Style.Attributes(rawValue: attributes))
    }

    private mutating func colour() -> Colour {
        let colours: [Colour] = [
            .terminalDefault, .terminalDefault, Colour(0xFF0000, console: .red),
            Colour(0xFF0000, console: .brightRed),
            Colour(0x00FF00, console: .green), Colour(0x123456, console: .blue),
            Colour(0x808080, console: .white),
        ]
        return colours.randomElement(using: &generator) ?? .terminalDefault
    }
}
