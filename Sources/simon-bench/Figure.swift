/// One measured number beside what it is compared with.
struct Figure {
    /// What was measured.
    let name: String
    /// The result, in `unit`.
    let value: Double
    let unit: String
    /// What bounds it, measured in the same run: its name and its value in the same unit.
    let reference: (name: String, value: Double)?

    /// A result, and what bounds it.
    init(
        _ name: String, _ value: Double, _ unit: String,
        against reference: (name: String, value: Double)? = nil
    ) {
        (self.name, self.value, self.unit, self.reference) = (name, value, unit, reference)
    }
}

/// Figures that belong together; each file of this kind adds one, and `main.swift` lists them.
struct FigureGroup: Sendable {
    /// The word that selects it on the command line.
    let name: String
    let measure: @MainActor @Sendable () -> [Figure]
}
