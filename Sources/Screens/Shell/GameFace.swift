import GameRules
import Localization
import Model
import Presentation
import TerminalCore

/// What a game is on the screen. Words are functions, as the language changes during a run.
struct GameFace: Sendable {
    let kind: GameKind
    let screen: @Sendable (ScreenContext) -> any GameScreen
    let picture: @Sendable (GamePicture, inout Canvas, Point) -> Void
    let help: @Sendable (Settings) -> [HelpText.Line]
    /// Gamepad buttons that are not the same everywhere, by the letters and positions of an Xbox pad.
    let buttons: @Sendable () -> [HelpText.Line]
    let startButton: @Sendable () -> SafeText
    let notes: @Sendable () -> [HelpText.Line]
    /// After the scores over time.
    let statistics: [StatisticsPage]

    init<S: GameScreen>(
        _: S.Type, picture: @escaping @Sendable (GamePicture, inout Canvas, Point) -> Void,
        help: @escaping @Sendable (Settings) -> [HelpText.Line],
        buttons: @autoclosure @escaping @Sendable () -> [HelpText.Line],
        startButton: @autoclosure @escaping @Sendable () -> SafeText = tr("start, pause"),
        notes: @autoclosure @escaping @Sendable () -> [HelpText.Line], statistics: [StatisticsPage] = []
    ) {
        kind = S.kind
        screen = { S($0) }
        (self.picture, self.help, self.buttons, self.notes) = (picture, help, buttons, notes)
        (self.startButton, self.statistics) = (startButton, statistics)
    }

    fileprivate static let all = EachGame<GameFace>(
        simon: .simon, squares: .squares, pairs: .pairs, words: .words, match: .match)
}

extension GameKind {
    var face: GameFace { GameFace.all[self] }
}

/// A picture of two rows: four pads, a grid with a light, two equal cards, a word in two languages, a
/// colour's name in another colour.
struct GamePicture {
    /// The largest picture.
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
