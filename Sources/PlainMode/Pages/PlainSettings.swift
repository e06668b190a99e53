import Model
import Presentation
import Localization

/// A number selects the next value of a setting, a number and a value that value.
struct PlainSettings: MenuPage {
    enum Choice: Hashable {
        case row(Setting)
        case back
    }

    mutating func update(_ event: PlainEvent, _ context: Context) -> [Effect] {
        switch event {
        case .appeared:
            return context.say(Sentences.settings) + menu(context).lines
                + context.say(normal: hint)
        case .input(let line):
            return handle(line, context) + (line.text == "?" ? context.say(hint) : [])
        default: return []
        }
    }

    func menu(_ context: Context) -> NumberedMenu<Choice> {
        NumberedMenu(
            items: Setting.plain(context.settings).map { row in
                .init(row.line(context.settings), words: row.words, .row(row))
            }, last: .back(.back))
    }

    func choose(_ choice: Choice, _ value: String, _ context: Context) -> [Effect] {
        guard case .row(let row) = choice else { return [.back] }
        if case .key(let pad) = row.use { return setKey(of: pad, to: value, context) }
        return Self.change(row, to: value, context)
    }

    /// Takes a line while a round is paused; nil when it is for no setting that can be changed then.
    static func handlePaused(_ line: PlainLine, _ context: Context) -> [Effect]? {
        let row = [Setting.sound, .haptics].first { row in
            row.words.contains { $0.folded == line.words.first }
        }
        return row.map { change($0, to: line.rest, context) }
    }

    private static func change(_ row: Setting, to value: String, _ context: Context) -> [Effect] {
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
            return context.say(conflict(value, .notALetter))
        }
        var settings = context.settings
        do throws(PadKeys.Conflict) {
            settings.padKeys = try settings.padKeys.setting(pad, to: letter)
        } catch {
            return context.say(conflict(value, error))
        }
        return [.applySettings(settings)] + context.say(Setting.key(pad).line(settings))
    }

    private func conflict(_ typed: String, _ conflict: PadKeys.Conflict) -> String {
        switch conflict {
        case .taken(let pad): tr("\"\(typed)\" already presses \(pad.localName).")
        case .reserved: tr("\"\(typed)\" already opens another screen.")
        case .notALetter: tr("Use one letter from a to z, or one symbol.")
        }
    }

    private var hint: String {
        tr(
            "Type a number for its next value, or a name and a value, such as \"volume 40\"; Enter goes back."
        )
    }
}

extension Setting {
    fileprivate func line(_ settings: Settings) -> String {
        let name = name.string.split(separator: " ").joined(separator: " ")
        return Sentences.choice(name, value(in: settings).string)
    }

    fileprivate var words: [String] {
        if case .key(let pad) = use { return [name.string, typedName, pad.localName] }
        return [name.string, name.string.filter { $0 != " " }, typedName]
    }

    /// Set to the typed value, or to the next one when nothing was typed; nil when there is none.
    /// - Parameter wraps: whether the next value after the last is the first.
    func changed(_ settings: Settings, to typed: String, wraps: Bool = true) -> Settings? {
        if typed.isEmpty, !wraps, use == .value {
            var next = settings
            change(&next, by: 1, wraps: false)
            return next
        }
        if case .seat(let seat) = use {
            var changed = settings
            // "-" is shown for a seat without a name.
            let isEmptied = typed.isEmpty || typed == "-"
            changed.seats[seat] = isEmptied ? nil : PlayerName(typed)
            return isEmptied || changed.seats[seat] != nil ? changed : nil
        }
        return search(settings).state(for: typed)
    }

    func search(_ settings: Settings) -> CyclingSearch<Settings> {
        CyclingSearch(
            start: settings,
            next: {
                var next = $0
                self.change(&next, by: 1, wraps: true)
                return next
            }, names: { [self.value(in: $0).string] + self.otherNames(in: $0) })
    }
}
