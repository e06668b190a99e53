import Glibc

/// A file in the making: its name leads to what was there before until all of it is written, and to nothing of it
/// when the writing fails.
///
/// While it is written it has no name at all (open(2), `O_TMPFILE`), where the file system knows that, and then nothing
/// is left of it when the program is killed either. What is there already and is no file, such as a pipe, `/dev/null`
/// or a link to what is not there yet, is written to as it is.
struct NewFile: ~Copyable {
    private let path: String
    private let descriptor: Int32
    private let kind: Kind
    private var buffer: [UInt8] = []

    private enum Kind {
        case unnamed
        /// Where there are only files with names: the name that it has until it is whole.
        case named(String)
        case device
    }

    /// Bytes that are gathered for one call of the system.
    private static let bufferSize = 1 << 16

    /// Begins a file.
    /// - Parameter isUnnamed: whether to try for one without a name.
    /// - Throws: why it could not be written either.
    init(_ path: String, isUnnamed: Bool = true) throws(Errno) {
        self.init(try Self.begin(path, isUnnamed))
    }

    /// The second step: Swift 6.2 fails on an initializer that throws out of a noncopyable value half made.
    private init(_ begun: (path: String, descriptor: Int32, kind: Kind)) {
        (path, descriptor, kind) = begun
    }

    private static func begin(_ path: String, _ isUnnamed: Bool) throws(Errno)
        -> (path: String, descriptor: Int32, kind: Kind)
    {
        var status = stat()
        let exists = stat(path, &status) == 0
        guard !exists || status.st_mode & S_IFMT == S_IFREG else {
            return (path, try open(path, O_WRONLY), .device)
        }
        if !exists, lstat(path, &status) == 0 {
            return (path, try open(path, O_WRONLY | O_CREAT, 0o666), .device)
        }
        guard !exists || access(path, W_OK) == 0 else { throw Errno(code: errno) }
        // What a link leads to is replaced, not the link.
        let path = exists ? try resolved(path) : path
        // Rights of its own are kept; a new file has those that the process gives.
        let mode = exists ? status.st_mode & 0o777 : 0o666
        let unnamed = isUnnamed ? try beginUnnamed(path, mode) : nil
        let (descriptor, kind) = if let unnamed { unnamed } else { try beginNamed(path, mode) }
        if exists { fchmod(descriptor, mode) }
        return (path, descriptor, kind)
    }

    /// A file without a name; nil where there are none, or no `/proc` to give it one later.
    private static func beginUnnamed(_ path: String, _ mode: mode_t) throws(Errno) -> (Int32, Kind)? {
        // O_TMPFILE, which Swift cannot import, and which contains O_DIRECTORY.
        let unnamed = 0o20_000_000 | O_DIRECTORY
        guard access("/proc/self/fd", X_OK) == 0 else { return nil }
        do throws(Errno) {
            return (try open(folder(of: path), O_WRONLY | unnamed, mode), .unnamed)
        } catch {
            // Older kernels know only its part O_DIRECTORY.
            if [EOPNOTSUPP, EISDIR, EINVAL].contains(error.code) { return nil }
            throw error
        }
    }

    private static func beginNamed(_ path: String, _ mode: mode_t) throws(Errno) -> (Int32, Kind) {
        let name = temporaryName(beside: path)
        return (try open(name, O_WRONLY | O_CREAT | O_EXCL, mode), .named(name))
    }

    deinit {
        if case .named(let name) = kind { unlink(name) }
        close(descriptor)
    }

    /// Whether two paths lead to one file, or will when it is there. What swallows everything, such as `/dev/null`,
    /// may be named twice.
    static func isSame(_ first: String, _ second: String) -> Bool {
        var status = stat()
        let isDevice = stat(first, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
        return !isDevice && destination(first) == destination(second)
    }

    /// Where a path leads, as far as that is there.
    private static func destination(_ path: String, links: Int = 0) -> String {
        if let real = try? resolved(path) { return real }
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink(path, &target, target.count)
        let folder = (try? resolved(folder(of: path))) ?? folder(of: path)
        // As many as Linux follows, path_resolution(7).
        guard length > 0, links < 40 else {
            return folder + "/" + (path.split(separator: "/").last ?? "")
        }
        let link = String(decoding: target[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
        return destination(link.hasPrefix("/") ? link : folder + "/" + link, links: links + 1)
    }

    mutating func write(_ bytes: [UInt8]) throws(Errno) {
        buffer += bytes
        if buffer.count >= Self.bufferSize { try flush() }
    }

    /// Gives the file its name, now that it is whole.
    /// - Returns: whether another one had it.
    mutating func finish() throws(Errno) -> Bool {
        try flush()
        // A disk that is full may say so only now. What is no file knows nothing of it.
        if fsync(descriptor) != 0 && errno != EINVAL && errno != EROFS { throw Errno(code: errno) }
        switch kind {
        case .device: return false
        case .named(let name): return try Self.rename(name, to: path)
        case .unnamed:
            do throws(Errno) {
                try link(to: path)
                return false
            } catch { guard error.code == EEXIST else { throw error } }
            let name = Self.temporaryName(beside: path)
            try link(to: name)
            do throws(Errno) { return try Self.rename(name, to: path) } catch {
                unlink(name)
                throw error
            }
        }
    }

    private mutating func flush() throws(Errno) {
        var rest = buffer[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw Errno(code: errno) }
            rest = rest.dropFirst(count)
        }
        buffer.removeAll(keepingCapacity: true)
    }

    private func link(to name: String) throws(Errno) {
        let unnamed = "/proc/self/fd/\(descriptor)"
        guard linkat(AT_FDCWD, unnamed, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 else {
            throw Errno(code: errno)
        }
    }

    /// Whether there was something in its place.
    private static func rename(_ name: String, to path: String) throws(Errno) -> Bool {
        let exists = access(path, F_OK) == 0
        guard Glibc.rename(name, path) == 0 else { throw Errno(code: errno) }
        return exists
    }

    private static func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0) throws(Errno) -> Int32 {
        let descriptor = Glibc.open(path, flags | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw Errno(code: errno) }
        return descriptor
    }

    private static func resolved(_ path: String) throws(Errno) -> String {
        guard let real = realpath(path, nil) else { throw Errno(code: errno) }
        defer { free(real) }
        return String(cString: real)
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func temporaryName(beside path: String) -> String {
        "\(path).\(String(UInt64.random(in: 0 ... .max), radix: 36)).tmp"
    }
}
