import GameRules
import Localization
import Model
import Presentation
import TerminalCore

/// What a game is on the screen. Words are functions, as the language changes during a run.
struct GameFace: OfEachGame {
    let screen: @Sendable (ScreenContext) -> any GameScreen
    let picture: @Sendable (GamePicture, inout Canvas, Point) -> Void
    /// On the card of a recorded game; the number is for games of a day, whose cards all show the same.
    let emblem: @Sendable (RecordedGame, _ pattern: UInt64?) -> any CardEmblem
    let help: @Sendable (Settings) -> [HelpText.Line]
    /// Gamepad buttons that are not the same everywhere, by the letters and positions of an Xbox pad.
    let buttons: @Sendable () -> [HelpText.Line]
    let startButton: @Sendable () -> SafeText
    let notes: @Sendable () -> [HelpText.Line]
    /// After the scores over time.
    let statistics: [StatisticsPage]

    init<S: GameScreen>(
        _: S.Type, picture: @escaping @Sendable (GamePicture, inout Canvas, Point) -> Void,
        emblem: @escaping @Sendable (RecordedGame, UInt64?) -> any CardEmblem,
        help: @escaping @Sendable (Settings) -> [HelpText.Line],
        buttons: @autoclosure @escaping @Sendable () -> [HelpText.Line],
        startButton: @autoclosure @escaping @Sendable () -> SafeText = tr("start, pause"),
        notes: @autoclosure @escaping @Sendable () -> [HelpText.Line], statistics: [StatisticsPage] = []
    ) {
        screen = { S($0) }
        (self.picture, self.help, self.buttons, self.notes) = (picture, help, buttons, notes)
        (self.startButton, self.statistics, self.emblem) = (startButton, statistics, emblem)
    }
}

// What a game of four pads tells of them.
extension GameFace {
    static var padButtons: [HelpText.Line] {
        [
            .key(tr("B (right)"), tr("red, do")),
            .key(tr("Y (top)"), tr("yellow, re")),
            .key(tr("A (bottom)"), tr("green, mi")),
            .key(tr("X (left)"), tr("blue, fa")),
            .key("A, B", tr("elsewhere: activate, go back")),
        ]
    }

    static var padNotes: [HelpText.Line] {
        [
            .key(tr("C D E F"), tr("the four pads, in any octave")),
            .key("36-39", tr("the four pads on a drum controller")),
        ]
    }

    static func padKeys(_ keys: PadKeys) -> [HelpText.Line] {
        [
            .heading(tr("The pads")),
            .key(tr("\(keys[.red]) or 1"), tr("red, do")),
            .key(tr("\(keys[.yellow]) or 2"), tr("yellow, re")),
            .key(tr("\(keys[.green]) or 3"), tr("green, mi")),
            .key(tr("\(keys[.blue]) or 4"), tr("blue, fa")),
            .key(tr("mouse"), tr("click a pad")),
        ]
    }
}

extension GameKind {
    var face: GameFace { GameFace[self] }
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
