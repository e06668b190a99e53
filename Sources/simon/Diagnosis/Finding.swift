import Model
import TerminalCore

/// What the doctor says about one thing.
struct Finding: Hashable {
    /// Empty in a list without columns.
    let subject: SafeText
    let sentence: SafeText
    /// Empty when nothing can or must be done.
    let advice: [SafeText]

    init(_ subject: SafeText, _ sentence: SafeText, advice: [SafeText]) {
        (self.subject, self.sentence, self.advice) = (subject, sentence, advice)
    }

    init(_ subject: SafeText, _ sentence: SafeText, advice: SafeText? = nil) {
        self.init(subject, sentence, advice: [advice].compactMap(\.self))
    }

    init(_ sentence: SafeText, advice: SafeText? = nil) { self.init("", sentence, advice: advice) }
}

extension [Finding] {
    /// The advice is below the sentence. With subjects these are columns, at most `width` wide where words allow, and
    /// what is wrong is marked.
    func lines(width: Int) -> [SafeText] {
        let column = (map(\.subject.string.count).max() ?? 0) + 4
        return flatMap { finding in
            let parts = [finding.sentence] + finding.advice.map { "-> " + $0 }
            guard finding.subject != "" else { return parts }
            let label = (finding.advice.isEmpty ? "  " : "! ") + finding.subject.string
            // Text to copy, such as a command's path, stays whole.
            let lines = parts.flatMap { $0.wrapped(to: width - column, shortens: false) }
            return lines.enumerated().map { index, line in
                let left = index == 0 ? label : ""
                return SafeText(left + String(repeating: " ", count: column - left.count)) + line
            }
        }
    }
}
