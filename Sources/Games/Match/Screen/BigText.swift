import TerminalCore

/// Words in letters of blocks, five pixels high, as large as they fit.
struct BigText: Hashable, Sendable {
    private static let gap = 1
    static let height = 5
    /// The widest words there are, in pixels: yellow, and amarillo in narrow letters.
    static let widest = 31

    /// The letters that the English words of colours are made of.
    private static let shapes: [Character: [String]] = [
        "A": [" ## ", "#  #", "####", "#  #", "#  #"], "B": ["### ", "#  #", "### ", "#  #", "### "],
        "C": [" ###", "#   ", "#   ", "#   ", " ###"], "D": ["### ", "#  #", "#  #", "#  #", "### "],
        "E": ["####", "#   ", "### ", "#   ", "####"], "H": ["#  #", "#  #", "####", "#  #", "#  #"],
        "I": ["###", " # ", " # ", " # ", "###"], "K": ["#  #", "# # ", "##  ", "# # ", "#  #"],
        "L": ["#   ", "#   ", "#   ", "#   ", "####"], "O": [" ## ", "#  #", "#  #", "#  #", " ## "],
        "R": ["### ", "#  #", "### ", "# # ", "#  #"], "T": ["#####", "  #  ", "  #  ", "  #  ", "  #  "],
        "U": ["#  #", "#  #", "#  #", "#  #", " ## "], "W": ["#   #", "#   #", "# # #", "# # #", " # # "],
        "Y": ["#   #", " # # ", "  #  ", "  #  ", "  #  "],
    ]

    /// Narrower letters, for the longer words of Spanish.
    private static let narrowShapes: [Character: [String]] = [
        "A": [" # ", "# #", "###", "# #", "# #"], "B": ["## ", "# #", "## ", "# #", "## "],
        "C": [" ##", "#  ", "#  ", "#  ", " ##"], "E": ["###", "#  ", "## ", "#  ", "###"],
        "G": [" ##", "#  ", "# #", "# #", " ##"], "I": ["#", "#", "#", "#", "#"],
        "J": ["  #", "  #", "  #", "# #", " # "], "L": ["#  ", "#  ", "#  ", "#  ", "###"],
        "M": ["#   #", "## ##", "# # #", "#   #", "#   #"], "N": ["#  #", "## #", "# ##", "#  #", "#  #"],
        "O": ["###", "# #", "# #", "# #", "###"], "R": ["## ", "# #", "## ", "# #", "# #"],
        "U": ["# #", "# #", "# #", "# #", "###"], "Z": ["###", "  #", " # ", "#  ", "###"],
    ]

    private let letters: [[String]]
    /// Columns of the whole word in pixels.
    let width: Int

    /// Spells a word, or nil when a letter has no shape.
    init?(_ word: String) {
        let alphabets = [Self.shapes, Self.narrowShapes]
        let spelled = alphabets.map { alphabet in word.uppercased().compactMap { alphabet[$0] } }
        guard let shapes = spelled.first(where: { $0.count == word.count && !$0.isEmpty }) else { return nil }
        letters = shapes
        width = shapes.reduce(-Self.gap) { $0 + ($1.first?.count ?? 0) + Self.gap }
    }

    /// How many cells a pixel takes across and down so that the widest word fits into an area, or nil
    /// when not even the smallest does.
    static func scale(in area: Size) -> Size? {
        let across = area.width / widest
        let down = min(across, area.height / height)
        return down >= 1 ? Size(width: min(across, down * 2), height: down) : nil
    }

    /// Draws the word in the middle of an area, each pixel as a block of cells.
    func draw(on canvas: inout Canvas, in area: Rect, scale: Size, with cell: Cell) {
        let top = area.top + (area.size.height - Self.height * scale.height) / 2
        var left = area.left + (area.size.width - width * scale.width) / 2
        for letter in letters {
            for (y, row) in letter.enumerated() {
                for (x, pixel) in row.enumerated() where pixel == "#" {
                    let block = Rect(
                        x: left + x * scale.width, y: top + y * scale.height, width: scale.width,
                        height: scale.height)
                    canvas.fill(block, with: cell)
                }
            }
            left += ((letter.first?.count ?? 0) + Self.gap) * scale.width
        }
    }
}
