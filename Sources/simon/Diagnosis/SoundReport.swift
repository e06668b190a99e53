import Model
import TerminalCore
import ToneSynth

/// What was found about sound on this machine, and how to fix what is wrong.
struct SoundReport: Hashable {
    /// One thing that was looked at.
    struct Finding: Hashable {
        /// What was looked at, in a word.
        let subject: String
        /// What was found, in a line.
        let text: String
        /// What would help, when something is wrong.
        let fix: String?

        /// A finding; with a fix it is a problem.
        init(_ subject: String, _ text: String, fix: String? = nil) {
            (self.subject, self.text, self.fix) = (subject, text, fix)
        }
    }

    /// What was found, in the order in which it matters.
    let findings: [Finding]

    init(_ findings: [Finding]) { self.findings = findings }

    init(_ diagnosis: SoundDiagnosis) {
        findings =
            [diagnosis.configuration.finding] + diagnosis.playback.findings
            + [diagnosis.servers.finding(after: diagnosis.playback)]
            + diagnosis.cards.findings(hasServer: diagnosis.servers.isAnyThere)
    }

    /// The report as lines of text: subject, finding, and below it the fix. At most `width` columns where
    /// words allow.
    func lines(width: Int = 100) -> [String] {
        let column = (findings.map(\.subject.count).max() ?? 0) + 4
        return findings.flatMap { finding in
            let label = (finding.fix == nil ? "  " : "! ") + finding.subject
            let text = Self.lines(finding.text, width - column)
            let fix = finding.fix.map { Self.lines("-> " + $0, width - column) } ?? []
            return (text + fix).enumerated().map { index, line in
                let left = index == 0 ? label : ""
                return left + String(repeating: " ", count: column - left.count) + line
            }
        }
    }

    /// Broken between words; what is to be copied, such as a command's path, stays whole.
    private static func lines(_ text: String, _ columns: Int) -> [String] {
        SafeText(text).wrapped(to: columns, shortens: false).map(\.string)
    }
}
