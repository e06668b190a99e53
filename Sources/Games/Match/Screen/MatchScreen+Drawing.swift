import GameRules
import Localization
import Model
import Presentation
import TerminalCore

extension MatchScreen {
    func drawTable(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let display = context.display
        let painter = painter(context)
        switch shell.stage {
        case .ready:
            let letters = nameLetters(context)
            if letters == nil { drawResult(painter, on: &canvas) }
            let cursor = drawSetup(on: &canvas, display)
            letters?.pad.draw(on: &canvas, at: letters?.origin ?? layout.table.origin, display.theme.accent) {
                Action.choice(.letter($0))
            }
            return cursor
        case .playing:
            if case .playing(let cards, _) = game.phase { painter.draw(cards, on: &canvas) }
            drawStatusAndAnswers(on: &canvas, context)
        // Face down: a pause is no time to think.
        case .paused: painter.draw(nil, on: &canvas)
        case .ending: drawResult(painter, on: &canvas)
        case .over: break
        }
        return nil
    }

    /// Before a first game, draws an example.
    private func drawResult(_ painter: MatchTable, on canvas: inout Canvas) {
        if let result { painter.draw(result, on: &canvas) } else { painter.draw(Self.example, on: &canvas) }
    }

    func rule(_ context: ScreenContext) -> SafeText? {
        layout.isCompact ? nil : tr("Does the word name the ink's colour?")
    }

    var typingTakesKeys: Bool { dialog != nil }

    func startLine(_ context: ScreenContext) -> SafeText {
        switch setup.missing {
        case nil: context.startLine
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

    private func drawStatusAndAnswers(on canvas: inout Canvas, _ context: ScreenContext) {
        let display = context.display
        let theme = display.theme
        let tally = game.tally
        let dots = ProgressDots(done: tally.dots, count: MatchScore.dotsToFill).text(gap: " ")
        let row = layout.status
        let multiplierWidth = canvas.write("x\(tally.multiplier)", at: row.origin, theme.accent)
        let origin = Point(x: row.left + multiplierWidth + 2, y: row.top)
        let free = origin.x + canvas.write(dots, at: origin, theme.text) + 1
        let remaining = timeLeft(context)
        let seconds = Int((remaining / .seconds(1)).rounded(.up))
        let time: SafeText = "\(seconds) s"
        canvas.writeRight(time, endingAt: row.right, row: row.top, theme.text)
        let width = row.right - time.columns - 1 - free
        let middle = Rect(x: free, y: row.top, width: width, height: 1)
        let rightText = rightText(tally.right, in: width, display)
        canvas.centre(rightText, in: middle, row: row.top, theme.text)
        if let bar = layout.bar { drawTime(seconds, in: bar, on: &canvas, display) }
        painter(context).drawAnswers(answerMark, hovered: hovered, on: &canvas)
    }

    private func painter(_ context: ScreenContext) -> MatchTable {
        MatchTable(
            layout: layout, display: context.display,
            paint: MatchCardStyle(display: context.display, palette: context.settings.palette))
    }

    /// In words where there is room, else a sign and the number.
    private func rightText(_ count: Int, in columns: Int, _ display: DisplayStyle) -> SafeText {
        let words: SafeText = tr(count, one: "1 right", other: "\(count) right")
        return words.columns <= columns
            ? words : SquareMark.right.sign(unicode: display.unicode) + " \(count)"
    }

    private func drawTime(_ seconds: Int, in bar: Rect, on canvas: inout Canvas, _ display: DisplayStyle) {
        let theme = display.theme
        let filled = bar.size.width * seconds / game.options.length.rawValue
        let (full, empty): (Character, Character) = display.unicode ? ("━", "─") : ("=", "-")
        for x in bar.left..<bar.right {
            let isFilled = x < bar.left + filled
            canvas[x, bar.top] = Cell(isFilled ? full : empty, isFilled ? theme.accent : theme.dimmed)
        }
    }

    private func drawSetup(on canvas: inout Canvas, _ display: DisplayStyle) -> Point? {
        let cursor = drawNameField(on: &canvas, display.theme)
        let lengths = MatchChoice.lengths(setup, unicode: display.unicode)
        drawChoices(lengths, on: &canvas, in: layout.lengths, display.theme)
        if case .alert(let missing) = dialog {
            _ = missing.alert(in: canvas.bounds, display).draw(on: &canvas, display)
        }
        return cursor
    }

    /// Returns the cell of the text cursor, if any.
    private func drawNameField(on canvas: inout Canvas, _ theme: Theme) -> Point? {
        var field: TextField?
        if case .typing(let typed) = dialog { field = typed }
        let label: SafeText = tr("Name") + " "
        let text = field.map { SafeText($0.text) } ?? setup.name?.shown ?? tr("who's playing?")
        let row = layout.name
        let columns = label.columns + max(12, text.columns + 1)
        let origin = Point(x: row.left + max(0, (row.size.width - columns) / 2), y: row.top)
        let start = origin.x + canvas.write(label, at: origin, theme.accent)
        if field != nil { canvas.offer(Offer(canvas.bounds, Action.goOn, reach: .mouse)) }
        canvas.offer(Offer(row, Action.choice(.name), reach: field == nil ? .everyone : .mouse))
        let isFocused = shell.menu.focusedChoice == .name
        if field != nil || isFocused { canvas.focus = origin }
        let isHighlighted = field?.isSelected ?? isFocused
        let isHint = field == nil && setup.name == nil
        let style = isHighlighted ? theme.focus : isHint ? theme.quiet : theme.text
        canvas.write(text, at: Point(x: start, y: row.top), style, limit: row.right - start)
        return field.map { Point(x: start + $0.cursorColumn, y: row.top) }
    }
}
