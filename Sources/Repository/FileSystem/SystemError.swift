import Glibc

/// A system call that failed, and on what.
package struct SystemError: Error, Hashable, Sendable {
    let call: SystemCall
    /// The number that the system gave, as in `errno(3)`.
    package let code: Int32
    /// The file or folder.
    package let path: String

    /// The same failure, told of the file that matters to the player.
    func on(_ path: String) -> SystemError { SystemError(call: call, code: code, path: path) }

    /// Whether there is simply nothing at the path.
    var isAbsence: Bool { code == ENOENT }
}

/// The system calls that storage makes; each can be made to fail in a test.
enum SystemCall: String, CaseIterable, Hashable, Sendable {
    case status, open, read, write, synchronize, truncate, close, rename, remove
    case makeFolder, list, readLink, lock
}
