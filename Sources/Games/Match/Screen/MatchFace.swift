import GameRules
import Localization
import Model
import Presentation
import TerminalCore

extension GameFace {
    static let match = GameFace(
        MatchScreen.self, picture: { $0.drawNames(on: &$1, at: $2) }, emblem: { _, _ in names }, help: help,
        buttons: [
            .key(tr("A (bottom)"), tr("yes; elsewhere: activate")),
            .key(tr("B (right)"), tr("no; elsewhere: go back")),
        ],
        notes: [.key("E", tr("yes")), .key("C", tr("no"))],
        statistics: [
            StatisticsPage(tr("Stroop effect")) { $0.drawDetails($0.basisOfInks, on: &$1, in: $2) }
        ])

    @Sendable private static func help(_ settings: Settings) -> [HelpText.Line] {
        [
            .heading(tr("How to play")),
            .text(tr("Two cards show colour words.")),
            .text(tr("Does the word on the left name the colour\nof the ink on the right?")),
            .text(tr("What the word on the right says doesn't matter.")),
            .heading(tr("Scoring")),
            .text(tr("A correct answer earns 50 points times the multiplier.")),
            .text(tr("Four correct answers, the dots, raise it, up to x10.")),
            .text(tr("A wrong one lowers it and clears the dots.")),
            .text(tr("At the end, 250 times the multiplier is added.")),
            .text(
                tr("The Stroop effect: how much longer a word takes\nin another ink than in its own.")),
            .heading(tr("The answers")),
            .key(tr("y or Left"), tr("yes")),
            .key(tr("n or Right"), tr("no")),
            .key(tr("mouse"), tr("click Yes or No")),
            .heading(tr("Before a game")),
            .key("3  6  9", tr("30, 60 or 90 seconds")),
            .key(tr("arrows, Enter"), tr("name and length: 30, 60 or 90 s")),
            .key("p", tr("after a game: another player or length")),
        ]
    }
}

extension GameFace {
    /// Each colour's name in the other's ink.
    fileprivate static var names: CardsEmblem {
        func ink(_ pad: Pad) -> RGB { PadColours.of(pad, in: .classic).lit }
        return CardsEmblem(
            texts: [(Pad.red.localName, ink(.blue)), (Pad.blue.localName, ink(.red))], paper: RGB(0x24_262F))
    }
}

extension StatisticsPlots {
    fileprivate var basisOfInks: SafeText {
        let count = statistics.replayed
        return tr(
            count, one: "From the last game: words in their own ink, and in another",
            other: "From the last \(count) games: words in their own ink, and in another")
    }
}

extension GamePicture {
    fileprivate func drawNames(on canvas: inout Canvas, at origin: Point) {
        for (index, pads) in [(Pad.red, Pad.blue), (.blue, .red)].enumerated() {
            let style = hasColours ? Style(lit(pads.1), on: inks.text.background, .bold) : inks.title
            canvas.write(
                SafeText(pads.0.localName), at: Point(x: origin.x, y: origin.y + index), style,
                limit: Self.size.width)
        }
    }
}
