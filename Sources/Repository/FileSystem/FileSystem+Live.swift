import Glibc

extension FileSystem {
    static let live = FileSystem(
        status: { path throws(SystemError) in
            var buffer = stat()
            try check(stat(path, &buffer), .status, path)
            return FileStatus(buffer)
        },
        openStatus: { descriptor, path throws(SystemError) in
            var buffer = stat()
            try check(fstat(descriptor, &buffer), .status, path)
            return FileStatus(buffer)
        },
        open: { path, mode throws(SystemError) in
            try check(Glibc.open(path, mode.flags | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0o600), .open, path)
        },
        read: { descriptor, buffer, offset, path throws(SystemError) in
            try check(pread(descriptor, buffer.baseAddress, buffer.count, offset), .read, path)
        },
        write: { descriptor, bytes, path throws(SystemError) in
            try check(Glibc.write(descriptor, bytes.baseAddress, bytes.count), .write, path)
        },
        synchronize: { descriptor, path throws(SystemError) in
            try check(fsync(descriptor), .synchronize, path)
        },
        truncate: { descriptor, size, path throws(SystemError) in
            try check(ftruncate(descriptor, size), .truncate, path)
        },
        close: { descriptor, path throws(SystemError) in
            try check(Glibc.close(descriptor), .close, path)
        },
        rename: { from, to throws(SystemError) in
            try check(Glibc.rename(from, to), .rename, to)
        },
        remove: { path throws(SystemError) in try check(unlink(path), .remove, path) },
        makeFolder: { path throws(SystemError) in try check(mkdir(path, 0o700), .makeFolder, path) },
        list: { path throws(SystemError) in try names(in: path) },
        readLink: { path throws(SystemError) in
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let length = try check(readlink(path, &buffer, buffer.count), .readLink, path)
            return String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
        },
        lock: { descriptor, path throws(SystemError) in
            try check(flock(descriptor, LOCK_EX | LOCK_NB), .lock, path)
        },
        pause: { usleep(UInt32($0 / .microseconds(1))) },
        uptime: {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        },
        uniqueNumber: { UInt64.random(in: 0 ... .max) })

    /// What a call returned, unless it says that the call failed.
    @discardableResult
    private static func check<Result: SignedInteger>(
        _ result: Result, _ call: SystemCall, _ path: String
    ) throws(SystemError) -> Result {
        guard result >= 0 else { throw SystemError(call: call, code: errno, path: path) }
        return result
    }

    private static func names(in path: String) throws(SystemError) -> [String] {
        guard let folder = opendir(path) else { throw SystemError(call: .list, code: errno, path: path) }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            names.append(String(decoding: bytes, as: UTF8.self))
        }
        return names.filter { $0 != "." && $0 != ".." }
    }
}

extension FileSystem.Mode {
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
        modified = buffer.st_mtim.tv_sec * 1_000_000_000 + buffer.st_mtim.tv_nsec
    }
}
