/// Something on a frame that a click does something with: what a player with one switch chooses from.
public struct ClickTarget: Hashable, Sendable {
    /// What is marked while it can be chosen.
    public let area: Rect
    /// The cell that is clicked for it.
    public let cell: Point
    /// Whether scanning goes on from here once it was chosen, as with a value that is changed step by step; otherwise
    /// it begins again from the first.
    public let holdsScan: Bool

    /// Describes a target.
    /// - Parameter cell: nil for the middle of the area.
    public init(_ area: Rect, cell: Point? = nil, holdsScan: Bool = false) {
        self.area = area
        self.cell =
            cell
            ?? Point(x: area.left + (area.size.width - 1) / 2, y: area.top + (area.size.height - 1) / 2)
        self.holdsScan = holdsScan
    }
}
