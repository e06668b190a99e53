import Localization

extension Sentences {
    static func squaresTurn(_ count: Int) -> String {
        tr(count, one: "One square is shown.", other: "\(count) squares are shown.")
    }
    static func square(row: Int, column: Int) -> String { tr("row \(row) column \(column)") }
    static func squares(_ names: [String]) -> String { tr("Squares: \(names.joined(separator: ", ")).") }
    static var squaresHint: String {
        tr("Type each square as its row and column, such as \"2 3\", one after the other.")
    }
    static func squaresNext(_ length: Int) -> String {
        tr("Press Enter for the next \(length) squares; type 4 to 16 to change how many.")
    }
}
