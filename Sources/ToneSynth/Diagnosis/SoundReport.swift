/// What was found about sound on this machine, and how to mend what is wrong.
public struct SoundReport: Hashable, Sendable {
    /// One thing that was looked at.
    public struct Finding: Hashable, Sendable {
        /// What was looked at, in a word.
        public let subject: String
        /// What was found, in a line.
        public let text: String
        /// What would help, when something is wrong.
        public let mend: String?

        /// A finding; with a mend it is a problem.
        public init(_ subject: String, _ text: String, mend: String? = nil) {
            (self.subject, self.text, self.mend) = (subject, text, mend)
        }
    }

    /// What was found, in the order in which it matters.
    public let findings: [Finding]

    /// A report of findings.
    public init(_ findings: [Finding]) { self.findings = findings }

    /// Whether anything is to be mended.
    public var hasProblem: Bool { findings.contains { $0.mend != nil } }

    /// The report as lines of text: subject, finding, and below it the mend. At most `width` columns where
    /// words allow.
    public func lines(width: Int = 100) -> [String] {
        let column = (findings.map(\.subject.count).max() ?? 0) + 4
        return findings.flatMap { finding in
            let label = (finding.mend == nil ? "  " : "! ") + finding.subject
            let text = Self.wrap(finding.text, width: width - column)
            let mend = finding.mend.map { Self.wrap("-> " + $0, width: width - column) } ?? []
            return (text + mend).enumerated().map { index, line in
                let left = index == 0 ? label : ""
                return left + String(repeating: " ", count: column - left.count) + line
            }
        }
    }

    /// Breaks a text between words.
    static func wrap(_ text: String, width: Int) -> [String] {
        text.split(separator: " ").reduce(into: [String]()) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
    }
}
