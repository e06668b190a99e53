import JSON
import System

/// A JSON file with a `version`, which several games may write: locked, read again, changed, replaced.
struct VersionedJSONFile {
    /// The format that is written here; a file without a version is taken for it.
    static let version = 1

    let file: DurableFile
    /// Other files that are replaced under the same lock; strays of theirs are removed together with its own.
    var neighbours: [DurableFile] = []
    let lock: FileLock
    /// What the members must be for the file to be one of ours, beyond being an object.
    let isValid: (JSONObject) -> Bool
    /// The time as it stands in the name of a damaged file.
    let stamp: () -> String

    /// What was found at the file's place.
    private enum Content {
        case absent
        case good(JSONObject)
        case damaged(FileDamage)
        case refused(FileError)
    }

    /// What there was at the start.
    struct Opened {
        /// The members; nil when there is no file, or none that could be read.
        let object: JSONObject?
        var isReadable = true
    }

    /// Reads the file at the start: removes what killed games left, and moves a damaged file aside.
    ///
    /// A file that cannot be read is left alone and said; so is one that is damaged while its folder
    /// cannot be written.
    func open(_ notices: inout [Notice]) -> Opened {
        var said: [Notice] = []
        defer { notices.append(contentsOf: said) }
        do throws(FileError) {
            let found = try lock.impatient.with { result in
                if case .none(let error) = result { said.append(.withoutLocks(error)) }
                for file in [file] + neighbours { file.removeStrays() }
                return current(&said)
            }
            switch found {
            case .success(let object): return Opened(object: object)
            case .failure(let error):
                said.append(.leftAlone(error))
                return Opened(object: nil, isReadable: false)
            }
        } catch { return withoutLock(error, &said) }
    }

    /// Changes the file and makes the change durable; nothing is written when the change is none.
    ///
    /// - Parameter change: makes the new members of those on the disk (nil: there is no file), or nil when
    ///   nothing is to be written. It may be called although the writing then fails.
    func update(
        _ notices: inout [Notice], _ change: (JSONObject?) -> JSONObject?
    ) throws(SaveError) {
        var said: [Notice] = []
        defer { notices.append(contentsOf: said) }
        do throws(SystemError) {
            try file.system.make(folder: Path.folder(of: file.path) ?? ".")
        } catch { throw SaveError(cause: .system(error)) }
        let outcome: Result<Void, SaveError>
        do throws(FileError) {
            outcome = try lock.with { _ in
                Result { () throws(SaveError) in try replace(&said, change) }
            }
        } catch { throw SaveError(cause: error) }
        try outcome.get()
    }

    private func replace(
        _ notices: inout [Notice], _ change: (JSONObject?) -> JSONObject?
    ) throws(SaveError) {
        let old: JSONObject?
        do throws(FileError) { old = try current(&notices).get() } catch { throw SaveError(cause: error) }
        guard var new = change(old) else { return }
        new["version"] = .integer(Self.version)
        let bytes = JSON.object(new).bytes(.pretty) + [UInt8(ascii: "\n")]
        try file.replace(with: bytes)
    }

    /// What is on the disk, after a damaged file is out of the way; to be called under the lock.
    private func current(_ notices: inout [Notice]) -> Result<JSONObject?, FileError> {
        switch content() {
        case .absent: return .success(nil)
        case .good(let object): return .success(object)
        case .refused(let error): return .failure(error)
        case .damaged(let reason):
            do throws(SystemError) {
                let path = try file.moveAside(stamp: stamp())
                notices.append(.movedAside(file: file.path, to: path, reason))
                return .success(nil)
            } catch { return .failure(.system(error)) }
        }
    }

    /// What can be read although the lock cannot be had: in a folder that may not be written, or does not
    /// exist yet, or while another game holds it.
    private func withoutLock(_ error: FileError, _ notices: inout [Notice]) -> Opened {
        switch content() {
        case .absent: return Opened(object: nil)
        case .good(let object): return Opened(object: object)
        case .refused(let error): notices.append(.leftAlone(error))
        case .damaged(let reason):
            notices.append(.damagedAndLeftAlone(file: file.path, reason, error))
        }
        return Opened(object: nil, isReadable: false)
    }

    private func content() -> Content {
        let bytes: [UInt8]
        switch file.read() {
        case .success(nil): return .absent
        case .success(let content?): bytes = content
        case .failure(let error): return .refused(error)
        }
        let json: JSON
        do throws(JSONError) { json = try JSON(parsing: bytes) } catch { return .damaged(.notJSON(error)) }
        guard let object = json.object else { return .damaged(.notAnObject) }
        guard let version = (object["version"] ?? .integer(Self.version)).integer, version > 0 else {
            return .damaged(.invalidVersion)
        }
        guard version <= Self.version else { return .refused(.newer(version: version, path: file.path)) }
        guard isValid(object) else { return .damaged(.invalidContent) }
        return .good(object)
    }
}
