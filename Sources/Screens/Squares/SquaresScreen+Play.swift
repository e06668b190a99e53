import GameRules
import Model
import TerminalCore
import Localization
import Presentation

extension SquaresScreen {
    /// Takes a key or the mouse while a game runs.
    mutating func takePlaying(_ input: Event, _ context: ScreenContext) -> [Effect] {
        switch input {
        case .key(let press) where press.phase == .press: return takePlayingKey(press, context)
        case .mouse(let mouse) where mouse.action == .press:
            let line = StatusLine(context, keys: roundKeys, inRound: true, in: layout.page.notice)
            if let action = line.action(at: mouse.position, of: roundKeys) {
                return perform(action, context)
            }
            if isBetweenRounds {
                if choices.action(at: mouse.position, in: layout.status) != nil { resize(by: 1, context) }
                return []
            }
            return board.square(at: mouse.position).map { press($0, context) } ?? []
        default: return []
        }
    }

    private mutating func takePlayingKey(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        if press.key == .escape { return pause(context) }
        switch game.phase {
        case .preview: return press.key == .backspace ? cancel(context) : []
        case .playing: return takeSquareKey(press, context)
        case .idle, .success: return takeRestKey(press, context)
        case .failure, .won, .stopped: return []
        }
    }

    private mutating func takeSquareKey(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        switch press.key {
        case .left, .right, .up, .down, .tab: moveFocus(press.key)
        case .enter, .character(" "): return (hovered ?? focus).map { self.press($0, context) } ?? []
        case .character(let key) where press.modifiers.isDisjoint(with: [.control, .alt]):
            return SquareKeys.square(for: key, on: game.options.grid).map { self.press($0, context) } ?? []
        default: break
        }
        return []
    }

    /// Between two rounds the length can be changed, or the next one started.
    private mutating func takeRestKey(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        if let step = Self.lengthStep(press) { resize(by: step, context) }
        switch press.key {
        case .enter, .character(" "): return startRound(context)
        case .right, .up: resize(by: 1, context)
        case .left, .down: resize(by: -1, context)
        default: break
        }
        return []
    }

    private mutating func perform(_ action: SquaresRoundAction, _ context: ScreenContext) -> [Effect] {
        switch action {
        case .pause: return pause(context)
        case .cancel: return cancel(context)
        case .next: return startRound(context)
        }
    }

    /// Arrows walk over the grid, from where the mouse points or else from its middle.
    private mutating func moveFocus(_ key: Key) {
        let last = game.options.grid.side - 1
        guard let old = hovered ?? focus else {
            focus = Square(row: last / 2, column: last / 2)
            return tellFocus()
        }
        hovered = nil
        var (row, column) = (old.row, old.column)
        switch key {
        case .left: column = max(0, column - 1)
        case .right: column = min(last, column + 1)
        case .up: row = max(0, row - 1)
        case .down: row = min(last, row + 1)
        default:
            column = column == last ? 0 : column + 1
            row = column == 0 ? (row + 1) % (last + 1) : row
        }
        focus = Square(row: row, column: column)
        tellFocus()
    }

    private mutating func tellFocus() {
        guard let focus else { return }
        let state =
            lights[focus].flatMap { $0.light.isLit ? $0.mark.word : nil }
            ?? SafeText(tr("dark", context: "of a square"))
        spoken = "\(focus.name): " + state
    }
}
