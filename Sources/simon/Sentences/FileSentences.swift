import Glibc
import Localization
import Model
import Presentation
import Repository
import System

extension FileError {
    /// Cause and advice, as the middle of a sentence.
    var explanation: SafeText {
        switch self {
        case .system(let error), .notDurable(let error): error.explanation
        case .notAFile(.folder, let path): tr("\(path.excerpt) is a folder, not a file; move it away")
        case .notAFile(.pipe, let path): tr("\(path.excerpt) is a pipe, not a file; move it away")
        case .notAFile(.socket, let path): tr("\(path.excerpt) is a socket, not a file; move it away")
        case .notAFile(_, let path): tr("\(path.excerpt) is a device, not a file; move it away")
        case .tooLarge(let path): tr("\(path.excerpt) is larger than any file of this game; move it away")
        case .newer(let version, let path):
            tr("\(path.excerpt) was written by a newer simon (format \(version)); update this one")
        case .locked(let path): tr("another copy is using \(path.excerpt); close it")
        case .linkedLock(let path): tr("\(path.excerpt) is a symbolic link, which is not followed; remove it")
        case .foreignFolder(let path):
            tr(
                "\(path.excerpt) is another user's; start simon without sudo, or choose a folder with --data-dir"
            )
        }
    }
}

extension SystemError {
    /// Cause and advice, as the middle of a sentence.
    var explanation: SafeText { "\(Self.cause(of: code)) (\(path.excerpt)); \(advice)" }

    static func cause(of code: Int32) -> String {
        switch code {
        case ENOSPC: tr("the disk is full")
        case EDQUOT: tr("your disk quota is used up")
        case EROFS: tr("the disk is read-only")
        case EACCES, EPERM: tr("permission denied")
        case ENOENT: tr("the folder does not exist")
        case ENOTDIR: tr("a part of the path is a file, not a folder")
        case EIO: tr("the disk reports an error")
        case EISDIR: tr("a folder has that name")
        case EMFILE, ENFILE: tr("too many files are open")
        case ELOOP: tr("symbolic links form a loop")
        case ENAMETOOLONG: tr("the path is too long")
        default: text(of: code)
        }
    }

    /// What the system calls the error, in the player's language where it is a usual one.
    static func text(of code: Int32) -> String { tr(named: String(cString: strerror(code))) }

    private var advice: String {
        switch code {
        case ENOSPC, EDQUOT: tr("free some space")
        case EROFS: tr("choose another folder with --data-dir")
        case EACCES, EPERM: tr("check its owner and permissions")
        case EIO: tr("check the disk, and back up your files")
        case EISDIR: tr("move it away")
        default: tr("check the folder, or choose another with --data-dir")
        }
    }
}

extension FileDamage {
    fileprivate var sentence: String {
        switch self {
        case .notJSON(let error): error.sentence
        case .notAnObject: tr("it is not a JSON object")
        case .invalidVersion: tr("its version is not a number from 1 up")
        case .invalidContent: tr("its content is not this game's")
        }
    }
}

extension Notice {
    /// For one line of the screen, without folders.
    var brief: SafeText {
        guard case .movedAside(let file, let to, _) = self else { return sentence }
        return tr("\(Self.name(file)) was damaged; it was renamed \(Self.name(to))")
    }

    private static func name(_ path: String) -> Substring { path.split(separator: "/").last ?? path[...] }

    var sentence: SafeText {
        switch self {
        case .movedAside(let file, let to, let damage):
            tr(
                "\(file.excerpt) was damaged (\(damage.sentence)). It was renamed \(to.excerpt), and a new one was started."
            )
        case .leftAlone(let error): Self.leftAlone(error.explanation)
        case .damagedAndLeftAlone(let file, let damage, let error):
            Self.leftAlone(tr("\(file.excerpt) is damaged (\(damage.sentence)), and \(error.explanation)"))
        case .recordsNotUnderstood(let count, let file):
            tr(
                count, one: "\(count) score in \(file.excerpt) is unreadable; it was left there.",
                other: "\(count) scores in \(file.excerpt) are unreadable; they were left there.")
        case .invalidSetting(let key, let found, let file):
            tr(
                "In \(file.excerpt), \(key) is \(found.string.excerpt) but should be \(Self.allowed(key)); the default is used."
            )
        case .withoutLocks(let error):
            tr(
                "Files can't be locked here (\(error.explanation)). Run one simon at a time, or scores may be lost."
            )
        case .unclaimed(let entry) where entry.name == .unnamed:
            tr("Last game's score was saved without a name: \(entry.formattedScore).")
        case .unclaimed(let entry):
            tr("Last game's score was saved for \(entry.name): \(entry.formattedScore).")
        }
    }

    private static func allowed(_ key: String) -> SafeText {
        Setting.file.first { $0.key == key }?.allowed() ?? ""
    }

    private static func leftAlone(_ reason: SafeText) -> SafeText { tr("Left unchanged: \(reason).") }
}

extension SaveOutcome {
    /// For a change that is not saved; nil when it is.
    var notice: SafeText? {
        switch self {
        case .saved: nil
        case .pending(let error): error.notSavedNotice
        }
    }
}

extension FileError {
    var notSavedNotice: SafeText { tr("Not saved yet: \(explanation).") }
}
