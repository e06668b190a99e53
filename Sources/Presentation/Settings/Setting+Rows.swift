import GameRules
import JSON
import Localization
package import Model

extension Setting {
    // MARK: Sound

    package static let sound = toggle("sound", tr("Sound"), { $1(&$0.sound) }) {
        $0.variant == .byEar && !$0.sound
            ? tr("by ear needs sound to be on") : tr("Tones of the pads, and the buzzer")
    }

    package static let haptics = toggle(
        "haptics", tr("Haptics"), trial: .haptic(.press), { $1(&$0.haptics) }
    ) { _ in tr("Lets gamepads rumble and phones vibrate") }

    package static let volume = Setting(
        "volume", [.number("volume", 0...100) { $1(&$0.percentOfVolume) }], tr("Volume"),
        trial: .sound(.press(.red, held: false)), value: { "\($0.volume.percent)" },
        step: { settings, step, wraps in
            let next = settings.volume.percent + step * 10
            settings.volume = Volume(clamping: wraps && next > 100 ? 0 : next)
        }, obstacle: needsSound
    ) { _ in tr("Left and right change the volume") }

    static let stereo = choice(
        "stereo", tr("Stereo"), trial: .sound(.leftAndRight), { $1(&$0.stereo) },
        title: titles([tr("off"), tr("gentle"), tr("wide")]),
        spellings: { _ in [] }, obstacle: needsSound
    ) { _ in tr("How far apart the pads sound on two loudspeakers") }

    static let tuning = choice(
        "tuning", tr("Tuning"), trial: .sound(.press(.red, held: false)), { $1(&$0.tuning) },
        title: { SafeText($0.rawValue) }, obstacle: needsSound
    ) { _ in tr("do re mi fa, or the pitches of the 1978 toy") }

    static let fanfares = toggle("fanfares", tr("Fanfares"), { $1(&$0.fanfares) }, obstacle: needsSound) {
        _ in tr("Short melodies for a completed round, a new best and a win")
    }

    static let bell = toggle("bell", tr("Bell"), { $1(&$0.bell) }, obstacle: needsHaptics) {
        needsHaptics($0) ?? tr("Rings the terminal's bell at a mistake")
    }

    @Sendable private static func needsSound(_ settings: Settings) -> SafeText? {
        settings.sound ? nil : tr("Sound is off")
    }

    @Sendable private static func needsHaptics(_ settings: Settings) -> SafeText? {
        settings.haptics ? nil : tr("The bell follows haptics, which are off")
    }

    // MARK: Simon

    package static let speed = choice(
        "speed", tr("Speed"), { $1(&$0.speed) }, title: { $0.title }, obstacle: paceIsFixed
    ) { paceIsFixed($0) ?? tr("How fast Simon shows the sequence") }

    package static let variant = choice(
        "variant", tr("Simon's variant"), short: { tr("Variant") }, { $1(&$0.variant) },
        title: { SafeText($0.title) }
    ) { $0.variant.rule }

    static let spanDirection = choice(
        "spanDirection", tr("Span direction"), typedName: "direction", short: { tr("Direction") },
        { $1(&$0.span.direction) }, title: { SafeText($0.title) }
    ) { _ in tr("The order in which you repeat a sequence") }

    static let spanSenses = choice(
        "spanSenses", tr("Span senses"), typedName: "senses", short: { tr("Senses") },
        { $1(&$0.span.senses) }, title: { SafeText($0.title) }
    ) { _ in tr("How a sequence is shown: lights, tones or both") }

    package static let level = Setting(
        "level", [.number("level", 0...4) { $1(&$0.numberOfLevel) }], tr("Simon's level"),
        short: { tr("Level") }, value: { SimonOptions($0).level.title },
        spellings: { $0.level == .endless ? ["endless"] : ["\($0.level.rawValue)"] },
        step: { settings, step, _ in
            guard settings.variant.hasLevels else { return }
            settings.level = SimonLevel.allCases.element(after: settings.level, by: step)
        }, obstacle: hasNoLevels
    ) { hasNoLevels($0) ?? tr("The original 1978 levels: each has a length that wins") }

    package static let players = Setting(
        "players", [.number("players", 1...Settings.maxPlayers) { $1(&$0.players) }], tr("Players"),
        value: { "\(SimonOptions($0).players)" },
        step: { settings, step, _ in
            let range = settings.variant.players
            guard range.count > 1 else { return }
            settings.players = Array(range).element(after: SimonOptions(settings).players, by: step)
        }, obstacle: isForOne
    ) { settings in
        let range = settings.variant.players
        return isForOne(settings)
            ?? tr(
                "\"\(settings.variant.title)\" is for \(range.lowerBound) to \(range.upperBound) players")
    }

