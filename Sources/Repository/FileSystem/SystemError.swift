import Glibc
import Localization
import Model

/// A system call that failed, and on what.
struct SystemError: Error, Hashable, Sendable {
    /// The call.
    let call: SystemCall
    /// The number that the system gave, as in `errno(3)`.
    let code: Int32
    /// The file or folder.
    let path: String

    /// What went wrong and what the player can do about it, as the middle of a sentence.
    var explanation: SafeText { "\(cause) (\(path)); \(advice)" }

    /// The same failure, told of the file that matters to the player.
    func on(_ path: String) -> SystemError { SystemError(call: call, code: code, path: path) }

    /// Whether there is simply nothing at the path.
    var isAbsence: Bool { code == ENOENT }

    private var cause: String {
        switch code {
        case ENOSPC: tr("the disk is full")
        case EDQUOT: tr("your share of the disk is used up")
        case EROFS: tr("the disk is read-only")
        case EACCES, EPERM: tr("permission is denied")
        case ENOENT, ENOTDIR: tr("the folder is gone")
        case EIO: tr("the disk reports an error")
        case EMFILE, ENFILE: tr("too many files are open")
        case ELOOP: tr("symbolic links lead in a circle")
        case ENAMETOOLONG: tr("the path is too long")
        default: String(cString: strerror(code))
        }
    }

    private var advice: String {
        switch code {
        case ENOSPC, EDQUOT: tr("free some space")
        case EROFS: tr("choose another folder with --data-dir")
        case EACCES, EPERM: tr("check who owns it and who may write it")
        case EIO: tr("check the disk, and keep a copy elsewhere")
        default: tr("check the folder, or choose another with --data-dir")
        }
    }
}
