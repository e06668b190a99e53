import GameRules
import Model
import Presentation
import TerminalCore

/// A game as a picture of two rows: the four pads, a grid with a light in it, two cards that are alike, the same word
/// in two languages, a colour's name in another colour.
struct GamePicture {
    /// The columns and rows that it takes at most.
    static let size = Size(width: 5, height: 2)

    let kind: GameKind
    let palette: PaletteName
    let display: DisplayStyle
    /// The ground and the ink around it.
    let inks: SheetStyle

    func draw(on canvas: inout Canvas, at origin: Point) {
        switch kind {
        case .simon: drawPads(on: &canvas, at: origin)
        case .squares: drawGrid(on: &canvas, at: origin)
        case .pairs: drawCards(display.unicode ? ["♣", "♣"] : ["&", "&"], on: &canvas, at: origin)
        case .words: drawCards(["en", "es"], on: &canvas, at: origin)
        case .match: drawNames(on: &canvas, at: origin)
        }
    }

    private var hasColours: Bool { display.colours != .none }

    private func lit(_ pad: Pad) -> Colour { PadColours.of(pad, in: palette).litColour }

    /// Two columns a pad, in reading order.
    private func drawPads(on canvas: inout Canvas, at origin: Point) {
        for pad in Pad.allCases {
            let at = Point(x: origin.x + pad.rawValue % 2 * 3, y: origin.y + pad.rawValue / 2)
            if hasColours {
                canvas.fill(
                    Rect(x: at.x, y: at.y, width: 2, height: 1), with: Cell(" ", Style(on: lit(pad))))
            } else {
                canvas.write("[]", at: at, inks.title)
            }
        }
    }

    /// Three squares by two, one of them lit.
    private func drawGrid(on canvas: inout Canvas, at origin: Point) {
        for place in 0..<6 {
            let isLit = place == 4
            let style =
                isLit && hasColours
                ? Style(lit(.yellow), on: inks.text.background, .bold) : isLit ? inks.title : inks.quiet
            let glyph: Character = display.unicode ? (isLit ? "■" : "□") : (isLit ? "#" : ".")
            canvas[origin.x + place % 3 * 2, origin.y + place / 3] = Cell(glyph, style)
        }
    }

    private func drawCards(_ signs: [SafeText], on canvas: inout Canvas, at origin: Point) {
        let ground = Style(inks.title.foreground, on: inks.text.background, [.bold, .reverse])
        for (place, sign) in signs.enumerated() {
            let at = Point(x: origin.x + place * 3, y: origin.y + place)
            canvas.fill(Rect(x: at.x, y: at.y, width: 2, height: 1), with: Cell(" ", ground))
            canvas.write(sign, at: at, ground, limit: 2)
        }
    }

    /// Two colours' names, each in the other's colour.
    private func drawNames(on canvas: inout Canvas, at origin: Point) {
        for (place, pads) in [(Pad.red, Pad.blue), (.blue, .red)].enumerated() {
            let style = hasColours ? Style(lit(pads.1), on: inks.text.background, .bold) : inks.title
            canvas.write(
                SafeText(pads.0.word), at: Point(x: origin.x, y: origin.y + place), style,
                limit: Self.size.width)
        }
    }
}
