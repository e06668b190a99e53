import Glibc

/// A file that takes another's place once it is whole and on the disk; when writing fails, nothing of it stays.
///
/// Why not Foundation's atomic write: on Linux it does not synchronize the folder, widens the access
/// rights, replaces a symbolic link by a file, and leaves its temporary files when killed.
package struct NewFile: ~Copyable {
    private let path: String
    private let system: FileSystem
    private let descriptor: FileSystem.Descriptor
    private let kind: Kind
    /// Its name until it is whole.
    private var temporary: String?
    private var isOpen = true
    private var block: [UInt8] = []
    private var failure: SystemError?

    private enum Kind {
        case named
        /// Without a name while it is written (open(2), `O_TMPFILE`), so that nothing is left of it when the program is
        /// killed.
        case unnamed
        /// No file; written to as it is.
        case device
    }

    /// The bytes of a long file that are read or written at once: whole rows of an index.
    package static let blockSize = 1 << 18

    /// For its owner only.
    package init(replacing path: String, in system: FileSystem) throws(SystemError) {
        let temporary = system.temporaryPath(beside: path)
        let descriptor: FileSystem.Descriptor
        do throws(SystemError) { descriptor = try system.open(temporary, .create) } catch {
            if error.code != EEXIST { system.discard(temporary) }
            throw error
        }
        self.init(path, system, descriptor, .named, temporary)
    }

    private init(
        _ path: String, _ system: FileSystem, _ descriptor: FileSystem.Descriptor, _ kind: Kind,
        _ temporary: String? = nil
    ) {
        (self.path, self.system, self.descriptor) = (path, system, descriptor)
        (self.kind, self.temporary) = (kind, temporary)
    }

    deinit {
        if isOpen { system.abandon(descriptor, path) }
        if let temporary { system.discard(temporary) }
    }

    /// Writes a block at a time. What fails once fails in `finish` too.
    package mutating func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) {
        block += bytes
        if block.count >= Self.blockSize { try flush() }
    }

    /// Brings the file to the disk and then gives it its name.
    /// - Returns: whether another file had that name.
    @discardableResult
    package mutating func finish() throws(SystemError) -> Bool {
        try flush()
        do throws(SystemError) {
            // Not tried again when it fails: the kernel may have dropped what it could not write.
            try system.synchronize(descriptor, temporary ?? path)
        } catch {
            guard case .device = kind, [EINVAL, EROFS].contains(error.code) else { throw error }
        }
        if case .unnamed = kind { try link(to: system.temporaryPath(beside: path)) }
        isOpen = false
        try system.close(descriptor, temporary ?? path)
        guard let temporary else { return false }
        let exists = access(Path.bytes(path), F_OK) == 0
        try system.rename(temporary, path)
        self.temporary = nil
        return exists
    }

    private mutating func flush() throws(SystemError) {
        if let failure { throw failure }
        do throws(SystemError) {
            try system.write(all: block, to: descriptor, path: temporary ?? path)
        } catch {
            failure = error
            throw error
        }
        block.removeAll(keepingCapacity: true)
    }

    private mutating func link(to name: String) throws(SystemError) {
        try SystemError.check(
            linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, Path.bytes(name), AT_SYMLINK_FOLLOW),
            "linkat", name
        )
        temporary = name
    }
}

/// Files that players name.
extension NewFile {
    /// With the rights of the file that it replaces, or the process's defaults. What is no file, such as a pipe or
    /// `/dev/null`, is written to as it is.
    /// - Parameter isUnnamed: whether to try `O_TMPFILE`, which some file systems do not have.
    package init(at path: String, isUnnamed: Bool = true) throws(SystemError) {
        let system = FileSystem.live
        var status = stat()
        let exists = stat(Path.bytes(path), &status) == 0
        if exists && status.st_mode & S_IFMT != S_IFREG {
            self.init(path, system, try Self.open(path, O_WRONLY), .device)
            return
        }
        if exists { try SystemError.check(access(Path.bytes(path), W_OK), "access", path) }
        // What a link leads to is replaced, not the link.
        let target = try system.followingLinks(path)
        let mode = exists ? status.st_mode & 0o777 : 0o666
        if isUnnamed, let descriptor = try Self.openUnnamed(in: Path.folder(of: target) ?? ".", mode) {
            self.init(target, system, descriptor, .unnamed)
        } else {
            let name = system.temporaryPath(beside: target)
            let descriptor = try Self.open(name, O_WRONLY | O_CREAT | O_EXCL, mode)
            self.init(target, system, descriptor, .named, name)
        }
        if exists { fchmod(descriptor, mode) }
    }

    /// Nil where unnamed files do not exist, or no `/proc` to name it later.
    private static func openUnnamed(in folder: String, _ mode: mode_t) throws(SystemError) -> Int32? {
        // O_TMPFILE, which Swift cannot import, and which contains O_DIRECTORY.
        let unnamed = 0o20_000_000 | O_DIRECTORY
        guard access("/proc/self/fd", X_OK) == 0 else { return nil }
        do throws(SystemError) { return try open(folder, O_WRONLY | unnamed, mode) } catch {
            // Older kernels know only its part O_DIRECTORY.
            if [EOPNOTSUPP, EISDIR, EINVAL].contains(error.code) { return nil }
            throw error
        }
    }

    private static func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0) throws(SystemError) -> Int32
    {
        try SystemError.check(Glibc.open(Path.bytes(path), flags | O_CLOEXEC, mode), "open", path)
    }
}

extension Path {
    /// Whether two paths lead to one file, or will when it exists. `/dev/null` and other devices may be named twice.
    package static func areSame(_ first: String, _ second: String) -> Bool {
        var status = stat()
        let isDevice = stat(Path.bytes(first), &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
        return !isDevice && destination(first) == destination(second)
    }

    private static func destination(_ path: String) -> String {
        let end = (try? FileSystem.live.followingLinks(path)) ?? path
        let folder = Self.folder(of: end) ?? "."
        guard let real = realpath(Path.bytes(folder), nil) else { return folder + "/" + name(of: end) }
        defer { free(real) }
        return text(real) + "/" + name(of: end)
    }
}
