import GameRules
import Model
import Presentation
import TerminalCore
import Localization

/// The row of a game's screen for what is not part of the game: at its left what lasts, such as that there is
/// no sound or that nothing can be saved, and beside it a hint, or what has become of the last score.
///
/// What is news is said as a whole for a while (`Context.isNews`) and is a sign of a word or two afterwards, so that no
/// hint is hidden for a whole run.
struct StatusLine {
    /// What lasts, or what is wrong.
    let mark: SafeText
    let place: Point
    /// Where the hint goes; nil when there is none, or no room for it.
    let rest: Rect?

    private static let gap = 3

    /// Lays the row out.
    /// - Parameters:
    ///   - columns: what the hint takes, 0 for none.
    ///   - isAnswer: whether it is no hint but an answer to what the player has done, which nothing hides.
    init(_ context: ScreenContext, hint columns: Int, isAnswer: Bool = false, in row: Rect) {
        let width = row.size.width
        let marks = context.lastingMarks
        let room = columns == 0 ? width : width - columns - Self.gap
        var mark = marks.first { $0.columns <= room }
        var hasRest = columns > 0
        let isHeld = context.isNews && !isAnswer || columns == 0
        if let first = marks.first, isHeld, mark != first {
            // What is news is said as a whole, without the hint.
            mark = context.lastingMark(in: width) ?? first
            hasRest = false
        }
        self.mark = mark.map { $0.columns <= width ? $0 : $0.shortened(to: width) } ?? ""
        let gap = hasRest && mark != nil ? Self.gap : 0
        let used = self.mark.columns + gap + (hasRest ? min(columns, width) : 0)
        let left = row.left + max(0, (width - used) / 2)
        place = Point(x: left, y: row.top)
        let start = left + self.mark.columns + gap
        rest = hasRest ? Rect(x: start, y: row.top, width: row.right - start, height: 1) : nil
    }

    /// Draws what lasts, and the hint beside it.
    func draw(_ hint: SafeText?, on canvas: inout Canvas, _ theme: Theme) {
        canvas.write(mark, at: place, theme.quiet)
        guard let hint, let rest else { return }
        let fitting = hint.columns <= rest.size.width ? hint : hint.shortened(to: rest.size.width)
        canvas.write(fitting, at: rest.origin, theme.quiet)
    }

    /// Draws what lasts, and the word or else the hint beside it.
    static func draw(
        word: SafeText?, hint: SafeText?, in row: Rect, on canvas: inout Canvas, _ context: ScreenContext
    ) {
        let text = word ?? hint
        StatusLine(context, hint: text?.columns ?? 0, isAnswer: word != nil, in: row)
            .draw(text, on: &canvas, context.display.theme)
    }

    init<Action>(_ context: ScreenContext, keys: KeyBar<Action>, in row: Rect) {
        // Keys can do without some of their labels, but what lasts has one sign.
        let sign = context.lastingMarks.last.map { $0.columns + Self.gap } ?? 0
        self.init(context, hint: min(keys.columns, max(0, row.size.width - sign)), in: row)
    }
}

/// Something that lasts for a run and is to be known: told once as a whole, then by a sign of a word or two, which the
/// help explains.
struct LastingNotice {
    let whole: SafeText
    let sign: SafeText
    /// What stands over it in the help, where that is not the sign.
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
        // Another game has nothing to do with it.
        let isChallenged = shared.challenge?.game.options.kind == shared.game
        let challenge = isChallenged ? shared.challengeNotice.map { LastingNotice(whole: $0, sign: $0) } : nil
        let seed = shared.chosenSeed.map {
            LastingNotice(
                whole: tr("Seed \($0): these games are not ranked"), sign: tr("Seed \($0), unranked"))
        }
        return [storage, challenge, sound, challenge == nil ? seed : nil].compactMap(\.self)
    }

    /// What lasts, in a line: while there is news of it all that fits, from whole sentences to a sign; the signs
    /// alone afterwards.
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
    /// What lasts, in a row of its own: of news as much as there is room for.
    func lastingMark(in columns: Int) -> SafeText? {
        let marks = lastingMarks
        guard shared.isNews, let whole = lastingNotices.first?.whole, whole.columns > columns else {
            return marks.first { $0.columns <= columns }
        }
        return whole.shortened(to: columns)
    }
}

extension Rect {
    /// Its beginning, so many columns wide at most.
    func narrowed(to columns: Int) -> Rect {
        Rect(x: left, y: top, width: min(size.width, columns), height: size.height)
    }
}
