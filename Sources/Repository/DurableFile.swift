import Glibc

/// A file that is read whole and replaced whole, such that whoever looks sees the old content or the new,
/// and what was acknowledged is on the disk.
///
/// Why not Foundation's atomic write: on Linux it does not synchronize the folder, widens the access
/// rights, puts a file in the place of a symbolic link, and leaves its temporary files when killed.
struct DurableFile: Sendable {
    /// The greatest length in bytes that is read: some 300,000 scores.
    static let longest = 64 << 20

    /// Where the file is, or the symbolic link to it.
    let path: String
    let system: FileSystem

    /// The whole content, or nil when there is no file.
    func read() -> Result<[UInt8]?, FileTrouble> {
        do throws(SystemError) {
            // Asked before it is opened, since opening alone can wake a device, and again afterwards, since
            // another file may have taken the place meanwhile.
            if let trouble = Self.trouble(with: try system.status(path), path) { return .failure(trouble) }
            return try system.with(path, .read) { descriptor throws(SystemError) in
                let status = try system.openStatus(descriptor, path)
                if let trouble = Self.trouble(with: status, path) { return .failure(trouble) }
                return .success(try system.bytes(of: descriptor, atMost: status.size, path: path))
            }
        } catch {
            return error.code == ENOENT ? .success(nil) : .failure(.system(error))
        }
    }

    /// Replaces the content; when it returns, the new content is on the disk under the file's name.
    ///
    /// To be called under the file's lock. A symbolic link is followed and stays; the folder must be there.
    /// - Throws: `ReplaceError`, which tells whether others may already see the new content.
    func replace(with bytes: [UInt8]) throws(ReplaceError) {
        try replace { write throws(SystemError) in try write(bytes) }
    }

    /// What writes bytes to the end of a new file.
    typealias Writer = ([UInt8]) throws(SystemError) -> Void

    /// Replaces the content by what is written piece by piece.
    func replace(_ writing: (Writer) throws(SystemError) -> Void) throws(ReplaceError) {
        let target: String
        do throws(SystemError) {
            target = try resolved()
            let temporary = "\(target).\(String(system.uniqueNumber(), radix: 36))\(Self.suffix)"
            try create(temporary, writing)
            do throws(SystemError) {
                try system.rename(temporary, target)
            } catch {
                system.discard(temporary)
                throw error
            }
        } catch { throw ReplaceError(cause: error.on(path), isVisible: false) }
        do throws(SystemError) {
            try system.synchronize(folder: Path.folder(of: target) ?? ".")
        } catch { throw ReplaceError(cause: error, isVisible: true) }
    }

    /// Renames the file so that nothing of it is lost, and tells the new path; never over another file.
    ///
    /// To be called under the file's lock.
    func moveAside(stamp: String) throws(SystemError) -> String {
        let target = try resolved()
        let place = try freePlace(target + Self.aside + stamp)
        try system.rename(target, place)
        try system.synchronize(folder: Path.folder(of: target) ?? ".")
        return place
    }

    /// Removes what a killed game left half written; to be called under the file's lock. What cannot be
    /// removed waits for a start that may.
    func sweep() {
        do throws(SystemError) {
            for place in try siblings({ $0.hasSuffix(Self.suffix) }) { system.discard(place) }
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

    /// Removes the file and what was moved aside or left half written, and the link to it if there is one.
    func erase() throws(SystemError) {
        let target = try resolved()
        let others = try siblings { $0.hasPrefix(Self.aside) || $0.hasSuffix(Self.suffix) }
        for place in others + (target == path ? [path] : [target, path]) {
            do throws(SystemError) { try system.remove(place) } catch {
                guard error.isAbsence else { throw error }
            }
        }
        try system.synchronize(folder: Path.folder(of: target) ?? ".")
    }

    private static let suffix = ".tmp"
    private static let aside = ".corrupt-"

    private static func trouble(with status: FileStatus, _ path: String) -> FileTrouble? {
        if status.kind != .file { return .notAFile(status.kind, path: path) }
        return status.size > longest ? .tooLong(status.size, path: path) : nil
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
    private func freePlace(_ wanted: String) throws(SystemError) -> String {
        var place = wanted
        var count = 1
        while true {
            do throws(SystemError) {
                try system.with(place, .create) { _ throws(SystemError) in }
                return place
            } catch {
                guard error.code == EEXIST, count < 1000 else { throw error }
                count += 1
                place = "\(wanted)-\(count)"
            }
        }
    }

    /// The file itself: where the symbolic link leads, if it is one, whether or not something is there yet.
    private func resolved() throws(SystemError) -> String {
        var place = path
        for _ in 0..<Self.mostLinks {
            do throws(SystemError) {
                let link = try system.readLink(place)
                place = link.hasPrefix("/") ? link : (Path.folder(of: place) ?? ".") + "/" + link
            } catch {
                // EINVAL: there is something, and it is no link.
                if error.code == EINVAL || error.code == ENOENT { return place }
                throw error
            }
        }
        throw SystemError(call: .readLink, code: ELOOP, path: path)
    }

    /// As many as Linux follows, path_resolution(7).
    private static let mostLinks = 40
}

/// Why a file was not replaced for certain.
struct ReplaceError: Error, Equatable, Sendable {
    /// The call that failed.
    let cause: SystemError
    /// Whether the new content already has the file's name, and only a power cut could take it back.
    let isVisible: Bool
}
