import Glibc
import JSON
import Localization
import Model
import Synchronization
import System

/// Standard output and standard error: whole writes of safe text.
enum Output {
    static func line(_ text: SafeText) { write(text.string + "\n", to: STDOUT_FILENO) }

    /// Text from the program itself that may span lines, such as JSON.
    static func document(_ text: String) { write(text, to: STDOUT_FILENO) }

    static func printError(_ text: SafeText) { write("simon: \(text.string)\n", to: STDERR_FILENO) }

    static func write(_ report: some Report, as format: Invocation.Format) {
        switch format {
        case .table: for line in report.lines { self.line(line) }
        case .csv: document(report.csv)
        case .json: document(report.jsonText)
        }
    }

    /// Text from the program itself that may span lines.
    static func errorDocument(_ text: String) { write(text, to: STDERR_FILENO) }

    /// The `errno` of lost output; 0 while all was written.
    private static let loss = Atomic<Int32>(0)

    /// Turns success into a reported failure if output was lost.
    static func finalStatus(_ exit: ExitStatus) -> ExitStatus {
        let code = loss.load(ordering: .relaxed)
        guard code != 0 else { return exit }
        printError(tr("cannot write to standard output: \(SafeText(SystemError.cause(of: code)))"))
        return exit == .success ? .failure : exit
    }

    /// Writes everything; gives up when the output is closed or full.
    private static func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        // If another process has made it non-blocking, a command waits for its reader; a game that ends waits
        // a second to report an error.
        let limit: Duration? = descriptor == STDOUT_FILENO ? nil : .seconds(1)
        do throws(SystemError) {
            while true {
                try rest.write(to: descriptor)
                if rest.isEmpty || !Readiness.writing.isReached(by: descriptor, within: limit) { return }
            }
        } catch { if descriptor == STDOUT_FILENO { loss.store(error.code, ordering: .relaxed) } }
    }
}

/// What a command prints: for people, for spreadsheets and for programs.
protocol Report {
    var lines: [SafeText] { get }
    /// With a heading.
    var csvRows: [[String]] { get }
    var json: JSON { get }
}

extension Report {
    var jsonText: String { json.text(.pretty) + "\n" }

    /// RFC 4180.
    var csv: String {
        csvRows.map { $0.map(Self.quoted).joined(separator: ",") + "\r\n" }.joined()
    }

    /// Quoted where CSV needs it. A field that a spreadsheet would take for a formula gets an apostrophe first.
    static func quoted(_ field: String) -> String {
        var field = field
        if let first = field.first, "=+-@".contains(first), Int(field) == nil { field = "'" + field }
        guard field.contains(where: { ",\"\r\n".contains($0) }) else { return field }
        return field.reduce(into: "\"") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
    }
}

extension JSON {
    /// Tenths as a number with a decimal point in any language: `5.2`.
    static func tenths(_ value: Int) -> JSON { .number("\(value / 10).\(value % 10)") }

    /// As a field of a table; empty for null.
    var field: String { string ?? (self == .null ? "" : text(.compact)) }
}

extension StringProtocol {
    /// Typed words and paths as sentences quote them: at most 100 characters, the middle left out.
    var excerpt: String {
        let limit = 100
        guard let cut = index(startIndex, offsetBy: limit, limitedBy: endIndex), cut < endIndex else {
            return String(self)
        }
        return prefix(limit / 2) + "…" + suffix(limit / 2 - 1)
    }
}
