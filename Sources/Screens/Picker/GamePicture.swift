import GameRules
import Model
import Presentation
import TerminalCore

/// A picture of two rows: four pads, a grid with a light, two equal cards, a word in two languages, a
/// colour's name in another colour.
struct GamePicture {
    /// At most.
    static let size = Size(width: 5, height: 2)

    let kind: GameKind
    let palette: PaletteName
    let display: DisplayStyle
    let inks: SheetStyle

    func draw(on canvas: inout Canvas, at origin: Point) {
        kind.face.picture(self, &canvas, origin)
    }

    var hasColours: Bool { display.colours != .none }

    func lit(_ pad: Pad) -> Colour { PadColours.of(pad, in: palette).litColour }
}
