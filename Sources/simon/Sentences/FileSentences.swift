import GameRules
import Glibc
import Localization
import Model
import Repository

extension FileError {
    /// What is the matter and what to do about it, as the middle of a sentence.
    var explanation: SafeText {
        switch self {
        case .system(let error): error.explanation
        case .notAFile(.folder, let path): tr("\(path.excerpt) is a folder, not a file; move it away")
        case .notAFile(.pipe, let path): tr("\(path.excerpt) is a pipe, not a file; move it away")
        case .notAFile(.socket, let path): tr("\(path.excerpt) is a socket, not a file; move it away")
        case .notAFile(_, let path): tr("\(path.excerpt) is a device, not a file; move it away")
        case .tooLarge(let path): tr("\(path.excerpt) is larger than any file of this game; move it away")
        case .newer(let version, let path):
            tr("\(path.excerpt) was written by a newer simon (format \(version)); update this one")
        case .locked(let path): tr("another copy is using \(path.excerpt); close it")
        case .linkedLock(let path): tr("\(path.excerpt) is a symbolic link, which is not followed; remove it")
        }
    }
}

extension SystemError {
    /// What went wrong and what the player can do about it, as the middle of a sentence.
    var explanation: SafeText { "\(cause) (\(path.excerpt)); \(advice)" }

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

extension FileDamage {
    fileprivate var sentence: String {
        switch self {
        case .notJSON(let error): error.sentence
        case .notAnObject: tr("it holds no object")
        case .invalidVersion: tr("its version is no number from 1 up")
        case .invalidContent: tr("it is not what this game writes")
        }
    }
}

extension SettingDomain {
    /// What may stand there, as the middle of a sentence.
    fileprivate var sentence: String {
        switch self {
        case .bool: tr("true or false")
        case .integer(let range): tr("a whole number from \(range.lowerBound) to \(range.upperBound)")
        case .choice(let words, false): tr("one of \(words.joined(separator: ", "))")
        case .choice(let words, true): tr("one of \(words.joined(separator: ", ")), or null")
        case .nameOrNull: tr("a name of 1 to \(PlayerName.maxLength) letters, or null")
        case .wordListName:
            tr("the name of a word list: 1 to \(WordListName.maxLength) small letters, digits and dashes")
        case .padKeys: tr("four letters of ASCII that nothing else uses, such as \"rygb\"")
        case .padNotesOrNull: tr("the numbers of four different notes, 0 to 127, or null")
        case .freeNoteOrNull: tr("the number of a note, 0 to 127, that is no pad's, or null")
        }
    }
}

extension Notice {
    /// The sentence for a line of the screen, which has no room for folders.
    var brief: SafeText {
        guard case .movedAside(let file, let to, _) = self else { return sentence }
        return tr("\(Self.name(file)) was damaged; it is kept as \(Self.name(to))")
    }

    private static func name(_ path: String) -> Substring { path.split(separator: "/").last ?? path[...] }

    /// The sentence for the player.
    var sentence: SafeText {
        switch self {
        case .movedAside(let file, let to, let damage):
            tr(
                "\(file.excerpt) is damaged (\(damage.sentence)). It is kept as \(to.excerpt), and a new one is begun."
            )
        case .leftAlone(let error): tr("Left as it is, and not written over: \(error.explanation).")
        case .damagedAndLeftAlone(let file, let damage, let error):
            Self.leftAlone(tr("\(file.excerpt) is damaged (\(damage.sentence)), and \(error.explanation)"))
        case .recordsNotUnderstood(let count, let file):
            tr(
                count, one: "\(count) score in \(file.excerpt) cannot be understood; it stays there unseen.",
                other: "\(count) scores in \(file.excerpt) cannot be understood; they stay there unseen.")
        case .invalidSetting(let key, let found, let expected, let file):
            tr(
                "\(key) is \(found.string.excerpt) in \(file.excerpt), where \(expected.sentence) should be; its default is used."
            )
        case .withoutLocks(let error):
            tr(
                """
                Locks do not work here (\(error.explanation)). \
                Play one game at a time, or scores can be lost.
                """)
        case .unclaimed(let entry):
            tr(
                """
                The last game ended before a name was given: \
                its score, \(entry.game.formatted(score: entry.score)), is saved for \(entry.name).
                """)
        }
    }

    private static func leftAlone(_ reason: SafeText) -> SafeText {
        tr("Left as it is, and not written over: \(reason).")
    }
}

extension SaveOutcome {
    /// What is to be said of a change that is not saved; nil when it is.
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
