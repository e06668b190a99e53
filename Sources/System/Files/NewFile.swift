import Glibc

/// A file that takes another's place once it is whole and on the disk; when writing fails, nothing of it stays.
///
/// Why not Foundation's atomic write: on Linux it does not synchronize the folder, widens the access
/// rights, replaces a symbolic link by a file, and leaves its temporary files when killed.
package struct NewFile: ~Copyable {
    private let path: String
    private let system: FileSystem
    private let descriptor: FileSystem.Descriptor
    /// Not a file: written to as it is.
    private let isDevice: Bool
    /// Whether there was another file.
    private let replaces: Bool
    /// Its name until it is whole; nil while it has none, so that nothing is left of it when the program is killed.
    private var temporary: String?
    private var isOpen = true
    private var block: [UInt8] = []
    private var failure: SystemError?

    /// The bytes of a long file that are read or written at once: whole rows of an index.
    package static let blockSize = 1 << 18

    /// For its owner only.
    package init(replacing path: String, in system: FileSystem) throws(SystemError) {
        let temporary = system.temporaryPath(beside: path)
        let descriptor: FileSystem.Descriptor
        do throws(SystemError) { descriptor = try system.open(temporary, .create()) } catch {
            if error.code != EEXIST { system.discard(temporary) }
            throw error
        }
        self.init(path, system, descriptor, temporary)
    }

    private init(
        _ path: String, _ system: FileSystem, _ descriptor: FileSystem.Descriptor, _ temporary: String?,
        isDevice: Bool = false, replaces: Bool = false
    ) {
        (self.path, self.system, self.descriptor, self.temporary) = (path, system, descriptor, temporary)
        (self.isDevice, self.replaces) = (isDevice, replaces)
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
            guard isDevice, [EINVAL, EROFS].contains(error.code) else { throw error }
        }
        if temporary == nil && !isDevice {
            let name = system.temporaryPath(beside: path)
            try system.link(descriptor, to: name)
            temporary = name
        }
        isOpen = false
        try system.close(descriptor, temporary ?? path)
        guard let temporary else { return false }
        try system.rename(temporary, path)
        self.temporary = nil
        return replaces
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
}

/// Files that players name.
extension NewFile {
    /// With the rights of the file that it replaces, or the process's defaults. What is no file, such as a pipe or
    /// `/dev/null`, is written to as it is, and `-` is standard output.
    /// - Parameter isUnnamed: whether to try `O_TMPFILE`, which some file systems do not have.
    package init(
        at path: String, isUnnamed: Bool = true, in system: FileSystem = .live
    ) throws(SystemError) {
        if path == "-" {
            let output = try SystemError.check(fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3), "dup", path)
            self.init(path, system, output, nil, isDevice: true)
            return
        }
        let found = try system.statusIfThere(path)
        if let found, found.kind != .file {
            self.init(path, system, try system.open(path, .write), nil, isDevice: true)
            return
        }
        if found != nil { try system.checkAccess(path, W_OK) }
        // What a link leads to is replaced, not the link.
        let target = try system.followingLinks(path)
        let rights = found?.rights ?? 0o666
        let temporary: String?
        let descriptor: FileSystem.Descriptor
        if isUnnamed, let opened = try Self.openUnnamed(beside: target, rights, in: system) {
            (temporary, descriptor) = (nil, opened)
        } else {
            let name = system.temporaryPath(beside: target)
            (temporary, descriptor) = (name, try system.open(name, .create(rights: rights)))
        }
        self.init(target, system, descriptor, temporary, replaces: found != nil)
        if found != nil { try? system.setRights(descriptor, rights, target) }
    }

    /// Nil where unnamed files do not exist, or no `/proc` to name it later.
    private static func openUnnamed(
        beside path: String, _ rights: mode_t, in system: FileSystem
    ) throws(SystemError) -> FileSystem.Descriptor? {
        guard (try? system.checkAccess("/proc/self/fd", X_OK)) != nil else { return nil }
        do throws(SystemError) {
            return try system.open(Path.folder(of: path) ?? ".", .createUnnamed(rights: rights))
        } catch {
            // Older kernels know only its part O_DIRECTORY.
            if [EOPNOTSUPP, EISDIR, EINVAL].contains(error.code) { return nil }
            throw error
        }
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
