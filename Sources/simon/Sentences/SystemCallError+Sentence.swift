import EventLoop
import Glibc
import Localization
import Model

extension SystemCallError {
    /// What keeps the program from starting, as one sentence for people.
    var sentence: SafeText {
        switch code {
        case EMFILE, ENFILE: tr("Can't start: the system allows too few open files (see ulimit -n).")
        case ENOMEM: tr("Can't start: the system allows too little memory (see ulimit -v).")
        default: tr("Can't start: \(call): \(String(cString: strerror(code))).")
        }
    }
}
