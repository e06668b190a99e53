import GameRules
import Model
import PNG
import Presentation

/// The grid, with the path of the last sequence that was repeated.
struct GridEmblem: CardEmblem {
    private let grid: SquaresGrid
    private let squares: [Square]
    let lights: LightSchedule?

    var path: [Int] { squares.map { $0.row * grid.side + $0.column } }
    var words: [String] { [squares.map { "\($0.row + 1)-\($0.column + 1)" }.joined(separator: ", ")] }

    /// - Parameter pattern: of a day, on which each player's is the same.
    init(_ recorded: RecordedGame, _ pattern: UInt64?) {
        let options = recorded.options.choices as? SquaresOptions ?? SquaresOptions()
        grid = options.grid
        squares = pattern.map { Self.path(on: options.grid, $0) } ?? Self.repeated(recorded)
        lights = LightSchedule(
            count: squares.count, start: .zero, on: .milliseconds(400), off: .milliseconds(150))
    }

    private static func repeated(_ recorded: RecordedGame) -> [Square] {
        var replay = Replay<SquaresGame>(recorded)
        var last: [Square] = []
        while let step = replay?.next() {
            let judgements = step.outcomes.map(SquaresGame.judgement)
            if judgements.contains(.done) || judgements.contains(.won) { last = replay?.game.sequence ?? [] }
        }
        return last
    }

    private static func path(on grid: SquaresGrid, _ pattern: UInt64) -> [Square] {
        var generator = SeededGenerator(seed: pattern)
        return Array(generator.shuffled(grid.squares).prefix(6))
    }

    // MARK: - Drawing

    private static let side = 500.0
    private static let margin = 26.0
    private static let gap = 14.0
    private static let colours = PadColours.of(.yellow, in: .classic)

    private var cell: Double { (Self.side - 2 * Self.margin + Self.gap) / Double(grid.side) - Self.gap }

    private func middle(of place: Int) -> (x: Double, y: Double) {
        func position(_ index: Int) -> Double {
            Self.margin - Self.side / 2 + (Double(index) + 0.5) * cell + Double(index) * Self.gap
        }
        return (
            GameCard.middle.x + position(place % grid.side), GameCard.middle.y + position(place / grid.side)
        )
    }

    private func box(_ place: Int) -> Image.Box { .around([middle(of: place)]).grown(by: cell / 2) }

    func draw(on picture: inout Image) {
        let theme = Theme.painting(Theme.darkGround)
        let board = Image.Box.around([GameCard.middle]).grown(by: Self.side / 2)
        picture.shade(board, corner: 36)
        picture.fill(board, corner: 36) { _, y in
            theme.toy.mixed(with: RGB(0), 0.1 + 0.4 * (y - board.top) / Self.side)
        }
        let path = path
        for place in 0..<grid.side * grid.side {
            let quiet =
                path.contains(place) ? Self.colours.unlit : theme.toy.mixed(with: RGB(0xFF_FFFF), 0.03)
            let top = box(place).top
            picture.fill(box(place), corner: 16) { _, y in quiet.mixed(with: RGB(0), 0.25 * (y - top) / cell)
            }
        }
        picture.draw([path.map(middle)], width: 9, Self.colours.lit.mixed(with: RGB(0), 0.25))
        if let first = path.first { picture.draw([[middle(of: first)]], width: 26, Self.colours.lit) }
    }

    func light(_ place: Int, on picture: inout Image) {
        let (x, y) = middle(of: place)
        let glow = Self.gap + 12
        picture.paint(reach(of: place)) { toX, toY in
            let (outX, outY) = (max(0, abs(toX - x) - cell / 2), max(0, abs(toY - y) - cell / 2))
            let share = max(0, 1 - (outX * outX + outY * outY).squareRoot() / glow)
            return (Self.colours.lit, 0.35 * share * share)
        }
        picture.fill(box(place), corner: 16) { toX, toY in
            let away = ((toX - x) * (toX - x) + (toY - y) * (toY - y)).squareRoot() / cell
            return Self.colours.lit.mixed(with: RGB(0xFF_FFFF), max(0, 0.5 - away))
        }
    }

    func reach(of place: Int) -> Image.Box { box(place).grown(by: Self.gap + 12) }
}
