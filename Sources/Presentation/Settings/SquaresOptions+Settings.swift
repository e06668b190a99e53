public import GameRules
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
