import JSON
import Model

/// One line of the settings file: its key, what may stand there, and the setting it is kept in.
struct SettingField: Sendable {
    /// The key in the file.
    let key: String
    /// What may stand there.
    let domain: SettingDomain
    /// Takes over what stands in the file; false when it is impossible, and then nothing has changed.
    let decode: @Sendable (JSON, inout Settings) -> Bool
    let encode: @Sendable (Settings) -> JSON

    /// Every setting that is kept. To keep another one, add its line.
    static let all = [
        choice("background", \.ground),
        toggle("bell", \.bell),
        toggle("coolDown", \.coolDown),
        toggle("fanfares", \.fanfares),
        choice("game", \.game),
        toggle("haptics", \.haptics),
        choice("language", \.language),
        name("lastName", \.lastName),
        number("level", 0...4, \.numberOfLevel),
        choice("matchSeconds", \.matchLength),
        toggle("midi", \.midi),
        padNotes("midiPads"),
        startNote("midiStart"),
        keys("padKeys", \.padKeys),
        choice("pairs", \.pairsCount),
        choice("pairsTheme", \.pairsTheme),
        choice("palette", \.palette),
        name("player1", \.seats[0]),
        name("player2", \.seats[1]),
        name("player3", \.seats[2]),
        name("player4", \.seats[3]),
        number("players", 1...Settings.maxPlayers, \.players),
        toggle("reducedMotion", \.reducedMotion),
        choice("scanning", \.scanning),
        toggle("sound", \.sound),
        choice("spanDirection", \.span.direction),
        choice("spanSenses", \.span.senses),
        choice("speed", \.speed),
        choice("squaresGrid", \.squaresGrid),
        toggle("squaresGrow", \.squaresGrows),
        number("squaresLength", SquaresGrid.lengths, \.squaresLength),
        choice("stereo", \.stereo),
        choice("tuning", \.tuning),
        choice("variant", \.variant),
        number("volume", 0...100, \.percentOfVolume),
        choice("verbosity", \.verbosity),
        list("wordList", \.wordList),
    ]
}

extension SettingField {
    private typealias SettingPath<Value> = any WritableKeyPath<Settings, Value> & Sendable

    private static func toggle(_ key: String, _ path: SettingPath<Bool>) -> SettingField {
        field(key, .bool, path, { $0.bool }, { .bool($0) })
    }

    private static func number(
        _ key: String, _ range: ClosedRange<Int>, _ path: SettingPath<Int>
    ) -> SettingField {
        field(
            key, .integer(range), path,
            { $0.integer.flatMap { range.contains($0) ? $0 : nil } }, { .integer($0) })
    }

    private static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
        _ key: String, _ path: SettingPath<Choice>
    ) -> SettingField where Choice.RawValue: Spelled {
        field(
            key, .choice(words(of: Choice.self), orNull: false), path, { spelled($0) }, { $0.rawValue.json })
    }

    /// A choice that need not have been made.
    private static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
        _ key: String, _ path: SettingPath<Choice?>
    ) -> SettingField where Choice.RawValue: Spelled {
        field(
            key, .choice(words(of: Choice.self), orNull: true), path,
            { $0 == .null ? .some(nil) : spelled($0).map { .some($0) } }, { $0?.rawValue.json ?? .null })
    }

    private static func words<Choice: RawRepresentable & CaseIterable>(of _: Choice.Type) -> [String]
    where Choice.RawValue: Spelled {
        Choice.allCases.map { $0.rawValue.json.text(.compact) }
    }

    private static func spelled<Choice: RawRepresentable>(_ json: JSON) -> Choice?
    where Choice.RawValue: Spelled {
        Choice.RawValue(json).flatMap(Choice.init(rawValue:))
    }

    private static func list(_ key: String, _ path: SettingPath<WordListName>) -> SettingField {
        field(
            key, .wordListName, path, { $0.string.flatMap { WordListName($0) } }, { .string($0.string) })
    }

    private static func name(_ key: String, _ path: SettingPath<PlayerName?>) -> SettingField {
        SettingField(
            key: key, domain: .nameOrNull,
            decode: { json, settings in
                let name = json.string.flatMap { PlayerName($0) }
                guard name != nil || json == .null else { return false }
                settings[keyPath: path] = name
                return true
            },
            encode: { settings in settings[keyPath: path].map { .string($0.string) } ?? .null })
    }

    private static func keys(_ key: String, _ path: SettingPath<PadKeys>) -> SettingField {
        field(
            key, .padKeys, path, { $0.string.flatMap { PadKeys($0) } }, { .string($0.text) })
    }

    /// The notes of the pads; a note to start with that is among them from now on is forgotten.
    private static func padNotes(_ key: String) -> SettingField {
        SettingField(
            key: key, domain: .padNotesOrNull,
            decode: { json, settings in
                let learned = json.array?.compactMap { $0.integer.flatMap { MIDINote($0) } }
                guard json == .null || learned != nil && learned?.count == json.array?.count else {
                    return false
                }
                let notes =
                    PadNotes(learned: learned, start: settings.padNotes.start)
                    ?? PadNotes(learned: learned, start: nil)
                settings.padNotes = notes ?? settings.padNotes
                return notes != nil
            },
            encode: { $0.padNotes.learned.map { .array($0.map { .integer($0.number) }) } ?? .null })
    }

    private static func startNote(_ key: String) -> SettingField {
        SettingField(
            key: key, domain: .freeNoteOrNull,
            decode: { json, settings in
                let note = json.integer.flatMap { MIDINote($0) }
                guard note != nil || json == .null,
                    let notes = PadNotes(learned: settings.padNotes.learned, start: note)
                else { return false }
                settings.padNotes = notes
                return true
            },
            encode: { $0.padNotes.start.map { .integer($0.number) } ?? .null })
    }

    private static func field<Value>(
        _ key: String, _ domain: SettingDomain, _ path: SettingPath<Value>,
        _ read: @escaping @Sendable (JSON) -> Value?, _ write: @escaping @Sendable (Value) -> JSON
    ) -> SettingField {
        SettingField(
            key: key, domain: domain,
            decode: { json, settings in
                guard let value = read(json) else { return false }
                settings[keyPath: path] = value
                return true
            },
            encode: { settings in write(settings[keyPath: path]) })
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

/// What choices are spelled with in the file: words or numbers.
private protocol Spelled {
    init?(_ json: JSON)
    var json: JSON { get }
}

extension String: Spelled {
    fileprivate init?(_ json: JSON) {
        guard let string = json.string else { return nil }
        self = string
    }

    fileprivate var json: JSON { .string(self) }
}

extension Int: Spelled {
    fileprivate init?(_ json: JSON) {
        guard let integer = json.integer else { return nil }
        self = integer
    }

    fileprivate var json: JSON { .integer(self) }
}
