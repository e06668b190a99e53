import GameRules
import Localization
import Model
import Presentation
import TerminalCore

extension GameFace {
    static let simon = GameFace(
        SimonScreen.self, picture: { $0.drawPads(on: &$1, at: $2) }, help: help,
        buttons: {
            [
                .key(tr("B (right)"), tr("red, do")),
                .key(tr("Y (top)"), tr("yellow, re")),
                .key(tr("A (bottom)"), tr("green, mi")),
                .key(tr("X (left)"), tr("blue, fa")),
                .key("A, B", tr("elsewhere: activate, go back")),
            ]
        },
        startButton: { tr("activate the focused item; pause") },
        notes: {
            [
                .key(tr("C D E F"), tr("the four pads, in any octave")),
                .key("36-39", tr("the four pads on a drum controller")),
            ]
        },
        statistics: [
            StatisticsPage(tr("Accuracy and reaction time by pad"), short: tr("Accuracy by pad")) {
                $0.drawDetails($0.basisOfPads, on: &$1, in: $2)
            },
            StatisticsPage(tr("Pads taken for each other"), short: tr("Pads mixed up")) {
                plots, canvas, area in
                plots.figures(of: SimonFigures.self) { plots.drawConfusions($0, on: &canvas, in: area) }
            },
            StatisticsPage(tr("Memory span, measured"), isPlot: true) { plots, canvas, area in
                plots.figures(of: SimonFigures.self) { plots.draw($0.spans, on: &canvas, in: area) }
            },
        ])

    @Sendable private static func help(_ settings: Settings) -> [HelpText.Line] {
        let (variant, keys) = (settings.variant, settings.padKeys)
        let heading: SafeText = variant == .classic ? tr("How to play") : SafeText(variant.title)
        // Piece by piece, for the type checker of Swift 6.2.
        let rules: [HelpText.Line] = SimonOptions(settings).howToPlay.map { .text($0.string) }
        let pads: [HelpText.Line] = [
            .text(""),
            .heading(tr("The pads")),
            .key(tr("\(keys[.red]) or 1"), tr("red, do")),
            .key(tr("\(keys[.yellow]) or 2"), tr("yellow, re")),
            .key(tr("\(keys[.green]) or 3"), tr("green, mi")),
            .key(tr("\(keys[.blue]) or 4"), tr("blue, fa")),
            .key(tr("mouse"), tr("click a pad")),
            .key(tr("arrows, Enter"), tr("choose and press a pad during a round")),
            .key("v", tr("the next variant")),
            .key("a  o", tr("replay the last sequence, the longest")),
            .key("s", tr("levels, players, tuning")),
        ]
        return [.heading(heading)] + rules + pads
    }
}

extension GamePicture {
    /// Two columns a pad, in reading order.
    fileprivate func drawPads(on canvas: inout Canvas, at origin: Point) {
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
}
