/// One measured number beside what it is compared with.
struct Figure {
    let name: String
    /// The result, in `unit`.
    let value: Double
    let unit: String
    /// A bound measured in the same run, in the same unit.
    let reference: (name: String, value: Double)?

    init(
        _ name: String, _ value: Double, _ unit: String,
        against reference: (name: String, value: Double)? = nil
    ) {
        (self.name, self.value, self.unit, self.reference) = (name, value, unit, reference)
    }
}

/// Each file adds one, and `main.swift` lists them.
struct FigureGroup: Sendable {
    let name: String
    let measure: @MainActor @Sendable () -> [Figure]
}
