import Glibc

/// A file that is read whole and replaced whole, such that whoever looks sees the old content or the new,
/// and what was acknowledged is on the disk.
///
/// Why not Foundation's atomic write: on Linux it does not synchronize the folder, widens the access
/// rights, puts a file in the place of a symbolic link, and leaves its temporary files when killed.
struct DurableFile: Sendable {
    /// Where the file is, or the symbolic link to it.
    let path: String
    let system: FileSystem
    /// The largest file that is read, in bytes.
    var maxSize = Int.max

    /// The whole content, or nil when there is no file.
    func read() -> Result<[UInt8]?, FileError> {
        do throws(SystemError) {
            // Asked before it is opened, since opening alone can wake a device, and again afterwards, since
            // another file may have come there meanwhile.
            if let error = self.error(with: try system.status(path)) { return .failure(error) }
            return try system.with(path, .read) { descriptor throws(SystemError) in
                let status = try system.openStatus(descriptor, path)
                if let error = self.error(with: status) { return .failure(error) }
                return .success(try system.bytes(of: descriptor, atMost: status.size, path: path))
            }
        } catch {
            return error.code == ENOENT ? .success(nil) : .failure(.system(error))
        }
    }

    /// Replaces the content; when it returns, the new content is on the disk under the file's name.
    ///
    /// To be called under the file's lock. A symbolic link is followed and stays; the folder must be there.
    /// - Throws: `SaveError`, which tells whether others may already see the new content.
    func replace(with bytes: [UInt8]) throws(SaveError) {
        try replace { write throws(SystemError) in try write(bytes) }
    }

    /// What writes bytes to the end of a new file.
    typealias Writer = ([UInt8]) throws(SystemError) -> Void

    /// Replaces the content by what is written piece by piece.
    func replace(_ writing: (Writer) throws(SystemError) -> Void) throws(SaveError) {
        let target: String
        do throws(SystemError) { target = try resolved() } catch {
            throw SaveError(cause: .system(error.on(path)))
        }
        // A rename would put a file in the place of a device, too, where a link leads to one.
        if let kind = kind(of: target), kind != .file {
            throw SaveError(cause: .notAFile(kind, path: target))
        }
        do throws(SystemError) {
            let temporary = "\(target).\(String(system.uniqueNumber(), radix: 36))\(Self.suffix)"
            try create(temporary, writing)
            do throws(SystemError) {
                try system.rename(temporary, target)
            } catch {
                system.discard(temporary)
                throw error
            }
        } catch { throw SaveError(cause: .system(error.on(path))) }
        do throws(SystemError) {
            try system.synchronize(folder: Path.folder(of: target) ?? ".")
        } catch { throw SaveError(cause: .system(error), isVisible: true) }
    }

    /// Replaces the content by pieces, a block of them at a time.
    /// - Parameter giving: hands over one piece after the other, until told that no more can be written.
    func replaceInBlocks(
        _ giving: @escaping ((ArraySlice<UInt8>) -> Bool) throws(SystemError) -> Void
    ) throws(SaveError) {
        try replace { write throws(SystemError) in
            var block: [UInt8] = []
            var failure: SystemError?
            func flush() {
                do throws(SystemError) { try write(block) } catch { failure = error }
                block.removeAll(keepingCapacity: true)
            }
            try giving { piece in
                block += piece
                if block.count >= Self.block { flush() }
                return failure == nil
            }
            flush()
            if let failure { throw failure }
        }
    }

    /// How many bytes of a long file are read or written at once: whole rows of an index.
    static let block = 1 << 18

    /// Tries whether this file could be replaced, with a file beside it that is removed again; to be called
    /// under the lock.
    func rehearseReplacing() throws(FileError) {
        let target: String
        do throws(SystemError) { target = try resolved() } catch { throw .system(error.on(path)) }
        if let kind = kind(of: target), kind != .file { throw .notAFile(kind, path: target) }
        let rehearsal = "\(target).\(String(system.uniqueNumber(), radix: 36))\(Self.suffix)"
        do throws(SaveError) {
            // Enough for a full disk to refuse it.
            try DurableFile(path: rehearsal, system: system)
                .replace(with: [UInt8](repeating: UInt8(ascii: " "), count: 4096))
        } catch {
            system.discard(rehearsal)
            if case .system(let cause) = error.cause { throw .system(cause.on(path)) }
            throw error.cause
        }
        system.discard(rehearsal)
    }

