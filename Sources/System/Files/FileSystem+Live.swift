import Glibc

extension FileSystem {
    package static let live = FileSystem(
        status: { path throws(SystemError) in
            var buffer = stat()
            try SystemError.check(stat(path, &buffer), "stat", path)
            return FileStatus(buffer)
        },
        openStatus: { descriptor, path throws(SystemError) in
            var buffer = stat()
            try SystemError.check(fstat(descriptor, &buffer), "fstat", path)
            return FileStatus(buffer)
        },
        open: { path, mode throws(SystemError) in
            try SystemError.check(
                Glibc.open(path, mode.flags | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0o600), "open", path)
        },
        read: { descriptor, buffer, offset, path throws(SystemError) in
            try SystemError.check(pread(descriptor, buffer.baseAddress, buffer.count, offset), "pread", path)
        },
        write: { descriptor, bytes, path throws(SystemError) in
            try SystemError.check(Glibc.write(descriptor, bytes.baseAddress, bytes.count), "write", path)
        },
        synchronize: { descriptor, path throws(SystemError) in
            try SystemError.check(fsync(descriptor), "fsync", path)
        },
        truncate: { descriptor, size, path throws(SystemError) in
            try SystemError.check(ftruncate(descriptor, size), "ftruncate", path)
        },
        close: { descriptor, path throws(SystemError) in
            try SystemError.check(Glibc.close(descriptor), "close", path)
        },
        rename: { from, to throws(SystemError) in
            try SystemError.check(Glibc.rename(from, to), "rename", to)
        },
        remove: { path throws(SystemError) in try SystemError.check(unlink(path), "unlink", path) },
        makeFolder: { path throws(SystemError) in try SystemError.check(mkdir(path, 0o700), "mkdir", path) },
        list: { path throws(SystemError) in try names(in: path) },
        readLink: { path throws(SystemError) in
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let length = try SystemError.check(readlink(path, &buffer, buffer.count), "readlink", path)
            return String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
        },
        lock: { descriptor, path throws(SystemError) in
            try SystemError.check(flock(descriptor, LOCK_EX | LOCK_NB), "flock", path)
        },
        pause: { usleep(UInt32($0 / .microseconds(1))) },
        uptime: {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        },
        uniqueNumber: { UInt64.random(in: 0 ... .max) })

    private static func names(in path: String) throws(SystemError) -> [String] {
        guard let folder = opendir(path) else { throw .last("opendir", path) }
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
