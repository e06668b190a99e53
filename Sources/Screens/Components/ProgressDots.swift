import Model

/// A row of dots: full ones for what is done.
struct ProgressDots {
    let done: Int
    let count: Int

    func text(gap: String = "", _ display: DisplayStyle) -> SafeText {
        SafeText((0..<count).map { Self.glyph(isDone: $0 < done, display.unicode) }.joined(separator: gap))
    }

    static func glyph(isDone: Bool, _ unicode: Bool) -> String {
        unicode ? (isDone ? "●" : "○") : (isDone ? "*" : ".")
    }
}
