import Model
import TerminalCore
import Localization
import Presentation

/// Every change is applied and saved at once.
struct SettingsScreen: Page {
    enum Action: PageAction {
        /// The focused row, or a clicked one.
        case change, row(Int)
        /// The next or previous value of the focused row, stopping at the ends.
        case nudge, lower
        /// The next row or the one before, wrapping around.
        case step
        case scroll
        case letter(LetterPad.Key), saveName
        /// Cancels an open question, or leaves.
        case back
    }

    static let bindings: KeyTable<Action> = [
        Binding(.enter, .character(" "), does: .change, label: tr("change")),
        Binding(pair: ArrowKeys.vertical, does: .step, label: tr("choose")),
        Binding(.character("+"), does: .nudge),
        Binding(.character("-"), does: .lower),
    ]

    let topic: HelpTopic? = .settings

    var window = ListViewport()
    var field: TextField?
    /// The pad that waits for a new key.
    var asking: Pad?
    var lesson: NoteLesson?
    var refusal: SafeText?

    var learnsNotes: Bool { lesson != nil }

    init(_ context: ScreenContext) {}

    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch event {
        case .appeared: choose(window.focus, context.settings, context.size)
        case .input(let input) where field != nil: return write(input, context)
        case .note(let note): return learn(note, context)
        case .input(.key(let press)) where press.phase != .release:
            refusal = nil
            if let lesson { return endLesson(lesson, by: press.key, context) }
            if let pad = asking { return set(pad, to: press, context) }
            return handle(press, context)
        default: break
        }
        return []
    }

    /// Rows at the bottom that explain the focused setting.
    static let helpRows = 2
    /// Fits group names and rows with their longest values.
    private static let columns = 62

    static func layout(_ size: Size, of rows: Int) -> PageLayout {
        PageLayout(size: size, .init(columns: columns, rows: SettingsTable.rows(of: rows) + helpRows + 1))
    }

    /// Visible rows.
    private static func height(_ size: Size, of rows: Int) -> Int {
        layout(size, of: rows).body.size.height - helpRows
    }

    func row(_ settings: Settings) -> Setting {
        let rows = Setting.all(settings)
        return rows[min(window.focus, rows.count - 1)]
    }

    private mutating func choose(_ row: Int, _ settings: Settings, _ size: Size) {
        let count = Setting.all(settings).count
        window.choose(row, of: count, height: Self.height(size, of: count))
    }

    func keys(_ context: ScreenContext) -> KeyBar<Action> {
        // While a name is edited, a click beside the letters saves it.
        if field != nil {
            return KeyBar(items: [.init(key: tr("Enter"), label: tr("save"), action: .saveName)])
        }
        if isAsking { return KeyBar(items: [.init(key: "Esc", label: tr("cancel"), action: .back)]) }
        return keyBar(context)
    }

    var isAsking: Bool { asking != nil || lesson != nil }

    // MARK: - Input

    mutating func move(_ movement: Movement, _ context: ScreenContext) -> [Effect] {
        switch movement {
        case .left: return choose(.nudge, by: -1, context)
        case .right: return choose(.nudge, by: 1, context)
        default:
            let count = Setting.all(context.settings).count
            window.move(movement, of: count, height: Self.height(context.size, of: count))
        }
        return []
    }

    mutating func choose(_ action: Action, by step: Int, _ context: ScreenContext) -> [Effect] {
        let wasAsking = isAsking
        // Moving elsewhere cancels what was asked for.
        (asking, lesson, refusal) = (nil, nil, nil)
        switch action {
        case .change: return change(by: 1, wraps: true, context)
        case .nudge: return change(by: step, wraps: false, context)
        case .lower: return change(by: -1, wraps: false, context)
        case .row(let row):
            choose(row, context.settings, context.size)
            return change(by: 1, wraps: true, context)
        case .step: return move(step > 0 ? .next : .previous, context)
        case .scroll: choose(window.focus - step, context.settings, context.size)
        case .letter(let key): field?.handle(key)
        case .saveName: return saveName(context)
        case .back: return wasAsking ? [] : [.back]
        }
        return []
    }

    /// Shown instead of a pad's key while a new one is awaited.
    static var keyRequest: SafeText { tr("press a key") }

    private mutating func change(by step: Int, wraps: Bool, _ context: ScreenContext) -> [Effect] {
        let row = row(context.settings)
        switch row.use {
        case .notes where wraps:
            lesson = NoteLesson()
            return sayNext()
        case .key(let pad) where wraps:
            asking = pad
            return []
        case .seat(let seat):
            field = TextField(
                context.settings.seats[seat]?.string ?? "", capacity: PlayerName.maxLength)
            return []
        default: break
        }
        var settings = context.settings
        row.change(&settings, by: step, wraps: wraps)
        choose(window.focus, settings, context.size)
        return [.applySettings(settings)] + [row.trial].compactMap(\.self)
    }

    // MARK: - Names

    /// Enter saves, an empty name clears, Esc cancels.
    mutating func write(_ input: Event, _ context: ScreenContext) -> [Effect] {
        switch input {
        case .paste(let text): field?.insert(text.string)
        case .key(let press) where press.phase == .press && press.key == .escape: field = nil
        case .key(let press) where press.phase == .press && press.key == .enter: return saveName(context)
        case .key(let press): _ = field?.handle(press)
        default: break
        }
        return []
    }

    private mutating func saveName(_ context: ScreenContext) -> [Effect] {
        guard case .seat(let seat) = row(context.settings).use, let text = field?.text else { return [] }
        field = nil
        return [.change(context.settings) { $0.seats[seat] = PlayerName(text) }]
    }

    // MARK: - Keys of pads

    /// Esc cancels; a key that is in use is refused.
    mutating func set(_ pad: Pad, to press: KeyPress, _ context: ScreenContext) -> [Effect] {
        asking = nil
        guard press.key != .escape else { return [] }
        do throws(PadKeys.Conflict) {
            guard case .character(let letter) = press.key, press.modifiers.isEmpty else { throw .notALetter }
            let keys = try context.settings.padKeys.setting(pad, to: letter)
            return [.change(context.settings) { $0.padKeys = keys }]
        } catch {
            refusal =
                switch error {
                case .taken(let owner): tr("That key already presses \(owner.word)")
                case .reserved: tr("That key already does something else")
                case .notALetter: tr("Use a letter from a to z, or a symbol")
                }
            return []
        }
    }

    // MARK: - Notes that are learned

    mutating func learn(_ note: MIDINote, _ context: ScreenContext) -> [Effect] {
        refusal = nil
        switch lesson?.handle(note) {
        case .more: return sayNext()
        case .taken(let owner):
            refusal = tr("That note already presses \(owner.word)")
            return []
        case .done(let notes):
            lesson = nil
            return apply(notes, context)
        case nil: return []
        }
    }

    /// Enter ends it where a note may be missing; any other key cancels.
    mutating func endLesson(_ lesson: NoteLesson, by key: Key, _ context: ScreenContext) -> [Effect] {
        self.lesson = nil
        guard key == .enter, let notes = lesson.withoutStart else { return [] }
        return apply(notes, context)
    }

    private func apply(_ notes: PadNotes, _ context: ScreenContext) -> [Effect] {
        [.change(context.settings) { $0.padNotes = notes }, .sound(.complete)]
    }

    private func sayNext() -> [Effect] { lesson?.pad.map { [.sound(.press($0, held: false))] } ?? [] }
}
