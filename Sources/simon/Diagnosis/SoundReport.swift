import Model
import TerminalCore
import ToneSynth

struct SoundReport: Hashable {
    struct Finding: Hashable {
        let subject: String
        let text: String
        /// Nil when nothing is wrong.
        let fix: String?

        init(_ subject: String, _ text: String, fix: String? = nil) {
            (self.subject, self.text, self.fix) = (subject, text, fix)
        }
    }

    /// The most important first.
    let findings: [Finding]

    init(_ findings: [Finding]) { self.findings = findings }

    init(_ diagnosis: SoundDiagnosis) {
        findings =
            [diagnosis.configuration.finding] + diagnosis.playback.findings
            + [diagnosis.servers.finding(after: diagnosis.playback)]
            + diagnosis.cards.findings(hasServer: diagnosis.servers.isAnyThere)
    }

    /// Subject, finding, and below it the fix; at most `width` columns where words allow.
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

    /// Broken between words; text to copy, such as a command's path, stays whole.
    private static func lines(_ text: String, _ columns: Int) -> [String] {
        SafeText(text).wrapped(to: columns, shortens: false).map(\.string)
    }
}
