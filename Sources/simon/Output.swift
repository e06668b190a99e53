import Glibc
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

    static func table(
        as format: Invocation.Format, lines: @autoclosure () -> [SafeText], csv: @autoclosure () -> String,
        json: @autoclosure () -> String
    ) {
        switch format {
        case .table: for line in lines() { self.line(line) }
        case .csv: document(csv())
        case .json: document(json())
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
