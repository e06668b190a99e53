import Model
import PNG
import Testing

@testable import Screens

/// Letters of centre lines.
@Suite struct StrokeFontTests {
    /// Box and ends of each digit.
    @Test(arguments: [
        ("0", 5.4), ("1", 2.3), ("2", 5.4), ("3", 5.35), ("4", 5.5), ("5", 5.45), ("6", 5.5), ("7", 5.3),
        ("8", 5.5), ("9", 5.5),
    ])
    func aDigitFillsItsBox(digit: String, width: Double) throws {
        let font = try #require(StrokeFont(digit))
        let rows = font.strokes.joined().map(\.y)
        #expect(abs(font.width - width) < 0.25 && abs(rows.min() ?? 1) < 0.15)
        #expect(abs((rows.max() ?? 0) - 10) < 0.05)
    }

    @Test(arguments: [
        "Zoë", "Łukasz", "Ñandú", "Przemysław Øçž", "Nguyễn Thị Ơn", "ÀÉÎÕŪĂŻÄỎÅŐČÇĄȘ", "straße",
        "¿Qué? ¡Olé!",
        "simon --beat S1_aZ-09", "O’Neill 'x' \"y\"", "Đặng & Söhne (50%)",
    ])
    func latinNamesAreWritten(text: String) { #expect(StrokeFont(text) != nil) }

    @Test(arguments: ["山田", "Ольга", "Ada 🐶", "Λ", "שלום"])
    func otherScriptsAreNot(text: String) { #expect(StrokeFont(text) == nil) }

    @Test func anAccentStandsOverItsLetter() throws {
        let (plain, accented) = (try #require(StrokeFont("e")), try #require(StrokeFont("é")))
        let extra = accented.strokes.dropFirst(plain.strokes.count).joined()
        #expect(!extra.isEmpty && extra.allSatisfy { $0.y < 3.4 && (0...plain.width).contains($0.x) })
        // A dot gives way to an accent.
        #expect(StrokeFont("í")?.strokes.count == 2 && StrokeFont("i")?.strokes.count == 2)
        #expect((try #require(StrokeFont("É"))).strokes.joined().contains { $0.y < -1 })
    }

    @Test func noTwoLettersAreAlike() {
        let shapes = StrokeFont.letters.keys.compactMap { StrokeFont(String($0)) }.map(\.strokes)
        #expect(shapes.count == StrokeFont.letters.count && Set(shapes).count >= shapes.count - 1)
    }

    @Test func aTextIsShrunkToItsBoxAndStaysInIt() {
        var picture = Image(width: 200, height: 60)
        picture.pixels = picture.pixels.map { _ in 0xFF }
        picture.write(
            "A long text that has no room", in: .init(left: 20, top: 0, right: 180, bottom: 60), line: 40,
            height: 30, RGB(0xFF_FFFF))
        let columns = (0..<200).filter { column in (0..<60).contains { picture[column, $0] != 0xFF } }
        #expect(columns.first ?? 0 >= 19 && columns.last ?? 200 <= 181 && columns.count > 100)
    }
}
