import PNG
import TerminalCore

/// A picture of which the toy is put together.
enum ToyPicture: Hashable, Sendable {
    /// All lamps out, the rim quiet.
    case toy
    case bezel(Bezel.Tint, strength: Int)
    case pressedHub, medal
    case time
    /// - Parameter brightness: an index into `brightnesses`.
    case lamp(Int, brightness: Int)
    /// A pad without its colour: pressed by mistake, or out of the game.
    case drained(Int)
    case cross
    case digit(Int, Hub.Ink)
    case tick(Hub.Ink)
    /// Three, of which as many are shown as there are.
    case chevrons
    case dot(Hub.Dots.Ink)

    /// The steps of a fading lamp, as shares of its full light.
    static let brightnesses = [0.18, 0.45, 1.0]

    static let all: [ToyPicture] =
        [.toy, .pressedHub, .medal, .time, .cross, .chevrons, .tick(.text), .tick(.gold)]
        + Bezel.Tint.allCases.flatMap { tint in
            tint.strengths.indices.map { .bezel(tint, strength: $0) }
        }
        + (0..<4).flatMap { pad in
            brightnesses.indices.map { .lamp(pad, brightness: $0) } + [.drained(pad)]
        }
        + Hub.Ink.allCases.flatMap { ink in (0..<10).map { .digit($0, ink) } }
        + Hub.Dots.Ink.allCases.map { .dot($0) }

    private static let numbers = Dictionary(uniqueKeysWithValues: zip(all, 1...))

    /// What the terminal knows it by.
    var number: Int { Self.numbers[self] ?? 0 }
}
