import System
import Glibc
import Localization
import Model
import TerminalDevice

extension TerminalError {
    var sentence: String {
        switch self {
        case .noTerminal(.input): tr("The game needs a terminal, but standard input is not one.")
        case .noTerminal(.output): tr("The game needs a terminal, but standard output is not one.")
        case .dumb(""): tr("The game needs to know the kind of terminal, but TERM is not set.")
        case .dumb(let term):
            tr("The game needs a terminal that can move its cursor; TERM=\(term) can't.")
        case .refused(let error):
            tr("The terminal could not be set up: \(error.call): \(String(cString: strerror(error.code))).")
        }
    }
}

extension SystemError {
    var startSentence: SafeText {
        switch code {
        case EMFILE, ENFILE: tr("Can't start: the system allows too few open files (see ulimit -n).")
        case ENOMEM: tr("Can't start: the system allows too little memory (see ulimit -v).")
        default: tr("Can't start: \(call): \(String(cString: strerror(code))).")
        }
    }
}