    package static func seat(_ seat: Int) -> Setting { seats[seat] }

    private static let seats = (0..<Settings.maxPlayers).map { seat in
        Setting(
            "player\(seat + 1)", [.name("player\(seat + 1)") { $1(&$0.seats[seat]) }],
            "  " + tr("Player \(seat + 1)"), use: .seat(seat),
            value: { SafeText($0.seats[seat]?.string ?? "-") }, step: { _, _, _ in }
        ) { _ in tr("Enter to edit") }
    }

    @Sendable private static func paceIsFixed(_ settings: Settings) -> SafeText? {
        settings.variant == .span ? tr("A span is measured at normal speed") : nil
    }

    @Sendable private static func hasNoLevels(_ settings: Settings) -> SafeText? {
        settings.variant.hasLevels ? nil : tr("\"\(settings.variant.title)\" has no levels")
    }

    @Sendable private static func isForOne(_ settings: Settings) -> SafeText? {
        settings.variant.players.count > 1
            ? nil
            : tr(
                "\"\(settings.variant.title)\" is for one player; for more, \"player adds\" or \"last one standing\""
            )
    }

    // MARK: Look

    package static let palette = choice(
        "palette", tr("Palette"), { $1(&$0.palette) },
        // The second is named after its authors.
        title: titles([tr("classic"), "okabe-ito", tr("high contrast"), tr("monochrome")]),
        spellings: { _ in [] }
    ) { _ in tr("okabe-ito suits most kinds of colour blindness") }

    package static let ground = choice(
        "background", tr("Background"), { $1(&$0.ground) },
        title: titles([tr("auto"), tr("dark"), tr("light")]), spellings: { _ in [] }
    ) { _ in tr("auto follows the terminal") }

    static let motion = toggle(
        "reducedMotion", tr("Motion"), typedName: "motion", on: { tr("reduced") }, off: { tr("full") },
        { $1(&$0.reducedMotion) }
    ) { _ in tr("Reduced: nothing fades, jumps or moves") }

    static let language = choice(
        "language", tr("Language"), { $1(&$0.language) },
        // As its speakers call it.
        title: { $0.language.map { SafeText($0.name) } ?? tr("system default") },
        spellings: { $0.names }
    ) { _ in tr("The system's, or one of your choice") }

    static let verbosity = choice(
        "verbosity", tr("Verbosity"), { $1(&$0.verbosity) },
        title: titles([tr("brief"), tr("normal"), tr("full")])
    ) { _ in tr("How much plain mode says") }

    // MARK: Keys

    package static let scanning = choice(
        "scanning", tr("Scanning"), { $1(&$0.scanning) },
        title: titles([
            tr("off"), SafeText(tr("slow", context: "scanning")), SafeText(tr("medium", context: "scanning")),
            SafeText(tr("fast", context: "scanning")),
        ]), spellings: { _ in [] }
    ) { _ in tr("The focus moves by itself: any key chooses, Esc goes back") }

    static let coolDown = toggle(
        "coolDown", tr("Cool-down"), typedName: "cool-down", on: { "\(NumberText.number(0.5)) s" },
        { $1(&$0.coolDown) }, obstacle: { $0.scanning == .off ? tr("Scanning is off") : nil }
    ) { _ in tr("While scanning, ignores a second press within half a second") }

    static let midi = toggle("midi", tr("MIDI"), { $1(&$0.midi) }) { _ in
        tr("Connects keyboards and controllers; when off, use \"aconnect\"")
    }

    static let padNotes = Setting(
        "pads", [.padNotes("midiPads"), .startNote("midiStart")], tr("MIDI pads"), use: .lesson(.midi),
        value: { settings in
            let names = settings.padNotes.names
            return settings.padNotes.start.map { tr("\(names), start \($0.name)") } ?? names
        }, step: { settings, _, _ in settings.padNotes = .standard }
    ) { _ in tr("Enter, then play a note for each pad; left or right resets to C D E F") }

    static let gamepad = Setting(
        "gamepad", [.buttons("gamepads") { $1(&$0.taughtButtons) }], tr("Gamepad"), use: .lesson(.gamepad),
        value: { $0.taughtButtons.numbers.isEmpty ? tr("auto") : tr("taught") },
        step: { settings, _, _ in settings.taughtButtons = TaughtButtons() }
    ) { _ in tr("Enter, then press a button for each pad; left or right forgets them") }