    /// Renames the file so that nothing of it is lost, and tells the new path; never over another file.
    ///
    /// To be called under the file's lock.
    func moveAside(stamp: String) throws(SystemError) -> String {
        let target = try resolved()
        let newPath = try unusedPath(target + Self.aside + stamp)
        try system.rename(target, newPath)
        try system.synchronize(folder: Path.folder(of: target) ?? ".")
        return newPath
    }

    /// Removes what a killed game left half written; to be called under the file's lock. What cannot be
    /// removed waits for a start that may.
    func removeStrays() {
        do throws(SystemError) {
            for path in try siblings({ $0.hasSuffix(Self.suffix) }) { system.discard(path) }
        } catch { return }
    }

    /// The files whose names begin with that of this one, chosen by how they go on.
    private func siblings(_ isChosen: (Substring) -> Bool) throws(SystemError) -> [String] {
        let target = try resolved()
        let folder = Path.folder(of: target) ?? "."
        let name = Path.name(of: target)
        return try system.list(folder)
            .filter { $0.hasPrefix(name + ".") && isChosen($0.dropFirst(name.count)) }
            .map { folder + "/" + $0 }
    }

    /// Damaged files that were moved aside.
    func movedAside() throws(SystemError) -> [String] {
        try siblings { $0.hasPrefix(Self.aside) }
    }

    private static let suffix = ".tmp"
    private static let aside = ".corrupt-"

    private func error(with status: FileStatus) -> FileError? {
        if status.kind != .file { return .notAFile(status.kind, path: path) }
        return status.size > maxSize ? .tooLarge(path: path) : nil
    }

    /// Nil when nothing is there, or nobody can tell; then the rename tells what is wrong.
    private func kind(of path: String) -> FileKind? {
        do throws(SystemError) { return try system.status(path).kind } catch { return nil }
    }

    private func create(
        _ temporary: String, _ writing: (Writer) throws(SystemError) -> Void
    ) throws(SystemError) {
        do throws(SystemError) {
            try system.with(temporary, .create) { descriptor throws(SystemError) in
                try writing { bytes throws(SystemError) in
                    try system.write(all: bytes, to: descriptor, path: temporary)
                }
                // Not tried again when it fails: the kernel may have dropped what it could not write.
                try system.synchronize(descriptor, temporary)
            }
        } catch {
            if error.code != EEXIST { system.discard(temporary) }
            throw error
        }
    }

    /// Takes a name that nothing has by an empty file, which the rename then replaces: a rename that
    /// refuses to replace does not exist on every file system.
    private func unusedPath(_ wanted: String) throws(SystemError) -> String {
        var candidate = wanted
        var count = 1
        while true {
            do throws(SystemError) {
                try system.with(candidate, .create) { _ throws(SystemError) in }
                return candidate
            } catch {
                guard error.code == EEXIST, count < 1000 else { throw error }
                count += 1
                candidate = "\(wanted)-\(count)"
            }
        }
    }

    /// The file itself: where the symbolic link leads, if it is one, whether or not something is there yet.
    private func resolved() throws(SystemError) -> String {
        var candidate = path
        for _ in 0..<Self.maxLinks {
            do throws(SystemError) {
                let link = try system.readLink(candidate)
                candidate = link.hasPrefix("/") ? link : (Path.folder(of: candidate) ?? ".") + "/" + link
            } catch {
                // EINVAL: there is something, and it is no link.
                if error.code == EINVAL || error.code == ENOENT { return candidate }
                throw error
            }
        }
        throw SystemError(call: .readLink, code: ELOOP, path: path)
    }

    /// As many as Linux follows, path_resolution(7).
    private static let maxLinks = 40
}
