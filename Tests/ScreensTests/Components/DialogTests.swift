import Model
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite struct DialogTests {
    /// A popup with letters, two lines and a key.
    private func picture(height: Int, letters need: Dialog.Row.Need) -> [String] {
        let area = Rect(x: 0, y: 0, width: 44, height: height)
        let letters = Dialog.Row(need: need, columns: 3, height: 2) { canvas, rows, _ in
            canvas.write(["abc", "def"], in: rows, from: rows.top, Style())
            return nil
        }
        let dialog = Dialog(
            [
                .text("title"), .gap, .text("one", need: .line), .text("two", need: .line), .gap, letters,
                .gap,
                .text("keys"),
            ], columns: 5, in: area)
        var canvas = Canvas(size: area.size)
        _ = dialog.draw(on: &canvas, DisplayStyle(colours: .none, unicode: true))
        return canvas.lines[dialog.rect.top + 1..<dialog.rect.bottom - 1].map { line in
            line.filter { !" │".contains($0) }
        }
    }

    @Test(
        arguments: [
            (9, "title  one two  abc def  keys"), (8, "title  one two  abc def keys"),
            (6, "title one two abc def keys"), (5, "title one abc def keys"), (4, "title abc def keys"),
            (3, "title one keys"),
        ])
    func lettersThatAreNeededGoLast(rows: Int, picture: String) {
        #expect(self.picture(height: rows + 2, letters: .tool).joined(separator: " ") == picture)
    }

    @Test(
        arguments: [
            (9, "title  one two  abc def  keys"), (8, "title  one two  keys"), (4, "title one two keys"),
            (2, "title keys"),
        ])
    func lettersThatTakeNoRoomGoFirst(rows: Int, picture: String) {
        #expect(self.picture(height: rows + 2, letters: .ease).joined(separator: " ") == picture)
    }
}
