package import JSON
package import Model
package import System

/// Something about the files that the player should know.
package enum Notice: Hashable, Sendable {
    /// A file was damaged and has been moved to another name, whole.
    case movedAside(file: String, to: String, FileDamage)
    /// A file is left as it is, and nothing is written over it.
    case leftAlone(FileError)
    /// A file is damaged and could not be moved aside; nothing is written over it.
    case damagedAndLeftAlone(file: String, FileDamage, FileError)
    /// Records in a file make no sense; they stay in the file and are not shown.
    case recordsNotUnderstood(count: Int, file: String)
    /// A setting is impossible; its default is used.
    case invalidSetting(key: String, found: SafeText, file: String)
    /// The file system knows no locks.
    case withoutLocks(SystemError)
    /// A game ended before its player could give a name.
    case unclaimed(ScoreEntry)
}

/// Why a file is not one of this game's.
package enum FileDamage: Hashable, Sendable {
    case notJSON(JSONError)
    case notAnObject
    /// Its version is no number from 1 up.
    case invalidVersion
    /// Its members are not what this game writes.
    case invalidContent
}
