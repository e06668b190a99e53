import TerminalCore

@testable import Screens

/// Counts flashes as WCAG 2.2 defines them (2.3.1, general flash): a flash is two opposing changes of relative
/// luminance by a tenth or more, with the darker of the two below 0.8.
///
/// Each cell counts for itself, whatever its size: stricter than the standard, which allows small areas.
struct FlashMeter {
    /// The most flashes in one second that are safe.
    static let limit = 3

    /// What a place has gone through.
    private struct History {
        /// The luminance at which it last turned, or began.
        var extreme: Double
        /// 1 while it gets brighter, -1 while it gets darker, 0 at the beginning.
        var direction = 0
        /// When it changed by a tenth.
        var changes: [Duration] = []
    }

    private var histories: [History] = []
    /// The cells of the last frame: one that has not changed has not flashed.
    private var cells: [Cell] = []
    /// The luminance of every colour that has been seen.
    private var luminances: [RGB: Double] = [:]
    private let step: Int
    /// What stands for the terminal's own ground.
    private let ground: RGB

    /// - Parameters:
    ///   - ground: the terminal's background.
    ///   - step: every how many columns and rows a cell is looked at.
    init(ground: RGB, step: Int = 1) {
        self.ground = ground
        self.step = step
    }

    /// Takes a frame in.
    mutating func add(_ canvas: Canvas, at time: Duration) {
        var place = 0
        for y in stride(from: 0, to: canvas.size.height, by: step) {
            for x in stride(from: 0, to: canvas.size.width, by: step) {
                defer { place += 1 }
                let cell = canvas[x, y]
                if place == histories.count {
                    histories.append(History(extreme: luminance(of: cell)))
                    cells.append(cell)
                } else if cell != cells[place] {
                    Self.update(&histories[place], luminance(of: cell), time)
                    cells[place] = cell
                }
            }
        }
    }

    /// The most flashes that any place went through in any second.
    var worst: Int {
        histories.map { history in
            let most = history.changes.indices.map { first in
                history.changes[first...].prefix { $0 < history.changes[first] + .seconds(1) }.count
            }.max()
            return (most ?? 0) / 2
        }.max() ?? 0
    }

    private static func update(_ history: inout History, _ light: Double, _ time: Duration) {
        let change = light - history.extreme
        if history.direction != 0 && change * Double(history.direction) > 0 {
            // Further the same way.
            history.extreme = light
        } else if abs(change) >= 0.1 && min(light, history.extreme) < 0.8 {
            history.changes.append(time)
            history.direction = change > 0 ? 1 : -1
            history.extreme = light
        }
    }

    /// Of a cell as a whole: block glyphs by what they ink, other glyphs are thin.
    private mutating func luminance(of cell: Cell) -> Double {
        let under = luminance(of: cell.style.background.rgb.map(RGB.init) ?? ground)
        let ink = luminance(of: cell.style.foreground.rgb.map(RGB.init) ?? ground)
        let share = Self.inked[cell.character] ?? 0
        return under * (1 - share) + ink * share
    }

    private mutating func luminance(of colour: RGB) -> Double {
        if let known = luminances[colour] { return known }
        luminances[colour] = colour.luminance
        return colour.luminance
    }

    private static let inked: [Character: Double] = [
        "█": 1, "▀": 0.5, "▄": 0.5, "▌": 0.5, "▐": 0.5, "▘": 0.25, "▝": 0.25, "▖": 0.25, "▗": 0.25, "▛": 0.75,
        "▜": 0.75, "▙": 0.75, "▟": 0.75, "▚": 0.5, "▞": 0.5,
    ]
}
