import Glibc

extension FileSystem {
    /// Nil when nothing is there.
    package func statusIfThere(_ path: String) throws(SystemError) -> FileStatus? {
        do throws(SystemError) { return try status(path) } catch {
            guard error.isAbsence else { throw error }
            return nil
        }
    }

    /// Reads a file's bytes from an offset on, at most so many.
    package func bytes(
        of descriptor: Descriptor, from start: Int = 0, atMost limit: Int, path: String
    ) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: limit)
        var count = 0
        while count < limit {
            let outcome = bytes.withUnsafeMutableBytes { buffer in
                Result { () throws(SystemError) in
                    let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
                    return try self.read(descriptor, rest, start + count, path)
                }
            }
            let read = try outcome.get()
            if read == 0 { break }
            count += read
        }
        bytes.removeLast(limit - count)
        return bytes
    }

    /// The first bytes of a file, without waiting for any: a pipe is refused.
    package func beginning(of path: String, atMost limit: Int) throws(SystemError) -> [UInt8] {
        try with(path, .read) { descriptor throws(SystemError) in
            try bytes(of: descriptor, atMost: limit, path: path)
        }
    }

    package func write(all bytes: [UInt8], to descriptor: Descriptor, path: String) throws(SystemError) {
        var count = 0
        while count < bytes.count {
            let outcome = bytes.withUnsafeBytes { buffer in
                Result { () throws(SystemError) in
                    try write(descriptor, UnsafeRawBufferPointer(rebasing: buffer[count...]), path)
                }
            }
            let written = try outcome.get()
            guard written > 0 else { throw SystemError("write", code: EIO, path: path) }
            count += written
        }
    }

    /// Closes it again whatever happens.
    package func with<Result>(
        _ path: String, _ mode: Mode, _ body: (Descriptor) throws(SystemError) -> Result
    ) throws(SystemError) -> Result {
        let descriptor = try open(path, mode)
        let result: Result
        do throws(SystemError) { result = try body(descriptor) } catch {
            abandon(descriptor, path)
            throw error
        }
        try close(descriptor, path)
        return result
    }

    /// Makes the names in a folder durable.
    package func synchronize(folder: String) throws(SystemError) {
        try with(folder, .folder) { descriptor throws(SystemError) in try synchronize(descriptor, folder) }
    }

    /// Makes a file's name durable.
    package func synchronize(folderOf path: String) throws(SystemError) {
        try synchronize(folder: Path.folder(of: path) ?? ".")
    }

    package func make(folderOf path: String) throws(SystemError) {
        try make(folder: Path.folder(of: path) ?? ".")
    }

    /// Makes a folder and missing ones above it, for the owner only, durably.
    ///
    /// Each is tried twice at most: where the folder above is a link that leads nowhere, it exists and yet
    /// nothing can be made in it.
    package func make(folder: String) throws(SystemError) {
        let parent = Path.folder(of: folder)
        do throws(SystemError) { try makeFolder(folder) } catch {
            if error.code == EEXIST { return }
            guard error.code == ENOENT, let parent else { throw error }
            try make(folder: parent)
            do throws(SystemError) { try makeFolder(folder) } catch {
                // Another instance was faster.
                guard error.code == EEXIST else { throw error }
            }
        }
        try synchronize(folderOf: folder)
    }

    /// Closes a file whose fate is already known: a second error would add nothing.
    package func abandon(_ descriptor: Descriptor, _ path: String) { try? close(descriptor, path) }

    /// Removes a useless file; one that stays is removed at a later start.
    package func discard(_ path: String) { try? remove(path) }

    /// The end of a path's symbolic links, whether or not something is there yet.
    package func followingLinks(_ path: String) throws(SystemError) -> String {
        var candidate = path
        // As many as Linux follows, path_resolution(7).
        for _ in 0..<40 {
            do throws(SystemError) {
                let link = try readLink(candidate)
                candidate = link.hasPrefix("/") ? link : (Path.folder(of: candidate) ?? ".") + "/" + link
            } catch {
                // EINVAL: there is something, and it is no link.
                if error.code == EINVAL || error.code == ENOENT { return candidate }
                throw error
            }
        }
        throw SystemError("readlink", code: ELOOP, path: path)
    }

    package func temporaryPath(beside path: String) -> String {
        "\(path).\(String(UInt64.random(in: 0 ... .max), radix: 36))\(Self.temporarySuffix)"
    }

    package static let temporarySuffix = ".tmp"
}
