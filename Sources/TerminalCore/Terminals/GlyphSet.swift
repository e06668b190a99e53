import Model

package enum GlyphSet: Hashable, Sendable {
    case unicode
    /// Code page 437, which the fonts of the Linux console contain.
    case console
    case ascii

    /// A wide glyph that is missing becomes `?` in its first cell.
    func fallback(for glyph: Glyph) -> Glyph {
        guard let scalar = glyph.single else {
            if self == .unicode || glyph == .continuation { return glyph }
            return glyph.scalars.first.map { fallback(for: Glyph($0)) } ?? .space
        }
        if self == .unicode || scalar.value < 0x7F { return glyph }
        if self == .console {
            if GlyphSet.codePage437.contains(scalar) { return glyph }
            if let other = GlyphSet.consoleFallbacks[scalar] { return Glyph(other) }
        }
        return Glyph(GlyphSet.asciiFallback(for: scalar))
    }

    private static func asciiFallback(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        if let other = asciiFallbacks[scalar] { return other }
        switch scalar.value {
        case 0x2500...0x257F: return "+"
        case 0x2581...0x2585: return "_"
        case 0x2586...0x258B: return "#"
        case 0xC0...0x17F: return LatinLetters.plain(scalar).unicodeScalars.first ?? "?"
        default: return scalar.properties.isWhitespace ? " " : "?"
        }
    }

    private static let codePage437 = Set(
        ("☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»"
            + "░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■")
            .unicodeScalars)

    private static let consoleFallbacks = pairs(
        "╭┌╮┐╰└╯┘━─┃│┏┌┓┐┗└┛┘┣├┫┤┳┬┻┴╋┼╴─╶─╵│╷│┄─┈─┆│┊│●•◉•⬤•✓√✔√×x▶►◀◄▸►◂◄▴▲▾▼❯►❮◄◆♦★☼♩♪♬♫▁▄▂▄▃▄▅▄▆█▇█▉█▊█▋▌▍▌▎▌▏│"
    )

    private static let asciiFallbacks = pairs(
        "─-━=═-╌-┄-┈-╴-╶-│|┃#║|╎|┆|┊|╵|╷|█#▓#▒:░.▀\"▄_▌|▐|■#□o▪*▬=←<→>↑^↓v↔-↕|▲^▼v▶>◀<►>◄<▸>◂<▴^▾v┏#┓#┗#┛#❯>❮<"
            + "●*○.◉*◎o⬤*•*·.∙.….–-—-−-‘'’'“\"”\"«<»>‹<›>¡!¿?×x÷/✓x✔x√x✗!✘!★*☆*🟩o🟨~🟥x♪~♫~♩~♬~♥*♦*◆*◇*°o±+≤<≥>≠#∞8µu€E£L¥Y"
    )

    /// Pairs: the glyph, then its replacement.
    private static func pairs(_ text: String) -> [Unicode.Scalar: Unicode.Scalar] {
        let scalars = Array(text.unicodeScalars)
        return Dictionary(
            stride(from: 0, to: scalars.count - 1, by: 2).map { (scalars[$0], scalars[$0 + 1]) },
            uniquingKeysWith: { first, _ in first })
    }
}
