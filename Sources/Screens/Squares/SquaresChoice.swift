import GameRules
import Model
import Localization
import Presentation

/// What can be chosen before a game of Squares.
enum SquaresChoice: CaseIterable, Hashable, Sendable {
    case grid, length, growth

    /// Its name and what is chosen, in the line of choices.
    func item(_ options: SquaresOptions) -> KeyBar<SquaresChoice>.Item {
        switch self {
        case .grid: .init(key: tr("Grid"), label: "\(options.grid.side)x\(options.grid.side)", action: self)
        case .length: .init(key: tr("Length"), label: "\(options.length)", action: self)
        case .growth: .init(key: tr("Grows"), label: options.grows ? tr("yes") : tr("no"), action: self)
        }
    }

    /// The options with the next choice, or an earlier one; lists go round.
    func change(_ options: SquaresOptions, by step: Int = 1) -> SquaresOptions {
        switch self {
        case .grid:
            let grid = SquaresGrid.allCases.element(after: options.grid, by: step)
            return SquaresOptions(grid: grid, length: options.length, grows: options.grows)
        case .length:
            let length = Self.length(options.length, by: step)
            return SquaresOptions(grid: options.grid, length: length, grows: options.grows)
        case .growth:
            return SquaresOptions(grid: options.grid, length: options.length, grows: !options.grows)
        }
    }

    /// A length so many steps away; behind the longest comes the shortest.
    static func length(_ length: Int, by step: Int) -> Int {
        let lengths = SquaresOptions.lengths
        return lengths.lowerBound + (length - lengths.lowerBound + step + lengths.count) % lengths.count
    }
}