    /// The letter of a pad; all four share one line of the file.
    package static func key(_ pad: Pad) -> Setting { keys[pad.rawValue] }

    private static let keys = Pad.allCases.map { pad in
        Setting(
            pad.name, pad == .red ? [.keys("padKeys") { $1(&$0.padKeys) }] : [],
            tr("Key for \(pad.localName)"),
            use: .key(pad), value: { "\($0.padKeys[pad])" },
            step: { settings, step, _ in settings.padKeys = settings.padKeys.cycling(pad, by: step) }
        ) { _ in tr("Enter, then the new key; 1 to 4 always work") }
    }
}

/// What rows of the settings are about; a group's rows are adjacent.
package enum SettingsGroup: CaseIterable, Hashable, Sendable {
    case sound, game, look, keys

    package var title: SafeText {
        switch self {
        case .sound: tr("Sound")
        case .game: tr("Game")
        case .look: tr("Look")
        case .keys: tr("Keys")
        }
    }

    package func rows(_ settings: Settings) -> [Setting] {
        switch self {
        case .sound: Self.soundRows
        case .game: Setting.simon(settings)
        case .look: Self.lookRows
        case .keys: Self.keyRows
        }
    }

    // Made once: a page asks for its rows at each key, and lists of its own made a flood of toggles twice as long.
    private static let soundRows: [Setting] = [
        .sound, .haptics, .volume, .stereo, .tuning, .fanfares, .bell,
    ]
    private static let lookRows: [Setting] = [.palette, .ground, .motion, .language]
    private static let keyRows: [Setting] =
        [.scanning, .coolDown, .midi, .padNotes, .gamepad] + Pad.allCases.map(Setting.key)
}

extension Setting {
    /// Those of the settings page, by group: seats only in a game for several.
    package static func all(_ settings: Settings) -> [Setting] {
        var all: [Setting] = []
        all.reserveCapacity(32)
        for group in SettingsGroup.allCases { all += group.rows(settings) }
        return all
    }

    /// Those that apply without a screen.
    package static func plain(_ settings: Settings) -> [Setting] {
        [.verbosity, .sound, .haptics, .bell, .volume] + simon(settings) + [
            .tuning, .stereo, .fanfares, .language, .midi,
        ] + keys
    }

    /// Those that the variant allows.
    static func simon(_ settings: Settings) -> [Setting] {
        let players = SimonOptions(settings).players
        let span: [Setting] = settings.variant == .span ? [.spanDirection, .spanSenses] : []
        return [.speed, .variant] + span + [.level, .players] + (players > 1 ? Array(seats[..<players]) : [])
    }

    package static func beforeSimon(_ settings: Settings) -> [Setting] {
        let several = settings.variant.players.count > 1 ? SimonOptions(settings).players : 0
        return [.variant] + (settings.variant == .span ? [.spanDirection, .spanSenses] : [.level, .speed])
            + (several > 0 ? [.players] : []) + (several > 1 ? Array(seats[..<several]) : [])
    }

    /// Every line of the settings file, by its key, also those without a row.
    package static let file: [SettingField] = {
        let rows: [Setting] =
            SettingsGroup.allCases.flatMap { $0.rows(Settings()) } + seats
            + [.spanDirection, .spanSenses, .verbosity] + GameKind.allCases.flatMap(\.ownRows)
        return (rows.flatMap(\.fields) + elsewhere).sorted { $0.key < $1.key }
    }()

    private static var elsewhere: [SettingField] {
        [
            .choice("game") { $1(&$0.game) },
            .name("lastName") { $1(&$0.lastName) },
            .choiceOrNone("matchSeconds") { $1(&$0.matchLength) },
            .choice("pairs") { $1(&$0.pairsCount) },
            .choiceOrNone("pairsTheme") { $1(&$0.pairsTheme) },
            .list("wordList") { $1(&$0.wordList) },
        ]
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

extension PadNotes {
    /// Of the four pads, parted by blanks.
    package var names: SafeText {
        learned.map { SafeText($0.map(\.name).joined(separator: " ")) } ?? tr("C D E F")
    }
}

extension LanguageChoice {
    /// What can be typed beside its own name: the code, and names in other languages.
    fileprivate var names: [String] {
        guard let language else { return [rawValue] }
        return [rawValue, "\(language)", LanguageName.title(of: language.code[...])].compactMap { $0 }
    }
}
