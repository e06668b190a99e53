import GameRules
import JSON
import Localization
import Model
import Presentation

/// `simon stats --variant span`: mean and spread as text, every press as CSV and JSON.
struct SpanTable: Report {
    let conditions: SpanConditions
    let figures: SpanFigures

    private var measurements: [SpanFigures.Measurement] { figures.measurements[conditions, default: []] }

    var lines: [SafeText] { [figures.summary(conditions) ?? tr("No games yet.")] }

    /// A row a press: measurement, sequence, outcome.
    var csvRows: [[String]] {
        [["date", "span", "trial", "length", "right", "press", "pressed", "expected", "milliseconds"]]
            + measurements.flatMap { measurement in
                measurement.presses.map { press in
                    let trial = measurement.trials[press.trial]
                    return [
                        Timestamp.text(measurement.date), JSON.tenths(measurement.result.tenths).field,
                        "\(press.trial + 1)", "\(trial.length)", "\(trial.isRight)", "\(press.index + 1)",
                        press.pressed.name, press.right.name, "\(press.time.inMilliseconds)",
                    ]
                }
            }
    }

    /// An array of measurements with their sequences and presses.
    var json: JSON { .array(measurements.map(Self.json)) }

    private static func json(_ measurement: SpanFigures.Measurement) -> JSON {
        [
            "date": .string(Timestamp.text(measurement.date)),
            "longest": .integer(measurement.result.longest),
            "span": .tenths(measurement.result.tenths),
            "trials": .array(measurement.trials.indices.map { json(trial: $0, of: measurement) }),
        ]
    }

    private static func json(trial index: Int, of measurement: SpanFigures.Measurement) -> JSON {
        let presses = measurement.presses.filter { $0.trial == index }.map { json($0) }
        return [
            "length": .integer(measurement.trials[index].length), "presses": .array(presses),
            "right": .bool(measurement.trials[index].isRight),
        ]
    }

    private static func json(_ press: SpanFigures.Press) -> JSON {
        [
            "expected": .string(press.right.name), "milliseconds": .integer(press.time.inMilliseconds),
            "pressed": .string(press.pressed.name),
        ]
    }
}
