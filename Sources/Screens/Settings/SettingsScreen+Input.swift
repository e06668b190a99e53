import Localization
import Model
import Presentation
import TerminalCore

extension SettingsScreen {
    mutating func handle(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        refusal = nil
        if let lesson { return endLesson(lesson, by: press.key, context) }
        if let pad = asking { return set(pad, to: press, context) }
        if press.isBackKey { return [.back] }
        if let route = press.globalRoute(from: .settings, of: context.game) { return [.open(route)] }
        switch press.key {
        case .up, .character("k"): choose(window.focus - 1)
        case .down, .character("j"): choose(window.focus + 1)
        case .tab: step(press.modifiers.contains(.shift) ? -1 : 1)
        case .home: choose(0)
        case .end: choose(rows.count - 1)
        case .enter, .character(" "): return change(by: 1, wraps: true, context)
        case .right, .character("l"), .character("+"): return change(by: 1, wraps: false, context)
        case .left, .character("h"), .character("-"): return change(by: -1, wraps: false, context)
        default: break
        }
        return []
    }

    /// Goes round.
    private mutating func step(_ step: Int) { choose((window.focus + step + rows.count) % rows.count) }

    mutating func handle(_ mouse: MouseEvent, _ context: ScreenContext) -> [Effect] {
        switch mouse.action {
        case .wheelUp, .wheelDown:
            leaveRow()
            choose(window.focus + (mouse.action == .wheelUp ? -1 : 1))
        case .press:
            if let action = keys(context.display).action(at: mouse.position, in: layout.navigation) {
                let wasAsking = asking != nil || lesson != nil
                leaveRow()
                return wasAsking ? [] : perform(action, context)
            }
            guard let line = table(context.settings).line(at: mouse.position) else { return [] }
            return click(line, at: mouse.position, context)
        default: break
        }
        return []
    }

    /// Who turns to another row does not give a pad a key any more.
    private mutating func leaveRow() { (asking, lesson, refusal) = (nil, nil, nil) }

    private mutating func perform(_ action: PageAction, _ context: ScreenContext) -> [Effect] {
        switch action {
        case .back: return [.back]
        case .change: return change(by: 1, wraps: true, context)
        case .down: step(1)
        case .up: step(-1)
        }
        return []
    }

    /// A row that is clicked is changed; the signs beside the value in focus go one way and the other.
    private mutating func click(
        _ line: SettingsTable.Line, at cell: Point, _ context: ScreenContext
    ) -> [Effect] {
        let place = table(context.settings).place(of: line)
        let isFocused = line.index == window.focus && lesson == nil
        let shown = isFocused && asking != nil ? Self.keyRequest : line.row.value(in: context.settings)
        let value = SettingsLine(
            line.row, shown, focused: true, columns: place.size.width - SettingsLine.margins
        ).value
        leaveRow()
        choose(line.index)
        guard isFocused, value.string.hasPrefix("<") else { return change(by: 1, wraps: true, context) }
        let end = place.right - SettingsLine.margin.right
        if cell.x == end - 1 { return change(by: 1, wraps: false, context) }
        if cell.x == end - value.columns { return change(by: -1, wraps: false, context) }
        return change(by: 1, wraps: true, context)
    }

    /// What stands in the place of a pad's key while a new one is waited for.
    static var keyRequest: SafeText { tr("press a key") }

    private mutating func change(by step: Int, wraps: Bool, _ context: ScreenContext) -> [Effect] {
        let row = rows[window.focus]
        switch row {
        case .padNotes where wraps:
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
        let changed = Effect.applySettings(settings)
        // A change of volume or tuning is heard, one of haptics is felt.
        switch row {
        case .volume, .tuning: return [changed, .sound(.press(.red, held: false))]
        case .stereo: return [changed, .sound(.leftAndRight)]
        case .haptics: return [changed, .haptic(.press)]
        default: return [changed]
        }
    }

    // MARK: - Names

    /// A name being typed: Enter saves it, an empty one clears it, and Esc leaves it as it was.
    mutating func write(_ input: Event, _ context: ScreenContext) -> [Effect] {
        switch input {
        case .paste(let text): field?.insert(text.string)
        case .key(let press) where press.phase == .press && press.key == .escape: field = nil
        case .key(let press) where press.phase == .press && press.key == .enter: return saveName(context)
        case .key(let press): _ = field?.handle(press)
        case .mouse(let mouse) where mouse.action == .press:
            let (letters, origin) = (letters(context.settings), lettersOrigin(context.settings))
            guard let key = letters.key(at: mouse.position, from: origin) else {
                return saveName(context)
            }
            field?.handle(key)
        default: break
        }
        return []
    }

    private mutating func saveName(_ context: ScreenContext) -> [Effect] {
        guard case .seat(let seat) = rows[window.focus], let text = field?.text else { return [] }
        field = nil
        return [.change(context.settings) { $0.seats[seat] = PlayerName(text) }]
    }

    // MARK: - Keys of pads

    /// Gives a pad another key, or says why it cannot have it.
    private mutating func set(_ pad: Pad, to press: KeyPress, _ context: ScreenContext) -> [Effect] {
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

    /// Enter ends it where a note may be missing; any other key leaves everything as it was.
    private mutating func endLesson(_ lesson: NoteLesson, by key: Key, _ context: ScreenContext) -> [Effect] {
        self.lesson = nil
        guard key == .enter, let notes = lesson.withoutStart else { return [] }
        return apply(notes, context)
    }

    private func apply(_ notes: PadNotes, _ context: ScreenContext) -> [Effect] {
        [.change(context.settings) { $0.padNotes = notes }, .sound(.complete)]
    }

    /// The pad whose note is waited for is heard.
    private func sayNext() -> [Effect] { lesson?.pad.map { [.sound(.press($0, held: false))] } ?? [] }
}
