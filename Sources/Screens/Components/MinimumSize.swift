import Model
package import TerminalCore
import Localization

/// What a window without room for the game shows.
package enum MinimumSize {
    package static let least = Size(width: 30, height: 10)

    static func applies(to size: Size) -> Bool {
        size.width < least.width || size.height < least.height
    }

    /// In as many words as fit.
    static func draw(on canvas: inout Canvas, theme: Theme) {
        let bounds = canvas.bounds
        let needed = "\(least.width)x\(least.height)"
        let sentences: [SafeText] = [
            tr("Simon needs \(least.width) columns and \(least.height) rows"), tr("Simon needs \(needed)"),
            tr("needs \(needed)"),
            "\(needed)",
        ]
        guard let sentence = sentences.first(where: { $0.columns <= bounds.size.width }) else { return }
        canvas.centre(sentence, in: bounds, row: bounds.size.height / 2, theme.text)
    }
}
