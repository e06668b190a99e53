import GameRules
import Localization
import Model
import Presentation
import TerminalCore

extension GameFace {
    static let simon = GameFace(
        SimonScreen.self, picture: { $0.drawPads(on: &$1, at: $2) }, emblem: { ToyEmblem($0, $1) },
        help: help,
        buttons: padButtons, startButton: tr("activate the focused item; pause"), notes: padNotes,
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
            .key(tr("arrows, Enter"), tr("choose and press a pad during a round")),
            .key("v", tr("the next variant")),
            .key("a  o", tr("replay the last sequence, the longest")),
            .key("s", tr("levels, players, tuning")),
        ]
        return [.heading(heading)] + rules + padKeys(keys) + pads
    }
}

extension GamePicture {
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

extension StatisticsPlots {
    var basisOfPads: SafeText {
        let count = statistics.replayed
        return tr(
            count, one: "From the last game; times are medians of correct presses",
            other: "From the last \(count) games; times are medians of correct presses")
    }

    func draw(_ spans: SpanFigures, on canvas: inout Canvas, in area: Rect) {
        guard let conditions = SpanPlot.latest(of: spans) else {
            let words: SafeText = tr("Not measured yet: choose \"span\" with v before a game")
            return canvas.write(words.wrapped(to: area.size.width), in: area, from: area.top, inks.quiet)
        }
        SpanPlot(conditions: conditions, figures: spans, display: display, inks: inks)
            .draw(on: &canvas, in: area)
    }

    /// A row for each pad that was right, a column for each that was pressed.
    func drawConfusions(_ simon: SimonFigures, on canvas: inout Canvas, in area: Rect) {
        let names = Pad.allCases.map { SafeText($0.localName) }
        let isTight = area.size.height < 7
        let rest = isTight ? area : writeBasis(basis, on: &canvas, in: area)
        let (right, pressed): (SafeText, SafeText) = (tr("correct pad"), tr("pressed"))
        let most = names.map(\.columns).max() ?? 0
        let first = max(most + 2, right.columns) + 2
        // Whole names, or else the pads' numbers, which stand before them in the rows.
        let hasNames = first + names.count * (most + 2) <= rest.size.width
        let width = hasNames ? min(most + 6, (rest.size.width - first) / names.count) : 4
        func end(_ column: Int) -> Int { rest.left + first + (column + 1) * width }
        let loose = rest.size.height >= 8
        let heading = rest.top + (isTight ? 0 : 1)
        canvas.write(right, at: rest.origin, inks.quiet)
        if !isTight {
            canvas.writeRight(pressed, endingAt: end(names.count - 1), row: rest.top, inks.quiet)
        }
        for (pad, name) in zip(Pad.allCases, names) {
            let words = hasNames ? name : "\(pad.rawValue + 1)"
            let style = colour(of: pad).map { Style($0, on: inks.text.background, .bold) } ?? inks.title
            canvas.writeRight(words, endingAt: end(pad.rawValue), row: heading, style)
        }
        for (right, name) in zip(Pad.allCases, names) {
            let row = heading + (loose ? 2 : 1) + right.rawValue
            canvas.write("\(right.rawValue + 1) \(name)", at: Point(x: rest.left, y: row), inks.text)
            for pressed in Pad.allCases {
                let count = simon.confusions(of: right, with: pressed)
                let style = right == pressed || count == 0 ? inks.quiet : inks.title
                let text: SafeText = count == 0 ? "-" : "\(count)"
                canvas.writeRight(text, endingAt: end(pressed.rawValue), row: row, style)
            }
        }
    }
}
