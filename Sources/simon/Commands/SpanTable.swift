import GameRules
import JSON
import Localization
import Model
import Presentation

/// `simon stats --variant span`: mean and spread as text, every press as CSV and JSON.
struct SpanTable {
    let conditions: SpanConditions
    let figures: SpanFigures

    private var measurements: [SpanFigures.Measurement] { figures.measurements[conditions, default: []] }

    var lines: [SafeText] { [figures.summary(conditions) ?? tr("No games yet.")] }

    /// A row a press (RFC 4180): measurement, sequence, outcome.
    var csv: String {
        (["date,span,trial,length,right,press,pressed,expected,milliseconds"] + rows)
            .map { $0 + "\r\n" }.joined()
    }

    private var rows: [String] {
        measurements.flatMap { measurement in
            measurement.presses.map { press in
                let trial = measurement.trials[press.trial]
                return [
                    Timestamp.text(measurement.date), Self.pads(measurement.result.tenths),
                    "\(press.trial + 1)",
                    "\(trial.length)", "\(trial.isRight)", "\(press.index + 1)", press.pressed.name,
                    press.right.name, "\(press.time.inMilliseconds)",
                ].joined(separator: ",")
            }
        }
    }

    /// An array of measurements with their sequences and presses.
    var json: String { JSON.array(measurements.map(Self.json)).text(.pretty) + "\n" }

    private static func json(_ measurement: SpanFigures.Measurement) -> JSON {
        [
            "date": .string(Timestamp.text(measurement.date)),
            "longest": .integer(measurement.result.longest),
            "span": .number(pads(measurement.result.tenths)),
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

    /// Tenths of a pad with a decimal point in any language.
    private static func pads(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10)" }
}
