import GameRules
import Presentation
import TerminalCore

// Where the toy and what is beside it stand.
extension SimonScreen {
    /// Lays the toy out. A pause and the end have a panel, which covers none of it.
    mutating func arrange(_ context: ScreenContext) {
        let isTimed = !shell.isReady && game.options.timeLimit != nil
        var area = shell.layout.board
        let whole = Board(in: area, display: context.display, isTimed: isTimed)
        // Rectangles are about twice as wide in columns as they are high in rows.
        var columns = whole.disc?.bounds.size.width ?? 2 * area.size.height
        // A little smaller from the beginning is better than other pictures at the end.
        if let room = PanelLayout.roomBeside(shell.size), columns > room, 3 * columns <= 4 * room {
            area = Rect(
                x: area.left + (area.size.width - room) / 2, y: area.top, width: room,
                height: area.size.height)
            columns = room
        }
        let (before, wasPanelled) = (board, panel != nil)
        board = Board(in: area, display: context.display, isTimed: isTimed)
        panel =
            hasPanel
            ? PanelLayout(size: shell.size, toy: columns, needsRoom: prompt?.needsRoom ?? true)
            : nil
        if let panel { place(beside: panel, context.display, isTimed: isTimed) }
        glide = nil
        // Cells that it crosses would flash; as pictures its edges only move.
        guard let old = before.disc, let new = board.disc, old.radius == new.radius,
            wasPanelled != (panel != nil),
            context.display.readyPictures != nil, !context.display.reducedMotion
        else { return }
        glide = Glide(
            columns: old.centreColumn - new.centreColumn, rows: old.middleRow - new.middleRow,
            start: context.now)
    }

    private var hasPanel: Bool {
        switch shell.stage {
        case .paused, .over: true
        case .ready: isChoosing
        case .playing, .ending: false
        }
    }

    private mutating func place(beside panel: PanelLayout, _ display: DisplayStyle, isTimed: Bool) {
        guard let area = panel.toy else { return }
        guard panel.isBeside, let disc = board.disc, disc.bounds.size.width <= area.size.width else {
            return board = Board(in: area, display: display, isTimed: isTimed, isPlayed: false)
        }
        board = board.moved(
            columns: area.left + area.size.width / 2 - disc.centreColumn,
            rows: area.top + (area.size.height - 1) / 2 - disc.middleRow)
    }

    /// With title and subtitle over the toy.
    var pageLayout: GameLayout {
        var layout = shell.layout
        guard let panel, let toy = panel.toy, panel.isBeside else { return layout }
        layout.title = Rect(x: toy.left, y: 1, width: toy.size.width, height: 1)
        layout.subtitle = layout.title.moved(columns: 0, rows: 1)
        return layout
    }

    var panelArea: Rect { panel?.panel ?? shell.bounds }
}
