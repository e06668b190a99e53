package import JSON
package import Model
package import System

/// Something about the files that the player should know.
package enum Notice: Hashable, Sendable {
    /// A damaged file was renamed, whole.
    case movedAside(file: String, to: String, FileDamage)
    /// Nothing is written over the file.
    case leftAlone(FileError)
    /// It could not be moved aside; nothing is written over it.
    case damagedAndLeftAlone(file: String, FileDamage, FileError)
    /// They stay in the file and are not shown.
    case recordsNotUnderstood(count: Int, file: String)
    /// The setting's default is used.
    case invalidSetting(key: String, found: SafeText, file: String)
    /// The file system has none.
    case withoutLocks(SystemError)
    /// A game ended before its player could give a name.
    case unclaimed(ScoreEntry)
}

package enum FileDamage: Hashable, Sendable {
    case notJSON(JSONError)
    case notAnObject
    /// No number from 1 up.
    case invalidVersion
    case invalidContent
}
