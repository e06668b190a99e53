import Model
import TerminalCore
import Localization
import Presentation

/// The settings: every change holds at once and is kept at once.
struct SettingsScreen: Screen {
    private var window = ListViewport()
    private var layout: PageLayout
    private var rows: [SettingsRow]
    /// The name that is being written.
    private var field: TextField?
    /// The pad whose new key is waited for.
    private var asking: Pad?
    /// The notes that are being learned.
    private var lesson: NoteLesson?
    /// Why the last key or note could not be had.
    private var refusal: SafeText?

    var learnsNotes: Bool { lesson != nil }

    /// The settings, the first row in focus.
    init(_ context: ScreenContext) {
        rows = SettingsRow.all(context.settings)
        layout = PageLayout(size: context.size, .init(rows: rows.count + 2))
    }
    /// Takes an event.
    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch event {
        case .appeared, .input(.resize):
            fit(context.size, context.settings)
        case .input(let input) where field != nil: return write(input, context)
        case .note(let note): return learn(note, context)
        case .input(.key(let press)) where press.phase != .release: return take(press, context)
        case .input(.mouse(let mouse)): return take(mouse, context)
        default: break
        }
        return []
    }

    /// A page does not move by itself.
    func wake(_ context: ScreenContext) -> Duration? { nil }

    private var height: Int { layout.body.size.height - 2 }

    /// Lays out the rows that the settings need.
    private mutating func fit(_ size: Size, _ settings: Settings) {
        rows = SettingsRow.all(settings)
        layout = PageLayout(size: size, .init(rows: rows.count + 2))
        choose(window.focus)
    }

    /// A name in the making: Enter keeps it, an empty one is none, and Esc leaves it as it was.
    private mutating func write(_ input: Event, _ context: ScreenContext) -> [Effect] {
        switch input {
        case .paste(let text): field?.insert(text.string)
        case .key(let press) where press.phase == .press && press.key == .escape: field = nil
        case .key(let press) where press.phase == .press && press.key == .enter: return keepName(context)
        case .key(let press): _ = field?.take(press)
        case .mouse(let mouse) where mouse.action == .press: return keepName(context)
        case .resize: fit(context.size, context.settings)
        default: break
        }
        return []
    }

    private mutating func keepName(_ context: ScreenContext) -> [Effect] {
        guard case .seat(let seat) = rows[window.focus], let text = field?.text else { return [] }
        field = nil
        var settings = context.settings
        settings.seats[seat] = PlayerName(text)
        return [.applySettings(settings)]
    }

    private mutating func choose(_ row: Int) { window.choose(row, of: rows.count, height: height) }

    private mutating func take(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        refusal = nil
        if let lesson { return endLesson(lesson, by: press.key, context) }
        if let pad = asking { return set(pad, to: press, context) }
        if press.isBackKey { return [.back] }
        if let route = press.globalRoute(from: .settings, of: context.game) { return [.open(route)] }
        switch press.key {
        case .up, .character("k"): choose(window.focus - 1)
        case .down, .character("j"): choose(window.focus + 1)
        case .tab:
            let step = press.modifiers.contains(.shift) ? rows.count - 1 : 1
            choose((window.focus + step) % rows.count)
        case .home: choose(0)
        case .end: choose(rows.count - 1)
        case .enter, .character(" "): return change(by: 1, wraps: true, context)
        case .right, .character("l"), .character("+"): return change(by: 1, wraps: false, context)
        case .left, .character("h"), .character("-"): return change(by: -1, wraps: false, context)
        default: break
        }
        return []
    }

    /// Gives a pad another key, or says why it cannot have it.
    private mutating func set(_ pad: Pad, to press: KeyPress, _ context: ScreenContext) -> [Effect] {
        asking = nil
        guard press.key != .escape else { return [] }
        do throws(PadKeys.Conflict) {
            guard case .character(let letter) = press.key, press.modifiers.isEmpty else { throw .notALetter }
            var settings = context.settings
            settings.padKeys = try settings.padKeys.setting(pad, to: letter)
            return [.applySettings(settings)]
        } catch {
            refusal =
                switch error {
                case .taken(let owner): tr("That key already presses \(owner.word)")
                case .reserved: tr("That key opens another screen")
                case .notALetter: tr("Use a letter or a symbol")
                }
            return []
        }
    }

    // MARK: - Notes that are learned

    private mutating func learn(_ note: MIDINote, _ context: ScreenContext) -> [Effect] {
        refusal = nil
        switch lesson?.take(note) {
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
        var settings = context.settings
        settings.padNotes = notes
        return [.applySettings(settings), .sound(.complete)]
    }

    /// The pad whose note is waited for is heard.
    private func sayNext() -> [Effect] { lesson?.pad.map { [.sound(.press($0, held: false))] } ?? [] }

    private mutating func change(by step: Int, wraps: Bool, _ context: ScreenContext) -> [Effect] {
        let row = rows[window.focus]
        if row == .padNotes && wraps {
            lesson = NoteLesson()
            return sayNext()
        }
        if case .key(let pad) = row {
            asking = pad
            return []
        }
        var settings = context.settings
        if case .seat(let seat) = row {
            field = TextField(settings.seats[seat]?.string ?? "", capacity: PlayerName.maxLength)
            return []
        }
        row.change(&settings, by: step, wraps: wraps)
        fit(layout.size, settings)
        let changed = Effect.applySettings(settings)
        // A change of volume, tuning or stereo is heard, one of haptics is felt.
        switch row {
        case .volume, .tuning: return [changed, .sound(.press(.red, held: false))]
        case .stereo: return [changed, .sound(.leftAndRight)]
        case .haptics: return [changed, .haptic(.press)]
        default: return [changed]
        }
    }

    private mutating func take(_ mouse: MouseEvent, _ context: ScreenContext) -> [Effect] {
        let body = layout.body
        let area = Rect(x: body.left, y: body.top, width: body.size.width, height: height)
        let list = ListHitTest(
            keys: keys, foot: layout.navigation, window: window, count: rows.count, area: area)
        guard let wish = list.wish(mouse) else { return [] }
        // Who turns to another row does not give a pad a key any more.
        (asking, lesson, refusal) = (nil, nil, nil)
        switch wish {
        case .wheel(let step): choose(window.focus + step)
        case .row(let row):
            choose(row)
            return change(by: 1, wraps: true, context)
        case .action(.back): return [.back]
        case .action(.change): return change(by: 1, wraps: true, context)
        case .action(.down): choose((window.focus + 1) % rows.count)
        case .action(.up): break
        }
        return []
    }

    /// A pad as it is lit, in its palette.
    private func swatch(of pad: Pad, _ context: ScreenContext) -> Style {
        let colours = PadColours.of(pad, in: context.settings.palette)
        return Style(
            RGB(0x10_1014).colour(console: .black), on: colours.lit.colour(console: colours.consoleLit))
    }

    private var keys: KeyBar<PageAction> {
        KeyBar(items: [
            .init(key: tr("Enter"), label: tr("change"), action: .change),
            .init(key: tr("Up/Down"), label: tr("choose"), action: .down), PageAction.backItem,
        ])
    }

    /// Draws the page.
    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let theme = context.display.theme
        guard !MinimumSize.applies(to: canvas.size) else {
            MinimumSize.draw(on: &canvas, theme: theme)
            return nil
        }
        let (body, inks) = (layout.body, layout.inks(context.display))
        var cursor: Point?
        layout.draw(title: tr("Settings"), on: &canvas, context)
        for (place, index) in window.rows(of: rows.count, height: height).enumerated() {
            let focused = index == window.focus
            let style = focused ? theme.focus : inks.text
            let y = body.top + place
            if focused { canvas.focus = Point(x: body.left + 2, y: y) }
            canvas.fill(Rect(x: body.left, y: y, width: body.size.width, height: 1), with: Cell(" ", style))
            if focused, let field {
                canvas.write(rows[index].name, at: Point(x: body.left + 2, y: y), style)
                let start = body.left + 14
                canvas.write(SafeText(field.text), at: Point(x: start, y: y), style)
                cursor = Point(x: start + field.cursorColumn, y: y)
                continue
            }
            let isAsking = focused && asking != nil
            let asked = isAsking ? tr("press a key") : focused ? lesson?.request : nil
            let value = asked ?? rows[index].value(in: context.settings)
            let line = SettingsLine(rows[index], value, focused: focused, columns: body.size.width - 4)
            canvas.write(line.name, at: Point(x: body.left + 2, y: y), style)
            let colour = focused ? lesson?.pad.map { swatch(of: $0, context) } : nil
            canvas.writeRight(line.value, endingAt: body.right - 2, row: y, colour ?? style)
        }
        let area = Rect(x: body.left, y: body.top, width: body.size.width, height: height)
        ScrollIndicators(window.rows(of: rows.count, height: height), of: rows.count)
            .draw(on: &canvas, in: area, context.display)
        let help = (refusal ?? rows[window.focus].help(context.settings)).wrapped(to: body.size.width).prefix(
            2)
        for (line, text) in help.enumerated() {
            canvas.centre(text, in: body, row: body.bottom - help.count + line, inks.quiet)
        }
        keys.draw(on: &canvas, in: layout.navigation, ink: .onGround(theme))
        return cursor
    }
}
