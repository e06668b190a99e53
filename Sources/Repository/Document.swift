import JSON
import Localization
import Model

/// A JSON file with a `version`, which several games may write: locked, read again, changed, replaced.
struct Document {
    /// The format that is written here; a file without a version is taken for it.
    static let version = 1

    let file: DurableFile
    /// Other files that are replaced under the same lock, and swept up after together with this one.
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
        case damaged(SafeText)
        case refused(FileTrouble)
    }

    /// Reads the file at the start: sweeps up after killed games, and moves a damaged file aside.
    ///
    /// A file that cannot be read is left alone and said; so is one that is damaged while its folder
    /// cannot be written.
    func open(_ notices: inout [Notice]) -> JSONObject? {
        var said: [Notice] = []
        defer { notices.append(contentsOf: said) }
        do throws(FileTrouble) {
            let found = try lock.brief.with { hold in
                if case .none(let error) = hold { said.append(.withoutLocks(error.explanation)) }
                for file in [file] + neighbours { file.sweep() }
                return current(&said)
            }
            switch found {
            case .success(let object): return object
            case .failure(let trouble): said.append(.leftAlone(trouble.explanation))
            }
            return nil
        } catch { return withoutLock(error, &said) }
    }

    /// Changes the file and makes the change durable; nothing is written when the change is none.
    ///
    /// - Parameter change: makes the new members of those on the disk (nil: there is no file), or nil when
    ///   nothing is to be written. It may be called although the writing then fails.
    func update(
        _ notices: inout [Notice], _ change: (JSONObject?) -> JSONObject?
    ) throws(UpdateError) {
        var said: [Notice] = []
        defer { notices.append(contentsOf: said) }
        do throws(SystemError) {
            try file.system.make(folder: Path.folder(of: file.path) ?? ".")
        } catch { throw .trouble(.system(error)) }
        let outcome: Result<Void, UpdateError>
        do throws(FileTrouble) {
            outcome = try lock.with { _ in
                Result { () throws(UpdateError) in try replace(&said, change) }
            }
        } catch { throw .trouble(error) }
        try outcome.get()
    }

    /// Removes the file and what was moved aside from it.
    func erase() throws(FileTrouble) {
        try lock.removing { () throws(SystemError) in try file.erase() }
    }

    private func replace(
        _ notices: inout [Notice], _ change: (JSONObject?) -> JSONObject?
    ) throws(UpdateError) {
        let old: JSONObject?
        do throws(FileTrouble) { old = try current(&notices).get() } catch { throw .trouble(error) }
        guard var new = change(old) else { return }
        new["version"] = .integer(Self.version)
        let bytes = JSON.object(new).bytes(.pretty) + [UInt8(ascii: "\n")]
        do throws(ReplaceError) { try file.replace(with: bytes) } catch { throw .replace(error) }
    }

    /// What is on the disk, after a damaged file is out of the way; to be called under the lock.
    private func current(_ notices: inout [Notice]) -> Result<JSONObject?, FileTrouble> {
        switch content() {
        case .absent: return .success(nil)
        case .good(let object): return .success(object)
        case .refused(let trouble): return .failure(trouble)
        case .damaged(let reason):
            do throws(SystemError) {
                let place = try file.moveAside(stamp: stamp())
                notices.append(.movedAside(file: file.path, to: place, reason: reason))
                return .success(nil)
            } catch { return .failure(.system(error)) }
        }
    }

    /// What can be read although the lock cannot be had: in a folder that may not be written, or does not
    /// exist yet, or while another game holds it.
    private func withoutLock(_ trouble: FileTrouble, _ notices: inout [Notice]) -> JSONObject? {
        switch content() {
        case .absent: return nil
        case .good(let object): return object
        case .refused(let trouble): notices.append(.leftAlone(trouble.explanation))
        case .damaged(let reason):
            notices.append(.leftAlone(tr("\(file.path) is damaged (\(reason)), and \(trouble.explanation)")))
        }
        return nil
    }

    private func content() -> Content {
        let bytes: [UInt8]
        switch file.read() {
        case .success(nil): return .absent
        case .success(let content?): bytes = content
        case .failure(let trouble): return .refused(trouble)
        }
        let json: JSON
        do throws(JSONError) { json = try JSON(parsing: bytes) } catch { return .damaged("\(error)") }
        guard let object = json.object else { return .damaged(tr("it holds no object")) }
        guard let version = (object["version"] ?? .integer(Self.version)).integer, version > 0 else {
            return .damaged(tr("its version is no number from 1 up"))
        }
        guard version <= Self.version else { return .refused(.newer(version: version, path: file.path)) }
        guard isValid(object) else { return .damaged(tr("it is not what this game writes")) }
        return .good(object)
    }
}

/// Why a document was not changed for certain.
enum UpdateError: Error, Equatable {
    /// It was not changed.
    case trouble(FileTrouble)
    /// It was not changed, or it was and could be lost in a power cut.
    case replace(ReplaceError)

    /// Why, as the middle of a sentence.
    var explanation: SafeText {
        switch self {
        case .trouble(let trouble): trouble.explanation
        case .replace(let error): error.cause.explanation
        }
    }

    /// Whether others may see the change already.
    var isVisible: Bool {
        if case .replace(let error) = self { error.isVisible } else { false }
    }
}
