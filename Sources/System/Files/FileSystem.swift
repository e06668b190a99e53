import Glibc

/// The system calls that files need, each of which a test can make fail.
///
/// One is made again whenever a signal interrupts it; what else is tried again, given up or cleaned up is decided above.
package struct FileSystem: Sendable {
    /// A number that stands for an open file.
    package typealias Descriptor = Int32

    /// A kind of call, by its name in the manual.
    package enum Call: String, Sendable {
        case open, read, write, close, rename
        case status = "stat"
        case synchronize = "fsync"
        case truncate = "ftruncate"
        case remove = "unlink"
        case makeFolder = "mkdir"
        case list = "opendir"
        case readLink = "readlink"
        case lock = "flock"
    }

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

        fileprivate var flags: Int32 {
            switch self {
            case .read: O_RDONLY
            case .create: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
            case .append: O_RDWR | O_CREAT | O_APPEND
            case .lock: O_RDWR | O_CREAT | O_NOFOLLOW
            case .folder: O_RDONLY | O_DIRECTORY
            }
        }
    }

    package static let live = FileSystem()

    /// Makes a call; a test makes it fail, or does something before or after.
    package var make:
        @Sendable (Call, _ path: String, _ call: () throws(SystemError) -> Void) throws(SystemError) -> Void =
            {
                _, _, call throws(SystemError) in try call()
            }
    /// The most bytes that a call reads or writes.
    package var maxTransfer = Int.max
    /// Told of each call that has come back, whatever it says.
    package var progress: FileProgress?
    /// Waits a little for somebody else.
    package var pause: @Sendable (Duration) -> Void = { usleep(UInt32($0 / .microseconds(1))) }
    /// The time on a clock that never goes back.
    package var uptime: @Sendable () -> Duration = {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    @discardableResult
    private func make<Result: SignedInteger>(
        _ call: Call, _ path: String, _ body: () -> Result
    ) throws(SystemError) -> Result {
        defer { progress?.callReturned() }
        var result: Result = 0
        while true {
            do throws(SystemError) {
                try make(call, path) { () throws(SystemError) in
                    result = try SystemError.check(body(), call.rawValue, path)
                }
                return result
            } catch {
                guard error.code == EINTR else { throw error }
                // On Linux the descriptor is free even then: closing it again could close another file.
                if call == .close { return 0 }
            }
        }
    }

    package func status(_ path: String) throws(SystemError) -> FileStatus {
        var buffer = stat()
        try make(.status, path) { stat(path, &buffer) }
        return FileStatus(buffer)
    }

    package func openStatus(_ file: Descriptor, _ path: String) throws(SystemError) -> FileStatus {
        var buffer = stat()
        try make(.status, path) { fstat(file, &buffer) }
        return FileStatus(buffer)
    }

    package func open(_ path: String, _ mode: Mode) throws(SystemError) -> Descriptor {
        try make(.open, path) { Glibc.open(path, mode.flags | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0o600) }
    }

    /// Reads up to the buffer's length from an offset in the file; 0 at its end.
    func read(
        _ file: Descriptor, _ buffer: UnsafeMutableRawBufferPointer, _ offset: Int, _ path: String
    ) throws(SystemError) -> Int {
        try make(.read, path) { pread(file, buffer.baseAddress, min(buffer.count, maxTransfer), offset) }
    }

    /// Writes at the current place and tells how much.
    func write(
        _ file: Descriptor, _ bytes: UnsafeRawBufferPointer, _ path: String
    ) throws(SystemError) -> Int {
        try make(.write, path) { Glibc.write(file, bytes.baseAddress, min(bytes.count, maxTransfer)) }
    }

    package func synchronize(_ file: Descriptor, _ path: String) throws(SystemError) {
        try make(.synchronize, path) { fsync(file) }
    }

    package func truncate(_ file: Descriptor, _ size: Int, _ path: String) throws(SystemError) {
        try make(.truncate, path) { ftruncate(file, size) }
    }

    package func close(_ file: Descriptor, _ path: String) throws(SystemError) {
        try make(.close, path) { Glibc.close(file) }
    }

    package func rename(_ path: String, _ new: String) throws(SystemError) {
        try make(.rename, new) { Glibc.rename(path, new) }
    }

    package func remove(_ path: String) throws(SystemError) { try make(.remove, path) { unlink(path) } }

    package func makeFolder(_ path: String) throws(SystemError) {
        try make(.makeFolder, path) { mkdir(path, 0o700) }
    }

    package func list(_ path: String) throws(SystemError) -> [String] {
        var names: [String] = []
        try make(.list, path) {
            guard let folder = opendir(path) else { return -1 }
            defer { closedir(folder) }
            while let entry = readdir(folder) {
                let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
                names.append(String(decoding: bytes, as: UTF8.self))
            }
            return 0
        }
        return names.filter { $0 != "." && $0 != ".." }
    }

    package func readLink(_ path: String) throws(SystemError) -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = try make(.readLink, path) { readlink(path, &buffer, buffer.count) }
        return String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Takes the lock of an open file if it is free; throws `EWOULDBLOCK` when it is not.
    package func lock(_ file: Descriptor, _ path: String) throws(SystemError) {
        try make(.lock, path) { flock(file, LOCK_EX | LOCK_NB) }
    }
}

/// What there is to know of a file.
package struct FileStatus: Equatable, Sendable {
    package let kind: FileKind
    /// Its length in bytes.
    package let size: Int
    /// When it was last written, in nanoseconds since 1970.
    package let modified: Int

    fileprivate init(_ buffer: stat) {
        kind =
            switch buffer.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFIFO: .pipe
            case S_IFSOCK: .socket
            default: .device
            }
        size = buffer.st_size
        modified = buffer.st_mtim.tv_sec * 1_000_000_000 + buffer.st_mtim.tv_nsec
    }

    init(kind: FileKind, size: Int, modified: Int) {
        (self.kind, self.size, self.modified) = (kind, size, modified)
    }
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
