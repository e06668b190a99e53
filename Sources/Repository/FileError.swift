package import System

/// Why a file can be neither read nor written over, or a change is not on the disk for certain.
package enum FileError: Error, Hashable, Sendable {
    case system(SystemError)
    /// The new content is in place, but a power cut could take it back.
    case notDurable(SystemError)
    /// Something else has its name.
    case notAFile(FileKind, path: String)
    /// Larger than any file of this game.
    case tooLarge(path: String)
    /// Written by a newer game, in a format not known here.
    case newer(version: Int, path: String)
    /// Another instance held the lock for longer than the timeout.
    case locked(path: String)
    /// The lock is a symbolic link, which is not followed: it could lead to any file.
    case linkedLock(path: String)
    /// The player is root, and the folder is somebody else's.
    case foreignFolder(path: String)
}

/// Runs system calls, and throws their error as one of a file.
func asFileError<Answer>(
    _ calls: @autoclosure () throws(SystemError) -> Answer
) throws(FileError) -> Answer {
    do throws(SystemError) { return try calls() } catch { throw .system(error) }
}
