import Localization
import Model

/// Why a file can be neither read nor written over.
enum FileTrouble: Error, Equatable, Sendable {
    /// The system refuses.
    case system(SystemError)
    /// Something else has its name.
    case notAFile(FileStatus.Kind, path: String)
    /// It is longer than any file of ours.
    case tooLong(Int, path: String)
    /// It was written by a newer game, whose format is not known here.
    case newer(version: Int, path: String)
    /// Another game holds the lock, longer than one wants to wait.
    case busy(path: String)

    /// What is the matter and what to do about it, as the middle of a sentence.
    var explanation: SafeText {
        switch self {
        case .system(let error): error.explanation
        case .notAFile(.folder, let path): tr("\(path) is a folder, not a file; move it away")
        case .notAFile(.pipe, let path): tr("\(path) is a pipe, not a file; move it away")
        case .notAFile(.socket, let path): tr("\(path) is a socket, not a file; move it away")
        case .notAFile(_, let path): tr("\(path) is a device, not a file; move it away")
        case .tooLong(let size, let path):
            tr("\(path) is \(size >> 20) MB long, which no file of this game is; move it away")
        case .newer(let version, let path):
            tr("\(path) was written by a newer simon (format \(version)); update this one")
        case .busy(let path): tr("another simon keeps \(path) locked; end it")
        }
    }
}
