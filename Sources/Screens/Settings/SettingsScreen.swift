import Model
import TerminalCore
import Localization
import Presentation

/// The settings: every change is applied and saved at once.
struct SettingsScreen: Page {
    enum Action: PageAction {
        /// Changes the row in focus, or one that is clicked.
        case change, row(Int)
        /// Another value of the row in focus, from its ends on no further.
        case nudge
        /// Goes to the next row or the one before, round and round.
        case step
        case scroll
        case letter(LetterPad.Key), saveName
        /// Ends what is asked for, or leaves.
        case back
    }

    static let bindings: [Binding<Action>] = [
        Binding(.enter, .character(" "), does: .change, label: tr("change")),
        Binding(pair: ArrowKeys.vertical, does: .step, label: tr("choose")),
        Binding(.character("+"), does: .nudge),
    ]

    let topic: HelpTopic? = .settings

    var window = ListViewport()
    var layout: PageLayout
    var rows: [Setting]
    /// The name that is being written.
    var field: TextField?
    /// The pad whose new key is waited for.
    var asking: Pad?
    /// The notes that are being learned.
    var lesson: NoteLesson?
    /// Why the last key or note was refused.
    var refusal: SafeText?

    var learnsNotes: Bool { lesson != nil }

    /// The settings, the first row in focus.
    init(_ context: ScreenContext) {
        rows = Setting.all(context.settings)
        layout = Self.layout(context.size, context.settings)
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

    /// The last rows of the body: what the setting in focus is about.
    static let helpRows = 2
    /// Columns of the groups' names and of rows with their longest values.
    private static let columns = 62

    private static func layout(_ size: Size, _ settings: Settings) -> PageLayout {
        PageLayout(size: size, .init(columns: columns, rows: SettingsTable.rows(settings) + helpRows + 1))
    }

    /// Lays out the rows that the settings need.
    mutating func fit(_ size: Size, _ settings: Settings) {
        rows = Setting.all(settings)
        layout = Self.layout(size, settings)
        choose(window.focus)
    }

    /// Where the rows stand.
    var list: Rect {
        layout.body.rows(from: layout.body.top, to: layout.body.bottom - Self.helpRows)
    }

    /// The letters that are clicked for a name, in the place of the help, as far as they have room.
    func letters(_ settings: Settings) -> LetterPad {
        LetterPad(columns: layout.body.size.width, settings)
    }

    func lettersOrigin(_ settings: Settings) -> Point {
        Point(x: layout.body.left, y: layout.body.bottom - letters(settings).rows)
    }

    func table(_ settings: Settings) -> SettingsTable { SettingsTable(settings, window, in: list) }

    mutating func choose(_ row: Int) { window.choose(row, of: rows.count, height: list.size.height) }

    func keys(_ context: ScreenContext) -> KeyBar<Action> {
        // While a name is written, a click beside the letters saves it, wherever that is.
        if field != nil {
            return KeyBar(items: [.init(key: tr("Enter"), label: tr("save"), action: .saveName)])
        }
        if isAsking { return KeyBar(items: [.init(key: "Esc", label: tr("cancel"), action: .back)]) }
        return keyBar(context)
    }

    /// Whether a key or a note is waited for.
    var isAsking: Bool { asking != nil || lesson != nil }
}
