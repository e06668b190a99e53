import JSON
import System

/// A JSON file with a `version`, which several instances of the game may write: locked, read again, changed, replaced.
struct VersionedJSONFile {
    /// The version of the format that is written here; a file that names none counts as this one.
    static let version = 1

    let file: DurableFile
    /// Other files that are replaced under the same lock; their strays are removed with its own.
    var neighbours: [DurableFile] = []
    let lock: FileLock
    /// Whether the members are what this file must have.
    let isValid: (JSONObject) -> Bool
    /// The time as text, for the new name of a damaged file.
    let stamp: () -> String

    private enum Content {
        /// Nil when there is no file.
        case good(JSONObject?)
        case damaged(FileDamage)
    }

    /// Reads the file at the start: removes what killed instances left, and moves a damaged file aside. A file that cannot
    /// be read is left alone and reported; so is a damaged one in a folder that cannot be written.
    /// - Returns: the members, nil without a file that could be read; `isReadable` is false when a file was left alone.
    func open(_ notices: inout [Notice]) -> (object: JSONObject?, isReadable: Bool) {
        var hasLock = false
        do throws(FileError) {
            do throws(FileError) {
                let object = try lock.withShortTimeout.with { result throws(FileError) in
                    hasLock = true
                    if case .unsupported(let error) = result { notices.append(.withoutLocks(error)) }
                    for file in [file] + neighbours { file.removeStrays() }
                    return try current(&notices)
                }
                return (object, true)
            } catch  where !hasLock {
                // In a folder that may not be written, or does not exist yet, or while another instance holds the lock.
                switch try content() {
                case .good(let object): return (object, true)
                case .damaged(let damage):
                    notices.append(.damagedAndLeftAlone(file: file.path, damage, error))
                }
            }
        } catch { notices.append(.leftAlone(error)) }
        return (nil, false)
    }

    /// Changes the file durably.
    /// - Parameter change: makes the new members from those on the disk (nil: there is no file), or nil when nothing
    ///   is to be written. It may be called although the writing then fails.
    func update(
        _ notices: inout [Notice], _ change: (JSONObject?) -> JSONObject?
    ) throws(FileError) {
        try asFileError(file.system.make(folderOf: file.path))
        try lock.with { _ throws(FileError) in
            guard var new = change(try current(&notices)) else { return }
            new["version"] = .integer(Self.version)
            try file.replace(with: JSON.object(new).bytes(.pretty) + [UInt8(ascii: "\n")])
        }
    }

    /// Tries for real whether a change could be made.
    func rehearse(_ probes: inout [String]) throws(FileError) {
        try asFileError(file.system.make(folderOf: file.path))
        try lock.withShortTimeout.with { _ throws(FileError) in
            var known: [Notice] = []
            _ = try current(&known)
            try file.rehearseReplacing(&probes)
        }
    }

    /// The members on the disk, after a damaged file was moved aside. Call it under the lock.
    private func current(_ notices: inout [Notice]) throws(FileError) -> JSONObject? {
        switch try content() {
        case .good(let object): return object
        case .damaged(let damage):
            let newPath = try asFileError(file.moveAside(stamp: stamp()))
            notices.append(.movedAside(file: file.path, to: newPath, damage))
            return nil
        }
    }

    private func content() throws(FileError) -> Content {
        guard let bytes = try file.read().get() else { return .good(nil) }
        let json: JSON
        do throws(JSONError) { json = try JSON(parsing: bytes) } catch { return .damaged(.notJSON(error)) }
        guard let object = json.object else { return .damaged(.notAnObject) }
        guard let version = (object["version"] ?? .integer(Self.version)).integer, version > 0 else {
            return .damaged(.invalidVersion)
        }
        guard version <= Self.version else { throw .newer(version: version, path: file.path) }
        return isValid(object) ? .good(object) : .damaged(.invalidContent)
    }
}
