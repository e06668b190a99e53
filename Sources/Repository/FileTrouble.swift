internal import Model

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
        case .notAFile(let kind, let path): "\(path) is a \(kind.rawValue), not a file; move it away"
        case .tooLong(let size, let path):
            "\(path) is \(size >> 20) MB long, which no file of this game is; move it away"
        case .newer(let version, let path):
            "\(path) was written by a newer simon (format \(version)); update this one"
        case .busy(let path): "another simon keeps \(path) locked; end it"
        }
    }
}
