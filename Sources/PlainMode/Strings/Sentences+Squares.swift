import Localization

extension Sentences {
    static var grid: String { tr("Grid") }
    static var length: String { tr("Length") }
    static var grows: String { tr("Grows") }
    static func squaresTurn(_ count: Int) -> String {
        tr(count, one: "One square is shown.", other: "\(count) squares are shown.")
    }
    static func square(row: Int, column: Int) -> String { tr("row \(row) column \(column)") }
    static func squares(_ names: [String]) -> String { tr("Squares: \(names.joined(separator: ", ")).") }
    static var squaresHint: String {
        tr("A square is its row and its column, such as 2 3; type them one after the other.")
    }
    static func squaresNext(_ length: Int) -> String {
        tr("Enter shows the next \(length); a number from 4 to 16 changes how many.")
    }
}
