import GameRules
import Model
import Presentation
import TerminalCore
import Localization

/// The status row of a game: on the left lasting notices, such as that there is no sound or that nothing can
/// be saved, and beside them a hint or the result of an action.
/// News is shown in full for a while (`Context.isNews`) and shortened to a sign afterwards, so that it does
/// not hide hints for a whole run.
struct StatusLine {
    let mark: SafeText
    let origin: Point
    /// Room for the hint; nil without a hint or room.
    let rest: Rect?

    private static let gap = 3

    /// - Parameters:
    ///   - columns: needed by the hint, 0 for none.
    ///   - isAnswer: whether it answers an action of the player, so that nothing may hide it.
    init(_ context: ScreenContext, hint columns: Int, isAnswer: Bool = false, in row: Rect) {
        let width = row.size.width
        let marks = context.lastingMarks
        let room = columns == 0 ? width : width - columns - Self.gap
        var mark = marks.first { $0.columns <= room }
        var hasRest = columns > 0
        let isHeld = context.isNews && !isAnswer || columns == 0
        if let first = marks.first, isHeld, mark != first {
            // News is shown in full, without the hint.
            mark = context.lastingMark(in: width) ?? first
            hasRest = false
        }
        self.mark = mark?.shortened(to: width) ?? ""
        let gap = hasRest && mark != nil ? Self.gap : 0
        let used = self.mark.columns + gap + (hasRest ? min(columns, width) : 0)
        let left = row.left + max(0, (width - used) / 2)
        origin = Point(x: left, y: row.top)
        let start = left + self.mark.columns + gap
        rest = hasRest ? Rect(x: start, y: row.top, width: row.right - start, height: 1) : nil
    }

    /// - Parameter isAnswer: whether it stands out, as a player waits for it.
    func draw(_ hint: SafeText?, isAnswer: Bool = false, on canvas: inout Canvas, _ theme: Theme) {
        canvas.write(mark, at: origin, theme.quiet)
        guard let hint, let rest else { return }
        let style = isAnswer ? theme.title : theme.quiet
        canvas.write(hint.shortened(to: rest.size.width), at: rest.origin, style)
    }

    /// The message takes precedence over the hint.
    static func draw(
        message: SafeText?, hint: SafeText?, in row: Rect, on canvas: inout Canvas, _ context: ScreenContext
    ) {
        let text = message ?? hint
        StatusLine(context, hint: text?.columns ?? 0, isAnswer: message != nil, in: row)
            .draw(text, isAnswer: message != nil, on: &canvas, context.display.theme)
    }

    init<Action>(_ context: ScreenContext, keys: KeyBar<Action>, in row: Rect) {
        // Keys can do without some labels, but a notice has only one sign.
        let sign = context.lastingMarks.last.map { $0.columns + Self.gap } ?? 0
        self.init(context, hint: min(keys.columns, max(0, row.size.width - sign)), in: row)
    }
}

/// Something that lasts for a run: announced once in full, then shown as a sign of a word or two, which the
/// help explains.
struct LastingNotice {
    let whole: SafeText
    let sign: SafeText
    /// The heading in the help, where that is not the sign.
    var heading: SafeText?
}

extension ScreenContext {
    var lastingNotices: [LastingNotice] {
        let storage = shared.storageNotice.map {
            shared.isUnsaved
                ? LastingNotice(whole: $0, sign: tr("Not saved"))
                : LastingNotice(whole: $0, sign: tr("Note in help"), heading: tr("Files"))
        }
        let sound =
            shared.mutedNotice.map { LastingNotice(whole: $0, sign: tr("muted")) }
            ?? shared.soundNotice.map { LastingNotice(whole: $0, sign: tr("No sound")) }
        // The challenge is for another game.
        let isChallenged = shared.challenge?.game.options.kind == shared.game
        let challenge = isChallenged ? shared.challengeNotice.map { LastingNotice(whole: $0, sign: $0) } : nil
        let seed = shared.chosenSeed.map {
            LastingNotice(
                whole: tr("Seed \($0): these games are not ranked"), sign: tr("Seed \($0), unranked"))
        }
        return [storage, challenge, sound, challenge == nil ? seed : nil].compactMap(\.self)
    }

    /// From whole sentences to a sign while there is news; afterwards the signs alone.
    var lastingMarks: [SafeText] {
        let notices = lastingNotices
        guard let first = notices.first else { return [] }
        let signs = notices.dropFirst().reduce(first.sign) { $0 + "  " + $1.sign }
        guard shared.isNews else { return [signs, first.sign] }
        let others = notices.dropFirst()
        let long = others.reduce(first.whole) { $0 + "  " + $1.sign }
        return [long, first.whole, signs, first.sign]
    }
}

extension ScreenContext {
    /// In a row of its own: as much of the news as fits.
    func lastingMark(in columns: Int) -> SafeText? {
        let marks = lastingMarks
        guard shared.isNews, let whole = lastingNotices.first?.whole, whole.columns > columns else {
            return marks.first { $0.columns <= columns }
        }
        return whole.shortened(to: columns)
    }
}

extension Rect {
    func narrowed(to columns: Int) -> Rect {
        Rect(x: left, y: top, width: min(size.width, columns), height: size.height)
    }
}
