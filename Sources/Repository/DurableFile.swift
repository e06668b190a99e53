import Glibc
import System

/// A file that is read whole and replaced whole: readers see the old content or the new, and what was acknowledged is
/// on the disk.
struct DurableFile: Sendable {
    /// May be a symbolic link, which is followed.
    let path: String
    let system: FileSystem
    /// The largest file that is read, in bytes.
    var maxSize = Int.max

    /// Nil when there is no file.
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
            return error.isAbsence ? .success(nil) : .failure(.system(error))
        }
    }

    /// Replaces the content; when it returns, the new content is on the disk under the file's name.
    ///
    /// Call it under the file's lock. A symbolic link is followed and stays; the folder must exist.
    func replace(with bytes: [UInt8]) throws(FileError) {
        try replace { file throws(SystemError) in try file.write(bytes[...]) }
    }

    /// The same, written piece by piece.
    func replace(_ writing: (inout NewFile) throws(SystemError) -> Void) throws(FileError) {
        let target = try replaceable()
        do throws(SystemError) {
            var file = try NewFile(replacing: target, in: system)
            try writing(&file)
            try file.finish()
        } catch { throw .system(error.on(path)) }
        do throws(SystemError) { try system.synchronize(folderOf: target) } catch { throw .notDurable(error) }
    }

    /// The file itself. A rename would put a file in the place of a device, too, where a link leads to one.
    private func replaceable() throws(FileError) -> String {
        let target: String
        do throws(SystemError) { target = try system.followingLinks(path) } catch {
            throw .system(error.on(path))
        }
        // When nothing is there, or the status is unknown, the rename reports what is wrong.
        if let kind = (try? system.status(target))?.kind, kind != .file {
            throw .notAFile(kind, path: target)
        }
        return target
    }

    /// Tries for real whether this file could be replaced: by what it holds, or where there is none by a file beside it,
    /// twice, as a game is written twice while its player gets a name. Call it under the lock.
    /// - Parameter probes: the files beside it, which keep the room that a game takes until they are removed.
    func rehearseReplacing(_ probes: inout [String]) throws(FileError) {
        if let bytes = try read().get() { return try replace(with: bytes) }
        try probe(&probes)
        try probe(&probes)
    }

    /// Writes a file beside this one.
    func probe(_ probes: inout [String]) throws(FileError) {
        let target = try replaceable()
        let path = probes.first { $0.hasPrefix(target + ".") } ?? system.temporaryPath(beside: target)
        probes.append(path)
        do throws(FileError) {
            // Enough for a full disk to refuse it.
            try DurableFile(path: path, system: system)
                .replace(with: [UInt8](repeating: UInt8(ascii: " "), count: 4096))
        } catch {
            switch error {
            case .system(let cause), .notDurable(let cause): throw .system(cause.on(self.path))
            default: throw error
            }
        }
    }

    /// Renames the file so that nothing of it is lost, never over another file, and returns the new path. Call it under
    /// the file's lock.
    func moveAside(stamp: String) throws(SystemError) -> String {
        let target = try system.followingLinks(path)
        let newPath = try unusedPath(target + Self.aside + stamp)
        try system.rename(target, newPath)
        try system.synchronize(folderOf: target)
        return newPath
    }

    /// Removes what a killed game left half written; what cannot be removed stays until a later start. Call it under
    /// the file's lock.
    func removeStrays() {
        let strays = try? siblings { $0.hasSuffix(FileSystem.temporarySuffix) }
        for path in strays ?? [] { system.discard(path) }
    }

    /// The files whose names begin with this one's, chosen by the rest of the name.
    private func siblings(_ isChosen: (Substring) -> Bool) throws(SystemError) -> [String] {
        let target = try system.followingLinks(path)
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

    private static let aside = ".corrupt-"

    private func error(with status: FileStatus) -> FileError? {
        if status.kind != .file { return .notAFile(status.kind, path: path) }
        return status.size > maxSize ? .tooLarge(path: path) : nil
    }

    /// Takes an unused name by an empty file, which the rename then replaces: not every file system has a rename that
    /// refuses to replace.
    private func unusedPath(_ wanted: String) throws(SystemError) -> String {
        var candidate = wanted
        var count = 1
        while true {
            do throws(SystemError) {
                try system.with(candidate, .create()) { _ throws(SystemError) in }
                return candidate
            } catch {
                guard error.code == EEXIST, count < 1000 else { throw error }
                count += 1
                candidate = "\(wanted)-\(count)"
            }
        }
    }
}
