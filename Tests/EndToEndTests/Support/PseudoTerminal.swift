import Foundation
import Glibc
import TestSupport

/// A pseudo-terminal with a program in it, started by a shell as in real life.
///
/// The shell leads the session and outlives the program, as the system resets a terminal whose session
/// leader ends; it says in files which process the program is and how it ended. When the terminal closes,
/// whatever is left in it is hung up.
final class PseudoTerminal {
    /// The program's process.
    private(set) var process: pid_t = 0
    /// How the shell saw the program end (128 and the signal's number for a signal); nil while it runs.
    private(set) var status: Int32?
    /// The settings before the program started.
    let found: termios

    private let master: Int32
    private let reader: PtyReader
    private let shell: Child
    private let notes: TemporaryFolder

    /// What <asm/ioctls.h> has for these, and the Glibc module has not: TIOCSPTLCK and TIOCGPTN.
    private static let (setLock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))

    /// Starts a program with an environment and nothing else of this process.
    init(
        _ program: String, _ arguments: [String], environment: [String: String], columns: Int, rows: Int,
        errors: String?
    ) throws {
        notes = try TemporaryFolder()
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        var locked: Int32 = 0
        guard master >= 0, ioctl(master, Self.setLock, &locked) == 0 else {
            throw Child.Failure(operation: "open /dev/ptmx", code: errno)
        }
        Self.resize(master, columns, rows)
        // Before the program starts: on a busy machine it is faster than the next line.
        var settings = termios()
        tcgetattr(master, &settings)
        found = settings
        // The program writes its process into a file before it becomes what is tested.
        let script = """
            sh -c 'echo $$ >"$0/process"; exec "$@"' "$0" "$@"\(errors.map { " 2>'\($0)'" } ?? "")
            echo $? >"$0/status.new" && mv "$0/status.new" "$0/status"
            exec cat >/dev/null
            """
        shell = try Child(
            ["/bin/sh", "-c", script, notes.path, program] + arguments, environment,
            terminal: Self.name(of: master))
        reader = try PtyReader(master)
    }

    deinit {
        reader.stop()
        close(master)
        shell.signal(SIGKILL)
        if hasStarted && !hasEnded { kill(process, SIGKILL) }
        _ = shell.wait()
    }

    /// The settings at the moment.
    var settings: termios {
        var settings = termios()
        tcgetattr(master, &settings)
        return settings
    }

    /// Whether the program's process is known, from which moment on it is running.
    var hasStarted: Bool {
        if process == 0 { process = number("process") ?? 0 }
        return process != 0
    }

    /// Whether the program has ended, after which `status` says how.
    var hasEnded: Bool {
        if status == nil { status = number("status") }
        return status != nil
    }

    /// What the program has written since the last call, in the pieces in which it came.
    func read() -> [PtyReader.Piece] { reader.take() }

    /// Types; returns how many bytes the terminal has taken.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Int {
        max(0, bytes.withUnsafeBytes { Glibc.write(master, $0.baseAddress, $0.count) })
    }

    /// Gives the window another size, which the program gets to know by a signal.
    func resize(columns: Int, rows: Int) { Self.resize(master, columns, rows) }

    /// Sends the program a signal.
    func signal(_ number: Int32) { kill(process, number) }

    private func number(_ file: String) -> Int32? {
        guard let text = try? String(contentsOfFile: notes.path + "/" + file, encoding: .utf8),
            text.hasSuffix("\n")
        else { return nil }
        return Int32(text.dropLast())
    }

    private static func resize(_ master: Int32, _ columns: Int, _ rows: Int) {
        var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &window)
    }

    private static func name(of master: Int32) throws -> String {
        var number: UInt32 = 0
        guard ioctl(master, Self.getNumber, &number) == 0 else {
            throw Child.Failure(operation: "TIOCGPTN", code: errno)
        }
        return "/dev/pts/\(number)"
    }
}
