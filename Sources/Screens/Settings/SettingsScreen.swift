import Localization
import Model
import Presentation
import TerminalCore

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
        case letter(LetterPad.Button), saveName
        /// Cancels an open question, or leaves.
        case back
    }

    /// What the focused row waits for.
    private enum Question: Hashable {
        case name(TextField)
        case key(Pad)
        case lesson(PadLesson)
    }

    static let bindings: KeyTable<Action> = [
        Binding(.enter, .character(" "), does: .change, label: tr("change")),
        Binding(pair: ArrowKeys.vertical, does: .step, label: tr("choose")),
        Binding(.character("+"), does: .nudge),
        Binding(.character("-"), does: .lower),
    ]

    let topic: HelpTopic? = .settings

    private(set) var window = ListViewport()
    private var question: Question?
    private var refusal: SafeText?

    init(_ context: ScreenContext) {}

    func learns(_ input: ControllerInput) -> Bool { lesson?.awaits(input) ?? false }

    private var lesson: PadLesson? { if case .lesson(let lesson) = question { lesson } else { nil } }

    func row(_ settings: Settings) -> Setting {
        let rows = Setting.all(settings)
        return rows[min(window.focus, rows.count - 1)]
    }

    // MARK: - Input

    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch (event, question) {
        case (.appeared, _): window.choose(window.focus, in: room(context.settings, context.size))
        case (.input(let input), .name(var field)):
            if !field.take(input), case .key(let press) = input {
                return Self.nameKeys.action(for: press).map { choose($0, by: 1, context) } ?? []
            }
            question = .name(field)
        case (.controller(let input), .lesson(let lesson)): return learn(input, lesson, context)
        case (.input(.key(let press)), _) where press.phase != .release:
            refusal = nil
            switch question {
            case .key(let pad): return set(pad, to: press, context)
            case .lesson(let lesson): return end(lesson, by: press.key, context)
            case .name, nil: return handle(press, context)
            }
        default: break
        }
        return []
    }

    mutating func move(_ movement: Movement, _ context: ScreenContext) -> [Effect] {
        switch movement {
        case .left: return choose(.nudge, by: -1, context)
        case .right: return choose(.nudge, by: 1, context)
        default: window.move(movement, in: room(context.settings, context.size))
        }
        return []
    }

    mutating func choose(_ action: Action, by step: Int, _ context: ScreenContext) -> [Effect] {
        // Moving elsewhere cancels what was asked for.
        let asked = question
        (question, refusal) = (nil, nil)
        let room = room(context.settings, context.size)
        switch (action, asked) {
        case (.change, _): return change(by: 1, wraps: true, context)
        case (.nudge, _): return change(by: step, wraps: false, context)
        case (.lower, _): return change(by: -1, wraps: false, context)
        case (.row(let row), _):
            window.choose(row, in: room)
            return change(by: 1, wraps: true, context)
        case (.step, _): return move(step > 0 ? .next : .previous, context)
        case (.scroll, _): window.choose(window.focus - step, in: room)
        case (.letter(let key), .name(var field)):
            field.handle(key)
            question = .name(field)
        case (.saveName, .name(let field)):
            guard case .seat(let seat) = row(context.settings).use else { return [] }
            // An empty name clears.
            return [.change(context.settings) { $0.seats[seat] = PlayerName(field.text) }]
        case (.letter, _), (.saveName, _): break
        case (.back, _): return asked == nil ? [.back] : []
        }
        return []
    }

    private mutating func change(by step: Int, wraps: Bool, _ context: ScreenContext) -> [Effect] {
        let row = row(context.settings)
        switch row.use {
        case .lesson(let controller) where wraps: return ask(for: PadLesson(controller))
        case .key(let pad) where wraps:
            question = .key(pad)
            return []
        case .seat(let seat):
            let name = context.settings.seats[seat]?.string ?? ""
            question = .name(TextField(name, capacity: PlayerName.maxLength))
            return []
        default: break
        }
        var settings = context.settings
        row.change(&settings, by: step, wraps: wraps)
        window.choose(window.focus, in: room(settings, context.size))
        return [.applySettings(settings)] + [row.trial].compactMap(\.self)
    }

    /// Esc cancels; a key that is in use is refused.
    private mutating func set(_ pad: Pad, to press: KeyPress, _ context: ScreenContext) -> [Effect] {
        question = nil
        guard press.key != .escape else { return [] }
        do throws(PadKeys.Conflict) {
            guard case .character(let letter) = press.key, press.modifiers.isEmpty else { throw .notALetter }
            let keys = try context.settings.padKeys.setting(pad, to: letter)
            return [.change(context.settings) { $0.padKeys = keys }]
        } catch {
            refusal =
                switch error {
                case .taken(let owner): tr("That key already presses \(owner.localName)")
                case .reserved: tr("That key already does something else")
                case .notALetter: tr("Use a letter from a to z, or a symbol")
                }
            return []
        }
    }

    // MARK: - Notes and buttons that are learned

    private mutating func learn(
        _ input: ControllerInput, _ lesson: PadLesson, _ context: ScreenContext
    ) -> [Effect] {
        var lesson = lesson
        refusal = lesson.learn(input).map { tr("That already presses \($0.localName)") }
        guard refusal == nil else { return [] }
        return lesson.isComplete ? apply(lesson, context) : ask(for: lesson)
    }

    /// Enter ends it where the start may be missing; any other key cancels.
    private mutating func end(_ lesson: PadLesson, by key: Key, _ context: ScreenContext) -> [Effect] {
        question = nil
        return key == .enter && lesson.pad == nil ? apply(lesson, context) : []
    }

    private mutating func apply(_ lesson: PadLesson, _ context: ScreenContext) -> [Effect] {
        question = nil
        return [.change(context.settings) { lesson.apply(to: &$0) }, .sound(.complete)]
    }

    private mutating func ask(for lesson: PadLesson) -> [Effect] {
        question = .lesson(lesson)
        return lesson.pad.map { [.sound(.press($0, held: false))] } ?? []
    }

    // MARK: - Drawing

    /// Rows at the bottom that explain the focused setting.
    private static let helpRows = 2
    /// Fits group names and rows with their longest values.
    private static let columns = 62

    private func layout(_ settings: Settings, _ size: Size) -> PageLayout {
        let rows = SettingsTable.rows(of: Setting.all(settings).count) + Self.helpRows + 1
        return PageLayout(size: size, .init(columns: Self.columns, rows: rows))
    }

    private func room(_ settings: Settings, _ size: Size) -> ListViewport.Room {
        .init(
            of: Setting.all(settings).count, height: layout(settings, size).body.size.height - Self.helpRows)
    }

    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let (theme, settings) = (context.display.theme, context.settings)
        let layout = layout(settings, context.size)
        let (body, inks) = (layout.body, layout.inks(context.display))
        let list = body.rows(from: body.top, to: body.bottom - Self.helpRows)
        let shown = window.rows(in: room(settings, context.size))
        let table = SettingsTable(settings, shown, in: list)
        layout.draw(title: title(table, settings), on: &canvas, context)
        for line in table.lines {
            if let group = line.group, table.groupColumns > 0 {
                canvas.write(group.title, at: Point(x: body.left, y: line.rect.top), inks.accent)
            }
            draw(line, on: &canvas, inks, context)
        }
        ScrollIndicators(shown, of: Setting.all(settings).count).draw(on: &canvas, in: list, context.display)
        let help = (refusal ?? helpLine(row(settings), context)).wrapped(to: body.size.width)
            .prefix(Self.helpRows)
        canvas.centre(help, in: body, from: body.bottom - help.count, inks.quiet)
        canvas.offerWheel(canvas.bounds, Action.scroll)
        let dialog = nameDialog(in: canvas.bounds, context)
        let keys =
            question == nil || dialog != nil
            ? keyBar(context) : KeyBar(items: [.init(key: "Esc", label: tr("cancel"), action: .back)])
        keys.draw(on: &canvas, in: layout.navigation, ink: .onGround(theme, dimmed: dialog != nil))
        return dialog?.draw(on: &canvas, context.display)
    }

    private static var nameKeys: [Binding<Action>] {
        [
            Binding(.enter, does: .saveName, label: tr("save")),
            Binding(.escape, does: .back, label: tr("cancel")),
        ]
    }

    /// A click beside the letters saves the name.
    private func nameDialog(in area: Rect, _ context: ScreenContext) -> Dialog? {
        guard case .name(let field) = question else { return nil }
        let pad = LetterPad(columns: min(Dialog.columns, Dialog.room(in: area).width), context.settings)
        return Dialog(
            [
                .text(row(context.settings).name, \.accent), .gap,
                .field(field, label: tr("Name")), .gap,
                .letters(pad) { Action.letter($0) }, .gap,
                .keys(KeyBar(Self.nameKeys, context.display)) { $0 },
            ], in: area, elsewhere: Action.saveName)
    }

    /// Why the row does nothing now, if so, then what it is for.
    private func helpLine(_ row: Setting, _ context: ScreenContext) -> SafeText {
        let help = row.help(context.settings)
        guard let obstacle = row.obstacle(context), obstacle != help else { return help }
        return tr("\(obstacle). \(help)")
    }

    /// Where groups have no names beside the rows, the title names that of the focused row.
    private func title(_ table: SettingsTable, _ settings: Settings) -> SafeText {
        guard table.groupColumns == 0,
            let group = SettingsGroup.allCases.first(where: { $0.rows(settings).contains(row(settings)) })
        else { return tr("Settings") }
        return tr("Settings: \(group.title)")
    }

    private func draw(
        _ line: SettingsTable.Line, on canvas: inout Canvas, _ inks: SheetStyle, _ context: ScreenContext
    ) {
        let (row, rect, palette) = (line.row, line.rect, context.settings.palette)
        let focused = line.index == window.focus
        let applies = row.obstacle(context) == nil
        let style = focused ? context.display.theme.focus : applies ? inks.text : inks.dimmed
        canvas.fill(rect, with: Cell(" ", style))
        canvas.offer(
            Offer(
                rect, Action.row(line.index), reach: row.waitsForInput ? .mouse : .everyone,
                holdsScan: true))
        if focused { canvas.focus = Point(x: rect.left + 1, y: rect.top) }
        var (request, colour): (SafeText?, Style?) = (nil, nil)
        switch question {
        case .key where focused: request = tr("press a key")
        case .lesson(let lesson) where focused:
            (request, colour) = (lesson.request, lesson.pad.map { SettingsPicture.swatch(of: $0, palette) })
        default: break
        }
        let words = SettingsLine(
            row, request ?? row.value(in: context.settings), focused: focused,
            columns: rect.size.width - SettingsLine.margins)
        let picture =
            request == nil && applies ? SettingsPicture(row, context.settings, context.display) : nil
        if focused && lesson == nil { words.offerSigns(on: &canvas, in: rect, Action.nudge) }
        words.draw(on: &canvas, in: rect, style, value: colour, picture: picture)
    }
}
