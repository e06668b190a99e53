internal import Model

/// One line of the settings file: its key, what may stand there, and the setting it is kept in.
struct SettingField: Sendable {
    /// The key in the file.
    let key: String
    /// What may stand there, as the middle of a sentence.
    let expected: String
    /// Takes over what stands in the file; false when it is impossible, and then nothing has changed.
    let take: @Sendable (JSON, inout Settings) -> Bool
    /// What is to stand in the file.
    let json: @Sendable (Settings) -> JSON

    /// Every setting that is kept. To keep another one, add its line.
    static let all = [
        choice("background", \.ground),
        toggle("bell", \.bell),
        choice("game", \.game),
        toggle("haptics", \.haptics),
        name("lastName", \.lastName),
        number("level", 0...4, \.numberOfLevel),
        keys("padKeys", \.padKeys),
        choice("palette", \.palette),
        name("player1", \.seats[0]),
        name("player2", \.seats[1]),
        name("player3", \.seats[2]),
        name("player4", \.seats[3]),
        number("players", 1...Settings.mostPlayers, \.players),
        toggle("reducedMotion", \.reducedMotion),
        toggle("sound", \.sound),
        choice("speed", \.speed),
        choice("tuning", \.tuning),
        choice("variant", \.variant),
        number("volume", 0...100, \.percentOfVolume),
        choice("verbosity", \.verbosity),
    ]
}

extension SettingField {
    private typealias Place<Value> = any WritableKeyPath<Settings, Value> & Sendable

    private static func toggle(_ key: String, _ place: Place<Bool>) -> SettingField {
        field(key, "true or false", place, { $0.bool }, { .bool($0) })
    }

    private static func number(
        _ key: String, _ range: ClosedRange<Int>, _ place: Place<Int>
    ) -> SettingField {
        field(
            key, "a whole number from \(range.lowerBound) to \(range.upperBound)", place,
            { $0.integer.flatMap { range.contains($0) ? $0 : nil } }, { .integer($0) })
    }

    private static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ key: String, _ place: Place<Choice>
    ) -> SettingField {
        let words = Choice.allCases.map { "\"\($0.rawValue)\"" }
        return field(
            key, "one of " + words.joined(separator: ", "), place,
            { $0.string.flatMap(Choice.init(rawValue:)) }, { .string($0.rawValue) })
    }

    private static func name(_ key: String, _ place: Place<PlayerName?>) -> SettingField {
        SettingField(
            key: key, expected: "a name of 1 to \(PlayerName.longest) letters, or null",
            take: { json, settings in
                let name = json.string.flatMap { PlayerName($0) }
                guard name != nil || json == .null else { return false }
                settings[keyPath: place] = name
                return true
            },
            json: { settings in settings[keyPath: place].map { .string($0.string) } ?? .null })
    }

    private static func keys(_ key: String, _ place: Place<PadKeys>) -> SettingField {
        field(
            key, "four letters of ASCII that nothing else uses, such as \"rygb\"", place,
            { $0.string.flatMap { PadKeys($0) } }, { .string($0.text) })
    }

    private static func field<Value>(
        _ key: String, _ expected: String, _ place: Place<Value>,
        _ read: @escaping @Sendable (JSON) -> Value?, _ write: @escaping @Sendable (Value) -> JSON
    ) -> SettingField {
        SettingField(
            key: key, expected: expected,
            take: { json, settings in
                guard let value = read(json) else { return false }
                settings[keyPath: place] = value
                return true
            },
            json: { settings in write(settings[keyPath: place]) })
    }
}

extension Settings {
    fileprivate var percentOfVolume: Int {
        get { volume.percent }
        set { volume = Volume(clamping: newValue) }
    }

    /// 0 is the endless game.
    fileprivate var numberOfLevel: Int {
        get { level.rawValue }
        set { level = SimonLevel(rawValue: newValue) ?? .endless }
    }
}
