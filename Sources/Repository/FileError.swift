package import System

/// Why a file can be neither read nor written over.
package enum FileError: Error, Hashable, Sendable {
    /// The system refuses.
    case system(SystemError)
    /// Something else has its name.
    case notAFile(FileKind, path: String)
    /// It is larger than any file of this game.
    case tooLarge(path: String)
    /// It was written by a newer game, whose format is not known here.
    case newer(version: Int, path: String)
    /// Another game held the lock for longer than the timeout.
    case locked(path: String)
    /// The file to lock is a symbolic link, which is not followed: it could lead to any file.
    case linkedLock(path: String)
}

/// Why a change is not on the disk for certain.
struct SaveError: Error, Equatable {
    let cause: FileError
    /// Whether others may see the change already, and only a power cut could take it back.
    var isVisible = false
}
