public import GameRules
import Localization
public import Model

extension SquaresOptions {
    /// What was chosen last.
    public init(_ settings: Settings) {
        self.init(
            grid: settings.squaresGrid, length: settings.squaresLength, grows: settings.squaresGrows)
    }

    /// Remembers the choices.
    public func save(in settings: inout Settings) {
        settings.squaresGrid = grid
        settings.squaresLength = length
        settings.squaresGrows = grows
    }
}

/// What can be chosen before a game of Squares.
public enum SquaresChoice: String, CaseIterable, Hashable, Sendable {
    case grid, length, grows

    /// What it is called.
    public var name: SafeText {
        switch self {
        case .grid: tr("Grid")
        case .length: tr("Length")
        case .grows: tr("Grows")
        }
    }

    /// What is chosen, as it is shown.
    public func value(in options: SquaresOptions) -> SafeText {
        switch self {
        case .grid: "\(options.grid.side)x\(options.grid.side)"
        case .length: "\(options.length)"
        case .grows: options.grows ? tr("yes") : tr("no")
        }
    }

    /// The options with the next choice, or an earlier one; lists go round.
    public func change(_ options: SquaresOptions, by step: Int = 1) -> SquaresOptions {
        let (grid, length, grows) = (options.grid, options.length, options.grows)
        return switch self {
        case .grid:
            SquaresOptions(
                grid: SquaresGrid.allCases.element(after: grid, by: step), length: length, grows: grows)
        case .length: SquaresOptions(grid: grid, length: Self.length(length, by: step), grows: grows)
        case .grows: SquaresOptions(grid: grid, length: length, grows: !grows)
        }
    }

    /// A length so many steps away; behind the longest comes the shortest.
    public static func length(_ length: Int, by step: Int) -> Int {
        Array(SquaresOptions.lengths).element(after: length, by: step)
    }
}

extension PairsOptions {
    /// Remembers the choices.
    public func save(in settings: inout Settings) {
        settings.pairsCount = count
        settings.pairsTheme = theme
    }
}
