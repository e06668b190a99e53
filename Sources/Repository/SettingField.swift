import JSON
import Model

/// One line of the settings file: its key, what may stand there, and the setting it is kept in.
struct SettingField: Sendable {
    let key: String
    /// What may stand there; made for whoever has to be told.
    let domain: @Sendable () -> SettingDomain
    /// Takes over what stands in the file; false when it is impossible, and then nothing has changed.
    let decode: @Sendable (JSON, inout Settings) -> Bool
    let encode: @Sendable (Settings) -> JSON

    /// Every setting that is kept. To keep another one, add its line.
    static let all: [SettingField] = [
        choice("background") { $1(&$0.ground) },
        toggle("bell") { $1(&$0.bell) },
        toggle("coolDown") { $1(&$0.coolDown) },
        toggle("fanfares") { $1(&$0.fanfares) },
        choice("game") { $1(&$0.game) },
        toggle("haptics") { $1(&$0.haptics) },
        choice("language") { $1(&$0.language) },
        name("lastName") { $1(&$0.lastName) },
        number("level", 0...4) { $1(&$0.numberOfLevel) },
        choiceOrNone("matchSeconds") { $1(&$0.matchLength) },
        toggle("midi") { $1(&$0.midi) },
        padNotes("midiPads"),
        startNote("midiStart"),
        keys("padKeys") { $1(&$0.padKeys) },
        choice("pairs") { $1(&$0.pairsCount) },
        choiceOrNone("pairsTheme") { $1(&$0.pairsTheme) },
        choice("palette") { $1(&$0.palette) },
        name("player1") { $1(&$0.seats[0]) },
        name("player2") { $1(&$0.seats[1]) },
        name("player3") { $1(&$0.seats[2]) },
        name("player4") { $1(&$0.seats[3]) },
        number("players", 1...Settings.maxPlayers) { $1(&$0.players) },
        toggle("reducedMotion") { $1(&$0.reducedMotion) },
        choice("scanning") { $1(&$0.scanning) },
        toggle("sound") { $1(&$0.sound) },
        choice("spanDirection") { $1(&$0.span.direction) },
        choice("spanSenses") { $1(&$0.span.senses) },
        choice("speed") { $1(&$0.speed) },
        choice("squaresGrid") { $1(&$0.squaresGrid) },
        toggle("squaresGrow") { $1(&$0.squaresGrows) },
        number("squaresLength", SquaresGrid.lengths) { $1(&$0.squaresLength) },
        choice("squaresSpeed") { $1(&$0.squaresSpeed) },
        choice("stereo") { $1(&$0.stereo) },
        choice("tuning") { $1(&$0.tuning) },
        choice("variant") { $1(&$0.variant) },
        number("volume", 0...100) { $1(&$0.percentOfVolume) },
        choice("verbosity") { $1(&$0.verbosity) },
        list("wordList") { $1(&$0.wordList) },
    ]
}

extension SettingField {
    /// Where a setting is: visits it in settings. Key paths say the same, but each is put together by the runtime at
    /// the start, before the first frame: 38 of them took 4 % of the time to it.
    private typealias Access<Value> = @Sendable (inout Settings, (inout Value) -> Void) -> Void

    private static func toggle(_ key: String, _ access: @escaping Access<Bool>) -> SettingField {
        field(key, .bool, access, { $0.bool }, { .bool($0) })
    }

    private static func number(
        _ key: String, _ range: ClosedRange<Int>, _ access: @escaping Access<Int>
    ) -> SettingField {
        field(
            key, .integer(range), access,
            { $0.integer.flatMap { range.contains($0) ? $0 : nil } }, { .integer($0) })
    }

    private static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
        _ key: String, _ access: @escaping Access<Choice>
    ) -> SettingField where Choice.RawValue: Spelled {
        field(
            key, .choice(words(of: Choice.self), orNull: false), access, { spelled($0) },
            { $0.rawValue.json })
    }

    private static func choiceOrNone<Choice: RawRepresentable & CaseIterable & Sendable>(
        _ key: String, _ access: @escaping Access<Choice?>
    ) -> SettingField where Choice.RawValue: Spelled {
        field(
            key, .choice(words(of: Choice.self), orNull: true), access,
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

    private static func list(_ key: String, _ access: @escaping Access<WordListName>) -> SettingField {
        field(
            key, .wordListName, access, { $0.string.flatMap { WordListName($0) } }, { .string($0.string) })
    }

    private static func name(_ key: String, _ access: @escaping Access<PlayerName?>) -> SettingField {
        field(
            key, .nameOrNull, access,
            { $0 == .null ? .some(nil) : $0.string.flatMap { PlayerName($0) }.map { .some($0) } },
            { $0.map { .string($0.string) } ?? .null })
    }

    private static func keys(_ key: String, _ access: @escaping Access<PadKeys>) -> SettingField {
        field(
            key, .padKeys, access, { $0.string.flatMap { PadKeys($0) } }, { .string($0.text) })
    }

    /// The notes of the pads; a note to start with that is among them from now on is forgotten.
    private static func padNotes(_ key: String) -> SettingField {
        SettingField(
            key: key, domain: { .padNotesOrNull },
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
            key: key, domain: { .freeNoteOrNull },
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
        _ key: String, _ domain: @autoclosure @escaping @Sendable () -> SettingDomain,
        _ access: @escaping Access<Value>,
        _ read: @escaping @Sendable (JSON) -> Value?, _ write: @escaping @Sendable (Value) -> JSON
    ) -> SettingField {
        SettingField(
            key: key, domain: domain,
            decode: { json, settings in
                guard let value = read(json) else { return false }
                access(&settings) { $0 = value }
                return true
            },
            encode: { settings in
                var (settings, json) = (settings, JSON.null)
                access(&settings) { json = write($0) }
                return json
            })
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
