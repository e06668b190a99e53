import GameRules
import Localization
import Model
import Presentation
import TerminalCore

extension MatchScreen {
    func drawTable(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let display = context.display
        let table = table(context)
        switch shell.stage {
        case .ready:
            let letters = nameLetters(context)
            if letters == nil { drawResult(table, on: &canvas) }
            let cursor = drawSetup(on: &canvas, display)
            letters?.pad.draw(on: &canvas, at: letters?.origin ?? layout.table.origin, display.theme.accent) {
                Action.choice(.letter($0))
            }
            return cursor
        case .playing:
            if case .playing(let cards, _) = game.phase { table.draw(cards, on: &canvas) }
            drawRound(on: &canvas, context)
        case .paused: table.draw(nil, on: &canvas)
        case .ending: drawResult(table, on: &canvas)
        case .over: break
        }
        return nil
    }

    /// What the last game came to, or before a first one an example.
    private func drawResult(_ table: MatchTable, on canvas: inout Canvas) {
        if let result { table.draw(result, on: &canvas) } else { table.draw(Self.example, on: &canvas) }
    }

    func rule(_ context: ScreenContext) -> SafeText? {
        layout.bar == nil ? nil : tr("Is the word the colour of the ink?")
    }

    var keysGoElsewhere: Bool { dialog != nil }

    func startLine(_ context: ScreenContext) -> SafeText {
        switch setup.missing {
        case nil: tr("Press Enter to start")
        case .length: tr("Choose 30, 60 or 90 seconds")
        case .name, .nameAndLength: tr("A name is missing")
        }
    }

    private var isTyping: Bool { if case .typing = dialog { true } else { false } }

    func focusLine(_ choice: MatchChoice) -> SafeText {
        switch choice {
        case .name where isTyping: tr("Type a name, then Enter")
        case .name:
            setup.name == nil ? tr("Enter, then type a name") : tr("Enter: another name")
        case .length(let length): tr("Enter: \(length.rawValue) seconds")
        case .letter, .unnamed: ""
        }
    }

    func situation(_ context: ScreenContext) -> SafeText {
        if case .ending = shell.stage { return tr("Time's up") }
        return rule(context) ?? tr("Word = ink?")
    }

    func hint(_ context: ScreenContext) -> SafeText? {
        guard result == nil else { return nil }
        let whole: SafeText = tr("Example: yes. Left: the word red; right: red ink")
        return whole.columns <= shell.layout.notice.size.width ? whole : tr("Example: yes")
    }

    private static let example = MatchCards(meaning: .red, word: .blue, ink: .red)

    private func drawRound(on canvas: inout Canvas, _ context: ScreenContext) {
        let display = context.display
        let theme = display.theme
        let tally = game.tally
        let dots = ProgressDots(done: tally.dots, count: MatchScore.dotsToFill).text(gap: " ")
        let row = layout.status
        let told = canvas.write("x\(tally.multiplier)", at: row.origin, theme.accent)
        let place = Point(x: row.left + told + 2, y: row.top)
        let free = place.x + canvas.write(dots, at: place, theme.text) + 1
        let left = timeLeft(context)
        let seconds = Int((left / .seconds(1)).rounded(.up))
        let time: SafeText = "\(seconds) s"
        canvas.writeRight(time, endingAt: row.right, row: row.top, theme.text)
        let width = row.right - time.columns - 1 - free
        let middle = Rect(x: free, y: row.top, width: width, height: 1)
        let count = rightAnswers(tally.right, in: width, display)
        canvas.centre(count, in: middle, row: row.top, theme.text)
        if let bar = layout.bar { drawTime(seconds, in: bar, on: &canvas, display) }
        table(context).drawAnswers(verdict, hovered: hovered, on: &canvas)
    }

    private func table(_ context: ScreenContext) -> MatchTable {
        MatchTable(
            layout: layout, display: context.display,
            paint: MatchCardStyle(display: context.display, palette: context.settings.palette))
    }

    /// How many there were, in words where there is room.
    private func rightAnswers(_ count: Int, in columns: Int, _ display: DisplayStyle) -> SafeText {
        let words: SafeText = tr(count, one: "1 right", other: "\(count) right")
        return words.columns <= columns
            ? words : SquareMark.right.sign(unicode: display.unicode) + " \(count)"
    }

    private func drawTime(_ seconds: Int, in bar: Rect, on canvas: inout Canvas, _ display: DisplayStyle) {
        let theme = display.theme
        let width = bar.size.width * seconds / game.options.length.rawValue
        let (full, empty): (Character, Character) = display.unicode ? ("━", "─") : ("=", "-")
        for x in bar.left..<bar.right {
            let isLeft = x < bar.left + width
            canvas[x, bar.top] = Cell(isLeft ? full : empty, isLeft ? theme.accent : theme.dimmed)
        }
    }

    func drawSetup(on canvas: inout Canvas, _ display: DisplayStyle) -> Point? {
        let theme = display.theme
        var field: TextField?
        if case .typing(let typed) = dialog { field = typed }
        let isFocused = field != nil || shell.menu.focusedChoice == .name
        let label: SafeText = tr("Name") + " "
        let text =
            field.map { SafeText($0.text) } ?? setup.name?.shown ?? tr("who's playing?")
        let room = max(12, text.columns + 1)
        let left = layout.name.left + max(0, (layout.name.size.width - room - label.columns) / 2)
        let start = left + canvas.write(label, at: Point(x: left, y: layout.name.top), theme.accent)
        if field != nil { canvas.offer(Offer(canvas.bounds, Action.goOn, reach: .mouse)) }
        canvas.offer(
            Offer(layout.name, Action.choice(.name), reach: field == nil ? .everyone : .mouse))
        if isFocused { canvas.focus = Point(x: left, y: layout.name.top) }
        let style = isFocused && field == nil ? theme.focus : setup.name == nil ? theme.quiet : theme.text
        canvas.write(
            text, at: Point(x: start, y: layout.name.top),
            field.map { $0.isSelected ? theme.focus : theme.text } ?? style,
            limit: layout.name.right - start)
        drawChoices(
            MatchChoice.lengths(setup, unicode: display.unicode), on: &canvas, in: layout.lengths, theme)
        if case .alert(let missing) = dialog {
            MatchAlert(missing, in: canvas.bounds).draw(on: &canvas, display)
        }
        return field.map { Point(x: start + $0.cursorColumn, y: layout.name.top) }
    }
}
