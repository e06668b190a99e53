import Foundation
package import Glibc

/// A program in a pseudo-terminal, started by a shell as in real life.
///
/// The shell leads the session and outlives the program, as the system resets a terminal whose session
/// leader ends; it says in files which process the program is and how it ended. When the terminal closes,
/// whatever is left in it is hung up.
package final class ShellSession {
    /// The program's process.
    package private(set) var process: pid_t = 0
    /// How the shell saw the program end (128 and the signal's number for a signal); nil while it runs.
    package private(set) var status: Int32?
    /// The terminal that it runs in.
    package let terminal: PseudoTerminal

    private let reader: PtyReader
    private let shell: Child
    private let notes: TemporaryFolder

    /// Starts a program with an environment and nothing else of this process.
    package init(
        _ program: String, _ arguments: [String], environment: [String: String], columns: Int, rows: Int,
        errors: String?
    ) throws {
        notes = try TemporaryFolder()
        terminal = try PseudoTerminal(columns: columns, rows: rows)
        // The program writes its process into a file before it becomes what is tested. Ctrl+C of a terminal that it has
        // given back is the shell's as well, which would end by it and tell nothing.
        let script = """
            trap : INT
            sh -c 'echo $$ >"$0/process"; exec "$@"' "$0" "$@"\(errors.map { " 2>'\($0)'" } ?? "")
            echo $? >"$0/status.new" && mv "$0/status.new" "$0/status"
            exec cat >/dev/null
            """
        shell = try Child(
            ["/bin/sh", "-c", script, notes.path, program] + arguments, environment,
            terminal: terminal.path)
        reader = try PtyReader(terminal.master)
    }

    deinit {
        reader.stop()
        terminal.hangUp()
        shell.signal(SIGKILL)
        if hasStarted && !hasEnded { kill(process, SIGKILL) }
        _ = shell.wait()
    }

    /// Whether the program's process is known, from which moment on it is running.
    package var hasStarted: Bool {
        if process == 0 { process = number("process") ?? 0 }
        return process != 0
    }

    /// Whether the program has ended, after which `status` says how.
    package var hasEnded: Bool {
        if status == nil { status = number("status") }
        return status != nil
    }

    /// What the program has written since the last call, in the pieces in which it came.
    package func read() -> [PtyReader.Piece] { reader.take() }

    /// Sends the program a signal.
    package func signal(_ number: Int32) { kill(process, number) }

    private func number(_ file: String) -> Int32? {
        guard let text = try? String(contentsOfFile: notes.path + "/" + file, encoding: .utf8),
            text.hasSuffix("\n")
        else { return nil }
        return Int32(text.dropLast())
    }
}
