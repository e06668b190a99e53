/// Every system call that files need, so that a test can make each of them fail.
///
/// One closure is one call: what is tried again, given up or cleaned up is decided above, where the tests
/// see it.
package struct FileSystem: Sendable {
    /// A number that stands for an open file.
    package typealias Descriptor = Int32

    /// How a file is opened; every one of them is closed on exec and never waits for a pipe's other end.
    package enum Mode: Sendable {
        /// To read; a link is followed.
        case read
        /// To write a file that must not exist; readable for its owner only.
        case create
        /// To write at the end and to read; made if missing, readable for its owner only.
        case append
        /// To lock; made if missing, and no link is followed.
        case lock
        /// A folder, to synchronize it.
        case folder
    }

    package var status: @Sendable (_ path: String) throws(SystemError) -> FileStatus
    package var openStatus: @Sendable (Descriptor, _ path: String) throws(SystemError) -> FileStatus
    package var open: @Sendable (_ path: String, Mode) throws(SystemError) -> Descriptor
    /// Reads up to the buffer's length from a place in the file; 0 at its end.
    package var read:
        @Sendable (Descriptor, UnsafeMutableRawBufferPointer, Int, _ path: String) throws(SystemError) -> Int
    /// Writes at the current place and tells how much.
    package var write:
        @Sendable (Descriptor, UnsafeRawBufferPointer, _ path: String) throws(SystemError) -> Int
    package var synchronize: @Sendable (Descriptor, _ path: String) throws(SystemError) -> Void
    package var truncate: @Sendable (Descriptor, Int, _ path: String) throws(SystemError) -> Void
    package var close: @Sendable (Descriptor, _ path: String) throws(SystemError) -> Void
    package var rename: @Sendable (_ from: String, _ to: String) throws(SystemError) -> Void
    package var remove: @Sendable (_ path: String) throws(SystemError) -> Void
    package var makeFolder: @Sendable (_ path: String) throws(SystemError) -> Void
    package var list: @Sendable (_ path: String) throws(SystemError) -> [String]
    package var readLink: @Sendable (_ path: String) throws(SystemError) -> String
    /// Takes the lock of an open file if it is free; throws `EWOULDBLOCK` when it is not.
    package var lock: @Sendable (Descriptor, _ path: String) throws(SystemError) -> Void
    /// Waits a little for somebody else.
    package var pause: @Sendable (Duration) -> Void
    /// The time on a clock that never goes back.
    package var uptime: @Sendable () -> Duration
    /// A number for the name of a temporary file.
    package var uniqueNumber: @Sendable () -> UInt64
}

/// What there is to know of a file.
package struct FileStatus: Equatable, Sendable {
    package let kind: FileKind
    /// Its length in bytes.
    package let size: Int
    /// When it was last written, in nanoseconds since 1970.
    package let modified: Int
}

/// What kind of thing has a file's name.
package enum FileKind: Sendable {
    case file, folder, pipe, device, socket
}

package enum Path {
    /// The folder that a path lies in, or nil for a path that is one name, or the root.
    package static func folder(of path: String) -> String? {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        let folder = path[..<slash]
        return folder.isEmpty ? (path == "/" ? nil : "/") : String(folder)
    }

    /// The last name of a path.
    package static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.index(after: $0)...]) } ?? path
    }
}
