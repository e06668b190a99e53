import Localization
import Model
import TerminalCore
import Testing

@testable import Screens

/// What stands on the pads where they are narrow.
@Suite struct PadLabelsTests {
    private func rows(_ language: Language, _ columns: Int, _ rows: Int) -> [String] {
        Language.with(language) {
            var canvas = Canvas(size: Size(width: columns, height: rows))
            let display = DisplayStyle(colours: .many, unicode: true)
            Board(in: Rect(x: 0, y: 0, width: columns, height: rows), display: display)
                .draw(on: &canvas, state: BoardState(), display: display, palette: .classic)
            return (0..<rows).map { y in String((0..<columns).map { canvas[$0, y].character }) }
        }
    }

    /// As in a window of 60x20: nobody's name is left out, and all stand below their keys.
    @Test(arguments: [
        (Language.english, ["red", "yellow", "green", "blue"]),
        (.spanish, ["rojo", "amarillo", "verde", "azul"]),
    ])
    func narrowPadsKeepTheirNamesBelowTheirKeys(language: Language, names: [String]) {
        let rows = rows(language, 60, 16)
        for name in names {
            #expect(rows.contains { $0.contains(name) }, "\(name): \(rows)")
            let keys = ["r", "y", "g", "b", "1", "2", "3", "4"].map { $0 + " " + name }
            #expect(!rows.contains { row in keys.contains { row.contains($0) } }, "\(name): \(rows)")
        }
    }

    /// As in a window of 50x18: one name without room does not cost the others theirs.
    @Test func aNameWithoutRoomIsLeftOutAlone() {
        let rows = rows(.spanish, 50, 13)
        #expect(!rows.contains { $0.contains("amarillo") })
        for name in ["rojo", "verde", "azul"] { #expect(rows.contains { $0.contains(name) }, "\(rows)") }
    }
}
