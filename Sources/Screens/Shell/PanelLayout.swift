import TerminalCore

/// A toy and a panel that covers none of it: beside it in a wide window, else in a strip below it; in the smallest there is
/// only the panel.
///
/// Beside the panel the toy is as large as before wherever there is room, so that it can glide there and a terminal needs no
/// other pictures.
struct PanelLayout: Hashable, Sendable {
    /// Nil without room for one.
    let toy: Rect?
    let panel: Rect
    let isBeside: Bool

    /// Below the title and its line, to the row before the last.
    private static let top = 4
    private static let margin = 2
    private static let leastBeside = Size(width: 76, height: 18)
    private static let leastStrip = Size(width: 36, height: 15)

    /// - Parameters:
    ///   - columns: of the toy as it was.
    ///   - needsRoom: whether a strip is too low for what is in the panel.
    init(size: Size, toy columns: Int, needsRoom: Bool) {
        let (most, margin) = (Self.roomBeside(size), Self.margin)
        isBeside = most != nil
        if let most {
            let width = min(columns, most)
            let panelColumns = Self.panelColumns(size)
            let left = (size.width - width - margin - panelColumns) / 2
            let rows = size.height - Self.top - 1
            toy = Rect(x: left, y: Self.top, width: width, height: rows)
            panel = Rect(x: left + width + margin, y: Self.top, width: panelColumns, height: rows)
        } else if !needsRoom, size.width >= Self.leastStrip.width, size.height >= Self.leastStrip.height {
            let (title, rows) = size.height >= 20 ? (1, 7) : (0, 6)
            let width = size.width - 2 * margin
            toy = Rect(x: margin, y: title, width: width, height: size.height - title - rows)
            panel = Rect(x: margin, y: size.height - rows, width: width, height: rows)
        } else {
            (toy, panel) = (nil, Rect(x: 0, y: 0, width: size.width, height: size.height))
        }
    }

    private static func panelColumns(_ size: Size) -> Int { min(44, max(36, size.width / 2 - 4)) }

    /// Columns for a toy beside a panel; nil where there is no beside.
    static func roomBeside(_ size: Size) -> Int? {
        guard size.width >= leastBeside.width, size.height >= leastBeside.height else { return nil }
        return size.width - panelColumns(size) - 3 * margin
    }
}

/// The way to another place, in one go.
struct Glide: Hashable, Sendable {
    let columns: Int
    let rows: Int
    let start: Duration

    private static let length = Duration.milliseconds(200)

    var end: Duration { start + Self.length }

    /// What is left of the way; fast at first.
    func offset(at now: Duration) -> (columns: Int, rows: Int) {
        let rest = min(1, max(0, (end - now) / Self.length))
        let share = rest * rest * rest
        return (Int((Double(columns) * share).rounded()), Int((Double(rows) * share).rounded()))
    }
}
