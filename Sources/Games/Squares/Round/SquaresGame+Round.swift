package import GameRules
import Localization
package import Model

extension GameDefinition {
    static let squares = GameDefinition(
        SquaresGame.self, tr("Squares"), summary: tr("Repeat the squares that light up"),
        variant: { options in
            ["\(options.grid.side)x\(options.grid.side)"]
                + (options.grows ? [] : [tr("length \(options.length)")]) + options.speed.words
        },
        save: { $0.save(in: &$1) }, rows: [.squaresGrid, .squaresLength, .squaresSpeed, .squaresGrows],
        statistics: { figures in
            .init(
                figures: [.init(.init("longest", figures.longest))],
                details: figures.lengths.sorted { $0.key < $1.key }.map { detail(of: $0.key, $0.value) })
        })

    private static func detail(
        of length: Int, _ figures: SquaresFigures.LengthFigures
    ) -> StatisticsRows.Detail {
        let count = figures.successes + figures.failures
        return StatisticsRows.Detail(
            numbers: [
                .init("length-\(length)-accuracy", figures.accuracy), .init("length-\(length)-rounds", count),
            ], title: tr("length \(length)"), share: figures.accuracy, count: count)
    }
}

extension SquaresGame: RoundRules {
    package static func judgement(of outcome: Outcome) -> Judgement? {
        switch outcome {
        case .preview, .cancelled: .quiet
        case .playersTurn: .turn
        case .right: .step
        case .success: .done
        case .won: .won
        case .wrong: .mistake
        case .resized, .stopped: nil
        }
    }

    package var show: LightSchedule? {
        if case .preview(let show) = phase { show } else { nil }
    }

    package func tone(of move: Move) -> SoundCue? {
        if case .press(let square) = move { .square(square, options.grid) } else { nil }
    }

    package func tone(ofLight index: Int) -> SoundCue? {
        sequence.indices.contains(index) ? .square(sequence[index], options.grid) : nil
    }
}

extension SquaresOptions {
    package init(_ settings: Settings) {
        self.init(
            grid: settings.squaresGrid, length: settings.squaresLength, grows: settings.squaresGrows,
            speed: settings.squaresSpeed)
    }

    package func save(in settings: inout Settings) {
        (settings.squaresGrid, settings.squaresLength) = (grid, length)
        (settings.squaresGrows, settings.squaresSpeed) = (grows, speed)
    }
}

extension Setting {
    package static let squaresGrid = choice(
        "squaresGrid", tr("Grid"), typedName: "grid", { $1(&$0.squaresGrid) },
        title: { "\($0.side)x\($0.side)" },
        spellings: { _ in [] }
    ) { _ in "" }

    /// Ends at the shortest and the longest.
    package static let squaresLength = Setting(
        "length", [.number("squaresLength", SquaresGrid.lengths) { $1(&$0.squaresLength) }], tr("Length"),
        value: { "\($0.squaresLength)" },
        step: { settings, step, wraps in
            let (next, lengths) = (settings.squaresLength + step, SquaresGrid.lengths)
            settings.squaresLength =
                wraps && !lengths.contains(next) ? lengths.lowerBound : SquaresOptions.nearest(next)
        }
    ) { _ in "" }

    package static let squaresSpeed = choice(
        "squaresSpeed", tr("Speed"), typedName: "speed", { $1(&$0.squaresSpeed) }, title: { $0.title }
    ) { _ in "" }

    package static let squaresGrows = toggle(
        "squaresGrow", tr("Grows"), typedName: "grows", on: { tr("yes") }, off: { tr("no") },
        spellings: { [$0 ? "yes" : "no"] }, { $1(&$0.squaresGrows) }
    ) { _ in "" }
}
