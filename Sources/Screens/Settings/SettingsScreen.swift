import Model
import TerminalCore
import Localization
import Presentation

/// Every change is applied and saved at once.
struct SettingsScreen: Page {
    enum Action: PageAction {
        /// The focused row, or a clicked one.
        case change, row(Int)
        /// Another value of the focused row, stopping at the ends.
        case nudge
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
    ]

    let topic: HelpTopic? = .settings

    var window = ListViewport()
    var layout: PageLayout
    var rows: [Setting]
    var field: TextField?
    /// The pad that waits for a new key.
    var asking: Pad?
    var lesson: NoteLesson?
    var refusal: SafeText?

    var learnsNotes: Bool { lesson != nil }

    init(_ context: ScreenContext) {
        rows = Setting.all(context.settings)
        layout = Self.layout(context.size, of: rows.count)
    }

    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch event {
        case .appeared, .input(.resize): fit(context.size, context.settings)
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

    /// At the bottom: explains the focused setting.
    static let helpRows = 2
    /// For group names and rows with their longest values.
    private static let columns = 62

    private static func layout(_ size: Size, of rows: Int) -> PageLayout {
        PageLayout(size: size, .init(columns: columns, rows: SettingsTable.rows(of: rows) + helpRows + 1))
    }

    mutating func fit(_ size: Size, _ settings: Settings) {
        rows = Setting.all(settings)
        layout = Self.layout(size, of: rows.count)
        choose(window.focus)
    }

    var list: Rect {
        layout.body.rows(from: layout.body.top, to: layout.body.bottom - Self.helpRows)
    }

    /// To click for a name, in place of the help, as far as there is room.
    func letters(_ settings: Settings) -> LetterPad {
        LetterPad(columns: layout.body.size.width, settings)
    }

    func lettersOrigin(_ settings: Settings) -> Point {
        Point(x: layout.body.left, y: layout.body.bottom - letters(settings).rows)
    }

    func table(_ settings: Settings) -> SettingsTable { SettingsTable(settings, window, in: list) }

    mutating func choose(_ row: Int) { window.choose(row, of: rows.count, height: list.size.height) }

    func keys(_ context: ScreenContext) -> KeyBar<Action> {
        // While a name is edited, a click beside the letters saves it.
        if field != nil {
            return KeyBar(items: [.init(key: tr("Enter"), label: tr("save"), action: .saveName)])
        }
        if isAsking { return KeyBar(items: [.init(key: "Esc", label: tr("cancel"), action: .back)]) }
        return keyBar(context)
    }

    var isAsking: Bool { asking != nil || lesson != nil }
}
