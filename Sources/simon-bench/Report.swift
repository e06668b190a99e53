import JSON

/// One measured number beside what it is compared with.
struct Figure {
    let name: String
    /// The result, in `unit`.
    let value: Double
    let unit: String
    /// A bound measured in the same run, in the same unit.
    let reference: (name: String, value: Double)?

    /// A logarithm, of which no ratio is taken.
    var isLevel: Bool { ["dB", "LU", "dBFS"].contains(unit) }

    init(
        _ name: String, _ value: Double, _ unit: String,
        against reference: (name: String, value: Double)? = nil
    ) {
        (self.name, self.value, self.unit, self.reference) = (name, value, unit, reference)
    }
}

enum Report {
    static func table(_ groups: [(name: String, figures: [Figure])]) -> String {
        groups.map { group in
            ([group.name] + group.figures.map { "  " + row($0) }).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    static func json(_ groups: [(name: String, figures: [Figure])]) -> String {
        JSON.array(groups.flatMap { group in group.figures.map { object($0, group: group.name) } })
            .text(.pretty)
    }

    private static func row(_ figure: Figure) -> String {
        let comparison = figure.reference.map {
            figure.isLevel
                ? " (\($0.name) \(short($0.value)), \(short(figure.value - $0.value)) apart)"
                : " (\($0.name) \(short($0.value)), x\(short(figure.value / $0.value)))"
        }
        return pad(figure.name, 44) + pad(short(figure.value), 10, right: true) + " " + figure.unit
            + (comparison ?? "")
    }

    private static func object(_ figure: Figure, group: String) -> JSON {
        var object: JSONObject = [
            "group": .string(group), "name": .string(figure.name), "value": .number(short(figure.value)),
            "unit": .string(figure.unit),
        ]
        if let (name, value) = figure.reference {
            object["reference"] = .string(name)
            object["referenceValue"] = .number(short(value))
            if !figure.isLevel { object["ratio"] = .number(short(figure.value / value)) }
        }
        return .object(object)
    }

    /// Three decimals below 10, one below 1000, none above.
    private static func short(_ value: Double) -> String {
        let scale = abs(value) < 10 ? 1000.0 : abs(value) < 1000 ? 10 : 1
        let rounded = (value * scale).rounded() / scale
        return scale == 1 ? String(Int(rounded)) : String(rounded)
    }

    private static func pad(_ text: String, _ width: Int, right: Bool = false) -> String {
        let space = String(repeating: " ", count: max(0, width - text.count))
        return right ? space + text : text + space
    }
}
