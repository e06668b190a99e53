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
        kind.face.picture(self, &canvas, origin)
    }

    var hasColours: Bool { display.colours != .none }

    func lit(_ pad: Pad) -> Colour { PadColours.of(pad, in: palette).litColour }
}
