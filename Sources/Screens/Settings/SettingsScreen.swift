import Model
import TerminalCore
import Localization
import Presentation

/// The settings: every change is applied and saved at once.
struct SettingsScreen: Screen {
    var window = ListViewport()
    var layout: PageLayout
    var rows: [SettingsRow]
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
        rows = SettingsRow.all(context.settings)
        layout = Self.layout(context.size, context.settings)
    }

    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch event {
        case .appeared, .input(.resize): fit(context.size, context.settings)
        case .input(let input) where field != nil: return write(input, context)
        case .note(let note): return learn(note, context)
        case .input(.key(let press)) where press.phase != .release: return handle(press, context)
        case .input(.mouse(let mouse)): return handle(mouse, context)
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
        rows = SettingsRow.all(settings)
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

    func keys(_ display: DisplayStyle) -> KeyBar<PageAction> {
        // While a name is written, a click beside the letters saves it, wherever that is.
        if field != nil {
            return KeyBar(items: [.init(key: tr("Enter"), label: tr("save"), action: .change)])
        }
        if asking != nil || lesson != nil {
            return KeyBar(items: [.init(key: "Esc", label: tr("cancel"), action: .back)])
        }
        return KeyBar(items: [
            .init(key: tr("Enter"), label: tr("change"), action: .change),
            .init(key: ArrowKeys.vertical(display), label: tr("choose"), action: .down, backwards: .up),
            PageAction.backItem,
        ])
    }
}
