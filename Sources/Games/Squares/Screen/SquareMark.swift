import GameRules
import Localization
import Model

/// Why a square is lit.
enum SquareMark: Hashable, Sendable {
    /// It is the next of the sequence, with its number where that helps.
    case shown(number: Int?)
    case right
    case wrong

    /// The pad whose colour it has: yellow, green or red of the palette.
    var pad: Pad {
        switch self {
        case .shown: .yellow
        case .right: .green
        case .wrong: .red
        }
    }

    var isShown: Bool { if case .shown = self { true } else { false } }

    /// What stands on the square, so that nobody needs to see its colour.
    func sign(unicode: Bool) -> SafeText {
        switch self {
        case .shown(let number): number.map { "\($0)" } ?? (unicode ? "●" : "*")
        case .right: unicode ? "✓" : "+"
        case .wrong: unicode ? "✗" : "x"
        }
    }

    var label: SafeText {
        switch self {
        case .shown: tr("shown")
        case .right: SafeText(tr("right", context: "not wrong"))
        case .wrong: tr("wrong")
        }
    }
}

struct SquareLight: Hashable, Sendable {
    private(set) var mark: SquareMark
    private(set) var light = PadLight()
    private(set) var end: Duration?

    init(_ mark: SquareMark, until end: Duration? = nil) {
        self.mark = mark
        self.end = end
        light.on()
    }

    mutating func off(at time: Duration) {
        light.off(at: time)
        end = nil
    }
}

/// The keys of the squares: the block of the keyboard that lies like the grid, whose fifth row is 6 to 0.
enum SquareKeys {
    private static let rows = ["12345", "qwert", "asdfg", "zxcvb", "67890"].map(Array.init)

    static func key(of square: Square) -> Character { rows[square.row][square.column] }

    static func square(for key: Character, on grid: SquaresGrid) -> Square? {
        let typed = Character(key.lowercased())
        return grid.squares.first { self.key(of: $0) == typed }
    }
}
