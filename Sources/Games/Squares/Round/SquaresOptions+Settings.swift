package import GameRules
import Localization
package import Model

extension SquaresOptions {
    package init(_ settings: Settings) {
        self.init(
            grid: settings.squaresGrid, length: settings.squaresLength, grows: settings.squaresGrows,
            speed: settings.squaresSpeed)
    }

    package func save(in settings: inout Settings) {
        settings.squaresGrid = grid
        settings.squaresLength = length
        settings.squaresGrows = grows
        settings.squaresSpeed = speed
    }
}

/// What can be chosen before a game of Squares.
package enum SquaresChoice: String, CaseIterable, Hashable, Sendable {
    case grid, length, speed, grows

    package var name: SafeText {
        switch self {
        case .grid: tr("Grid")
        case .length: tr("Length")
        case .speed: tr("Speed")
        case .grows: tr("Grows")
        }
    }

    package func value(in options: SquaresOptions) -> SafeText {
        switch self {
        case .grid: "\(options.grid.side)x\(options.grid.side)"
        case .length: "\(options.length)"
        case .speed: options.speed.title
        case .grows: options.grows ? tr("yes") : tr("no")
        }
    }

    /// The options with the next choice, or an earlier one; lists go round, and lengths end at the shortest and the
    /// longest.
    package func change(_ options: SquaresOptions, by step: Int = 1) -> SquaresOptions {
        var result = options
        switch self {
        case .grid: result.grid = SquaresGrid.allCases.element(after: options.grid, by: step)
        case .length: result.length += step
        case .speed: result.speed = Speed.allCases.element(after: options.speed, by: step)
        case .grows: result.grows.toggle()
        }
        return result
    }
}
