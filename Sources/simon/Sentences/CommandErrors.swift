import GameRules
import Glibc
import Localization
import Model
import Presentation
import Repository
import System
import TerminalDevice

/// An error that ends a command: reported once, in `run`.
protocol CommandError: Error {
    var report: SafeText { get }
    var exit: ExitStatus { get }
}

extension CommandError {
    var exit: ExitStatus { .failure }
}

struct Failure: CommandError {
    let report: SafeText

    init(_ report: SafeText) { self.report = report }

    /// Runs what writes a file that the player named; an error of the system is reported with that name, and with
    /// advice where another file would help.
    static func naming<Result: ~Copyable>(_ path: String, _ write: () throws -> Result) throws -> Result {
        do { return try write() } catch let error as SystemError {
            let (path, cause) = (path.excerpt, SystemError.cause(of: error.code))
            throw Failure(
                [ENOSPC, EDQUOT, EIO, EFBIG].contains(error.code)
                    ? tr("cannot write '\(path)': \(cause)")
                    : tr("cannot write '\(path)': \(cause); choose a file in a folder you can write to"))
        }
    }
}

extension FileError: CommandError {
    var report: SafeText { explanation }
}

extension ShareCodeError: CommandError {
    var report: SafeText { sentence }
}

extension UsageError: CommandError {
    var report: SafeText {
        sentence.string.hasSuffix("?")
            ? tr("\(sentence) See 'simon --help'") : tr("\(sentence); see 'simon --help'")
    }

    var exit: ExitStatus { .usage }
}

extension TerminalError: CommandError {
    var report: SafeText {
        if case .refused = self { return sentence }
        return sentence + " " + tr("'simon --plain' needs none: it plays line by line.")
    }

    var exit: ExitStatus { if case .refused = self { .failure } else { .usage } }

    var sentence: SafeText {
        switch self {
        case .noTerminal(.input): tr("The game needs a terminal, but standard input is not one.")
        case .noTerminal(.output): tr("The game needs a terminal, but standard output is not one.")
        case .dumb(""): tr("The game needs to know the kind of terminal, but TERM is not set.")
        case .dumb(let term):
            tr("The game needs a terminal that can move its cursor; TERM=\(term) can't.")
        case .refused(let error):
            tr("The terminal could not be set up: \(error.call): \(SystemError.text(of: error.code)).")
        }
    }
}

/// What the game needs from the system before it starts.
extension SystemError: CommandError {
    var report: SafeText {
        switch code {
        case EMFILE, ENFILE: tr("Can't start: the system allows too few open files (see ulimit -n).")
        case ENOMEM: tr("Can't start: the system allows too little memory (see ulimit -v).")
        default: tr("Can't start: \(call): \(Self.text(of: code)).")
        }
    }
}
