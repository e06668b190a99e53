import Model

/// How far something is, as a row of dots: full ones for what is done.
struct ProgressDots {
    let done: Int
    let count: Int

    /// The dots as text.
    /// - Parameter gap: what stands between two of them.
    func text(gap: String = "", _ display: DisplayStyle) -> SafeText {
        SafeText((0..<count).map { Self.glyph(isDone: $0 < done, display.unicode) }.joined(separator: gap))
    }

    static func glyph(isDone: Bool, _ unicode: Bool) -> String {
        unicode ? (isDone ? "●" : "○") : (isDone ? "*" : ".")
    }
}
