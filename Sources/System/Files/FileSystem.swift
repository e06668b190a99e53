package import Glibc

/// The system calls that files need, each of which a test can make fail.
///
/// One interrupted by a signal is made again; all other errors are the caller's.
package struct FileSystem: Sendable {
    package typealias Descriptor = Int32

    /// By their names in the manual.
    package enum Call: String, Sendable {
        case open, read, write, close, rename, access
        case status = "stat"
        case synchronize = "fsync"
        case truncate = "ftruncate"
        case remove = "unlink"
        case link = "linkat"
        case setRights = "fchmod"
        case makeFolder = "mkdir"
        case list = "opendir"
        case readLink = "readlink"
        case lock = "flock"
    }

    /// All are closed on exec; new files are for their owner only, unless told otherwise.
    package enum Mode: Sendable {
        /// Follows a link.
        case read
        /// Writes a file that must not exist.
        case create(rights: mode_t = 0o600)
        /// The same without a name, in a folder (open(2), `O_TMPFILE`).
        case createUnnamed(rights: mode_t)
        /// Writes what is there as it is, and waits for a pipe's other end, as no other mode does.
        case write
        /// Writes at the end and reads; made if missing.
        case append
        /// Made if missing; follows no link.
        case lock
        /// To synchronize it.
        case folder

        fileprivate var flags: Int32 {
            switch self {
            case .read: O_RDONLY | O_NONBLOCK
            case .create: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
            // O_TMPFILE, which Swift cannot import, contains O_DIRECTORY.
            case .createUnnamed: O_WRONLY | 0o20_000_000 | O_DIRECTORY
            case .write: O_WRONLY
            case .append: O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK
            case .lock: O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK
            case .folder: O_RDONLY | O_DIRECTORY
            }
        }

        fileprivate var rights: mode_t {
            switch self {
            case .create(let rights), .createUnnamed(let rights): rights
            default: 0o600
            }
        }
    }

    package static let live = FileSystem()

    /// Makes a call; tests replace it.
    package var make:
        @Sendable (Call, _ path: String, _ call: () throws(SystemError) -> Void) throws(SystemError) -> Void =
            {
                _, _, call throws(SystemError) in try call()
            }
    /// The most bytes that a call reads or writes.
    package var maxTransfer = Int.max
    package var progress: FileProgress?
    package var pause: @Sendable (Duration) -> Void = { usleep(UInt32($0 / .microseconds(1))) }
    /// The time since boot.
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

    package func status(_ path: String, followsLinks: Bool = true) throws(SystemError) -> FileStatus {
        var buffer = stat()
        let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
        try make(.status, path) { fstatat(AT_FDCWD, Path.bytes(path), &buffer, flags) }
        return FileStatus(buffer)
    }

    package func openStatus(_ file: Descriptor, _ path: String) throws(SystemError) -> FileStatus {
        var buffer = stat()
        try make(.status, path) { fstat(file, &buffer) }
        return FileStatus(buffer)
    }

    package func open(_ path: String, _ mode: Mode) throws(SystemError) -> Descriptor {
        try make(.open, path) {
            Glibc.open(Path.bytes(path), mode.flags | O_CLOEXEC | O_NOCTTY, mode.rights)
        }
    }

    /// Reads up to the buffer's length from an offset in the file; 0 at its end.
    func read(
        _ file: Descriptor, _ buffer: UnsafeMutableRawBufferPointer, _ offset: Int, _ path: String
    ) throws(SystemError) -> Int {
        try make(.read, path) { pread(file, buffer.baseAddress, min(buffer.count, maxTransfer), offset) }
    }

    /// Returns how many bytes were written.
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
        try make(.rename, new) { Glibc.rename(Path.bytes(path), Path.bytes(new)) }
    }

    /// Throws where this process may not do so; `F_OK` asks whether anything is there.
    func checkAccess(_ path: String, _ kind: Int32) throws(SystemError) {
        try make(.access, path) { access(Path.bytes(path), kind) }
    }

    /// Gives a file that has no name one.
    func link(_ file: Descriptor, to path: String) throws(SystemError) {
        try make(.link, path) {
            linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, Path.bytes(path), AT_SYMLINK_FOLLOW)
        }
    }

    func setRights(_ file: Descriptor, _ rights: mode_t, _ path: String) throws(SystemError) {
        try make(.setRights, path) { fchmod(file, rights) }
    }

    package func remove(_ path: String) throws(SystemError) {
        try make(.remove, path) { unlink(Path.bytes(path)) }
    }

    package func makeFolder(_ path: String) throws(SystemError) {
        try make(.makeFolder, path) { mkdir(Path.bytes(path), 0o700) }
    }

    package func list(_ path: String) throws(SystemError) -> [String] {
        var names: [String] = []
        try make(.list, path) {
            guard let folder = opendir(Path.bytes(path)) else { return -1 }
            defer { closedir(folder) }
            while let entry = readdir(folder) {
                let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
                names.append(Path.text(bytes))
            }
            return 0
        }
        return names.filter { $0 != "." && $0 != ".." }
    }

    package func readLink(_ path: String) throws(SystemError) -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = try make(.readLink, path) { readlink(Path.bytes(path), &buffer, buffer.count) }
        return Path.text(buffer.prefix(length).map(UInt8.init(bitPattern:)))
    }

    /// Takes the lock of an open file if it is free; throws `EWOULDBLOCK` when it is not.
    package func lock(_ file: Descriptor, _ path: String) throws(SystemError) {
        try make(.lock, path) { flock(file, LOCK_EX | LOCK_NB) }
    }
}

package struct FileStatus: Equatable, Sendable {
    package let kind: FileKind
    /// In bytes.
    package let size: Int
    /// In nanoseconds since 1970.
    package let modified: Int
    package let owner: UInt32
    /// As chmod(1) writes them.
    let rights: mode_t
}

extension FileStatus {
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
        rights = buffer.st_mode & 0o777
        modified = buffer.st_mtim.tv_sec * 1_000_000_000 + buffer.st_mtim.tv_nsec
        owner = buffer.st_uid
    }
}

package enum FileKind: Sendable {
    case file, folder, pipe, device, socket
}

package enum Path {
    /// Nil for a path that is one name, or the root.
    package static func folder(of path: String) -> String? {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        let folder = path[..<slash]
        return folder.isEmpty ? (path == "/" ? nil : "/") : String(folder)
    }

    package static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.index(after: $0)...]) } ?? path
    }
}
