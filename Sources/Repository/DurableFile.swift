import Glibc
import System

/// A file that is read whole and replaced whole, such that whoever looks sees the old content or the new,
/// and what was acknowledged is on the disk.
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
        try replace { file throws(SystemError) in try file.write(bytes[...]) }
    }

    /// Replaces the content by what is written piece by piece.
    func replace(_ writing: (inout NewFile) throws(SystemError) -> Void) throws(SaveError) {
        let target: String
        do throws(FileError) { target = try replaceable() } catch { throw SaveError(cause: error) }
        do throws(SystemError) {
            var file = try NewFile(replacing: target, in: system)
            try writing(&file)
            try file.finish()
        } catch { throw SaveError(cause: .system(error.on(path))) }
        do throws(SystemError) {
            try system.synchronize(folder: Path.folder(of: target) ?? ".")
        } catch { throw SaveError(cause: .system(error), isVisible: true) }
    }

    /// The file itself. A rename would put a file in the place of a device, too, where a link leads to one.
    private func replaceable() throws(FileError) -> String {
        let target: String
        do throws(SystemError) { target = try system.followingLinks(path) } catch {
            throw .system(error.on(path))
        }
        // When nothing is there, or nobody can tell, the rename tells what is wrong.
        if let kind = (try? system.status(target))?.kind, kind != .file {
            throw .notAFile(kind, path: target)
        }
        return target
    }

    /// Tries whether this file could be replaced, with a file beside it that is removed again; to be called
    /// under the lock.
    func rehearseReplacing() throws(FileError) {
        let rehearsal = system.temporaryPath(beside: try replaceable())
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
        let target = try system.followingLinks(path)
        let newPath = try unusedPath(target + Self.aside + stamp)
        try system.rename(target, newPath)
        try system.synchronize(folder: Path.folder(of: target) ?? ".")
        return newPath
    }

    /// Removes what a killed game left half written; to be called under the file's lock. What cannot be
    /// removed waits for a start that may.
    func removeStrays() {
        do throws(SystemError) {
            for path in try siblings({ $0.hasSuffix(FileSystem.temporarySuffix) }) { system.discard(path) }
        } catch { return }
    }

    /// The files whose names begin with that of this one, chosen by how they go on.
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
}
