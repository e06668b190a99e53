import Model
import Presentation
import Localization

/// The settings line by line: a number goes to the next value, a number and a value to that value.
struct PlainSettings: PlainScreen {
    private enum Choice: Hashable {
        case row(SettingsRow)
        case back
    }

    mutating func update(_ event: PlainEvent, _ context: Context) -> [Effect] {
        switch event {
        case .appeared:
            return context.say(Sentences.settings) + menu(context).lines
                + context.say(normal: Sentences.settingsHint)
        case .input(let line): return handle(line, context)
        default: return []
        }
    }

    private func menu(_ context: Context) -> NumberedMenu<Choice> {
        NumberedMenu(
            items: (SettingsRow.plain(context.settings) + Pad.allCases.map(SettingsRow.key)).map { row in
                .init(row.line(context.settings), words: row.words, .row(row))
            }, last: .back(.back))
    }

    private func handle(_ line: PlainLine, _ context: Context) -> [Effect] {
        if line.isEmpty { return [.back] }
        if line.text == "?" { return menu(context).lines + context.say(Sentences.settingsHint) }
        if Sentences.quitWords.contains(line.folded) { return [.quit] }
        guard let (choice, value) = menu(context).choice(line) else {
            return context.say(Sentences.notAChoice(line.text))
        }
        guard case .row(let row) = choice else { return [.back] }
        if case .key(let pad) = row { return setKey(of: pad, to: value, context) }
        return Self.change(row, to: value, context)
    }

    /// Takes a line while a round stands still; nil when it is for none of what can be switched there.
    static func handlePaused(_ line: PlainLine, _ context: Context) -> [Effect]? {
        let row = [SettingsRow.sound, .haptics].first { row in
            row.words.contains { $0.folded == line.words.first }
        }
        return row.map { change($0, to: line.rest, context) }
    }

    private static func change(_ row: SettingsRow, to value: String, _ context: Context) -> [Effect] {
        guard let settings = row.changed(context.settings, to: value) else {
            return context.say(
                row.obstacle(context.settings).map { Sentences.ended($0.string) }
                    ?? Sentences.notAValue(value, of: row.search(context.settings).values))
        }
        return [.applySettings(settings)] + context.say(row.line(settings))
            + (row == .volume ? [] : context.say(full: Sentences.ended(row.help(settings).string)))
    }

    private func setKey(of pad: Pad, to value: String, _ context: Context) -> [Effect] {
        guard !value.isEmpty else {
            return context.say(tr("Type a pad and its new letter, such as \"red x\"."))
        }
        guard value.count == 1, let letter = value.first else {
            return context.say(Sentences.conflict(value, .notALetter))
        }
        var settings = context.settings
        do throws(PadKeys.Conflict) {
            settings.padKeys = try settings.padKeys.setting(pad, to: letter)
        } catch {
            return context.say(Sentences.conflict(value, error))
        }
        return [.applySettings(settings)] + context.say(SettingsRow.key(pad).line(settings))
    }
}

extension SettingsRow {
    /// Its name and what is chosen.
    fileprivate func line(_ settings: Settings) -> String {
        let name = name.string.split(separator: " ").joined(separator: " ")
        return Sentences.choice(name, value(in: settings).string)
    }

    /// What can be typed for it.
    fileprivate var words: [String] {
        if case .key(let pad) = self { return [name.string, pad.name, pad.word] }
        return [name.string, name.string.filter { $0 != " " }, word]
    }

    /// A single word that can be typed for it.
    fileprivate var word: String {
        switch self {
        case .sound: "sound"
        case .haptics: "haptics"
        case .bell: "bell"
        case .fanfares: "fanfares"
        case .volume: "volume"
        case .speed: "speed"
        case .palette: "palette"
        case .ground: "background"
        case .motion: "motion"
        case .language: "language"
        case .verbosity: "verbosity"
        case .key(let pad): pad.name
        case .scanning: "scanning"
        case .coolDown: "cool-down"
        case .midi: "midi"
        case .padNotes: "pads"
        case .tuning: "tuning"
        case .stereo: "stereo"
        case .variant: "variant"
        case .level: "level"
        case .spanDirection: "direction"
        case .spanSenses: "senses"
        case .players: "players"
        case .seat(let seat): "player\(seat + 1)"
        }
    }

    /// The settings with the typed value, or the next one when nothing was typed; nil when there is none.
    func changed(_ settings: Settings, to typed: String) -> Settings? {
        if case .seat(let seat) = self {
            var changed = settings
            // As a seat without a name is shown.
            let isEmptied = typed.isEmpty || typed == "-"
            changed.seats[seat] = isEmptied ? nil : PlayerName(typed)
            return isEmptied || changed.seats[seat] != nil ? changed : nil
        }
        return search(settings).state(for: typed)
    }

    /// The values that stepping leads through.
    func search(_ settings: Settings) -> CyclingSearch<Settings> {
        CyclingSearch(
            start: settings,
            next: {
                var next = $0
                change(&next, by: 1, wraps: true)
                return next
            }, names: { [value(in: $0).string] + otherNames(in: $0) })
    }

    /// What can be typed for what is chosen, beside what is shown of it: the words of files and of the manual.
    private func otherNames(in settings: Settings) -> [String] {
        switch self {
        case .variant: [settings.variant.rawValue]
        case .speed: [settings.speed.rawValue]
        case .tuning: [settings.tuning.rawValue]
        case .verbosity: [settings.verbosity.rawValue]
        case .spanDirection: [settings.span.direction.rawValue]
        case .spanSenses: [settings.span.senses.rawValue]
        case .level: settings.level == .endless ? ["endless"] : ["\(settings.level.rawValue)"]
        case .language: settings.language.names
        case .sound: [settings.sound ? "on" : "off"]
        case .haptics: [settings.haptics ? "on" : "off"]
        case .bell: [settings.bell ? "on" : "off"]
        case .fanfares: [settings.fanfares ? "on" : "off"]
        case .midi: [settings.midi ? "on" : "off"]
        default: []
        }
    }
}

extension LanguageChoice {
    /// What the language is called beside its own name: the code, and what others call it.
    fileprivate var names: [String] {
        guard let language else { return [rawValue] }
        return [rawValue, "\(language)", LanguageName.title(of: language.code[...])].compactMap { $0 }
    }
}
