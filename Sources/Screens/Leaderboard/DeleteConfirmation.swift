import FoundationEssentials
import Model
import TerminalCore
import Localization
import Presentation

struct DeleteConfirmation: Hashable, Sendable {
    let entry: ScoreEntry
    /// Initially no, so that a slip deletes nothing.
    private var focus = false

    init(entry: ScoreEntry) { self.entry = entry }

    /// Returns the answer, once given.
    mutating func handle(_ press: KeyPress) -> Bool? {
        guard press.phase == .press else { return nil }
        switch press.key {
        case .character("y"), .character("Y"), .character("d"), .delete: return true
        case .character("n"), .character("N"), .escape: return false
        case .character(let letter) where letter.lowercased() == YesOrNo.yesLetter: return true
        case .enter, .character(" "): return focus
        case .left, .right, .up, .down, .tab: focus.toggle()
        default: break
        }
        return nil
    }

    private static var buttons: KeyBar<LeaderboardScreen.Action> {
        // The type is explicit for Swift 6.2, which takes a sentence for a String here.
        let delete: SafeText = tr("delete")
        let keep: SafeText = tr("keep")
        return KeyBar(items: [
            .init(key: SafeText(YesOrNo.yesLetter), label: delete, action: .answer(true)),
            .init(key: "n", label: keep, action: .answer(false)),
        ])
    }

    private static let columns = 36

    /// A single line where both fit.
    private func lines(_ columns: Int) -> [SafeText] {
        let score = entry.leaderboard.formatted(score: entry.score)
        let line: SafeText = "\(entry.name.shown), \(score)"
        return line.columns <= columns ? [line] : [entry.name.shown, score]
    }

    private func popup(in bounds: Rect) -> Popup {
        let columns = min(Self.columns, bounds.size.width - 4)
        return Popup(columns: Self.columns, rows: 3 + lines(columns).count, in: bounds)
    }

    func draw(on canvas: inout Canvas, display: DisplayStyle) {
        let popup = popup(in: canvas.bounds)
        popup.draw(on: &canvas, display: display)
        let inside = popup.inside
        canvas.write(tr("Delete this score?"), at: inside.origin, SheetStyle(display.theme).accent)
        canvas.write(
            lines(inside.size.width), in: inside, from: inside.top + 1, SheetStyle(display.theme).text)
        Self.buttons.draw(on: &canvas, in: popup.lastRow, ink: .onPanel(display.theme), focus: .answer(focus))
    }
}
