import Localization
import Model
import Presentation
import TerminalCore

extension SettingsScreen {
    mutating func move(_ movement: Movement, _ context: ScreenContext) -> [Effect] {
        switch movement {
        case .left: return choose(.nudge, by: -1, context)
        case .right: return choose(.nudge, by: 1, context)
        default: window.move(movement, of: rows.count, height: list.size.height)
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
        case .row(let row):
            choose(row)
            return change(by: 1, wraps: true, context)
        case .step: window.move(step > 0 ? .next : .previous, of: rows.count, height: list.size.height)
        case .scroll: choose(window.focus - step)
        case .letter(let key): field?.handle(key)
        case .saveName: return saveName(context)
        case .back: return wasAsking ? [] : [.back]
        }
        return []
    }

    /// Shown instead of a pad's key while a new one is awaited.
    static var keyRequest: SafeText { tr("press a key") }

    private mutating func change(by step: Int, wraps: Bool, _ context: ScreenContext) -> [Effect] {
        let row = rows[window.focus]
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
        fit(layout.size, settings)
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
        guard case .seat(let seat) = rows[window.focus].use, let text = field?.text else { return [] }
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
