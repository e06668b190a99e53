import JSON
import Model
import Presentation
import System

/// The settings on the disk, and those that have not reached it yet.
struct SettingsStore {
    /// What holds now.
    private(set) var settings = Settings()
    /// What the file was last known to hold; only what differs from it is written.
    private var saved: Settings
    let file: VersionedJSONFile
    private var mustWrite = false

    init(_ file: VersionedJSONFile, _ notices: inout [Notice]) {
        self.file = file
        let object = file.open(&notices).object ?? JSONObject()
        for field in Setting.file {
            guard let json = object[field.key], !field.decode(json, &settings) else { continue }
            notices.append(
                .invalidSetting(
                    key: field.key, found: SafeText(json.text(.compact)), file: file.file.path))
        }
        saved = settings
    }

    /// Waits for `commit`.
    mutating func set(_ new: Settings) {
        settings = new
        if new != saved { mustWrite = true }
    }

    /// Brings the settings to the disk. What another instance, or a person, has changed meanwhile stays unless
    /// it was changed here too.
    mutating func commit(_ notices: inout [Notice]) throws(FileError) {
        guard mustWrite else { return }
        let (old, new) = (saved, settings)
        try file.update(&notices) { object in
            var object = object ?? JSONObject()
            for field in Setting.file {
                let json = field.encode(new)
                if object[field.key] == nil || json != field.encode(old) { object[field.key] = json }
            }
            return object
        }
        saved = settings
        mustWrite = false
    }

    /// Nil when nothing waits.
    var unsaved: Settings? { mustWrite ? settings : nil }
}
