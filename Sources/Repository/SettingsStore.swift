import JSON
import Model

/// The settings of the disk, and those that have not reached it yet.
struct SettingsStore {
    /// What holds now.
    private(set) var settings: Settings
    /// What the file was last known to hold; only what differs from it is written.
    private var saved: Settings
    private let document: Document
    private var mustWrite = false

    init(_ document: Document, _ notices: inout [Notice]) {
        self.document = document
        settings = Settings()
        let object = document.open(&notices) ?? JSONObject()
        for field in SettingField.all {
            guard let json = object[field.key], !field.take(json, &settings) else { continue }
            notices.append(
                .impossibleSetting(
                    key: field.key, found: SafeText(json.text(.compact)), expected: field.expected(),
                    file: document.file.path))
        }
        saved = settings
    }

    /// Puts other settings into force; they wait for `commit`.
    mutating func set(_ new: Settings) {
        settings = new
        if new != saved { mustWrite = true }
    }

    /// Brings the settings to the disk. What another game, or a person, has changed meanwhile stays unless
    /// it was changed here too.
    mutating func commit(_ notices: inout [Notice]) throws(UpdateError) {
        guard mustWrite else { return }
        let (old, new) = (saved, settings)
        try document.update(&notices) { object in
            var object = object ?? JSONObject()
            for field in SettingField.all {
                let json = field.json(new)
                if object[field.key] == nil || json != field.json(old) { object[field.key] = json }
            }
            return object
        }
        saved = settings
        mustWrite = false
    }

    /// Removes the file; what holds goes on to hold.
    mutating func erase() throws(FileTrouble) {
        try document.erase()
        mustWrite = false
    }

    /// What waits, as JSON for a person to keep; nil when nothing does.
    var unsaved: JSON? {
        guard mustWrite else { return nil }
        return .object(JSONObject(SettingField.all.map { .init(key: $0.key, value: $0.json(settings)) }))
    }
}
