/// The colours of a card where there are many.
struct CardPaper {
    let ground: RGB
    let ink: RGB
    let quiet: RGB
    let pattern: RGB
    let focus: RGB

    /// The colours of a card in a state; they are the same on dark and light screens.
    static func of(_ state: CardState) -> CardPaper {
        switch state {
        case .down, .gone: back
        case .up: up
        case .right: right
        case .wrong: wrong
        }
    }

    private static let back = CardPaper(
        ground: RGB(0x3F_3A82), ink: RGB(0xC9_C0F5), quiet: RGB(0xA0_98DC), pattern: RGB(0x50_4AA0),
        focus: RGB(0xE9_E2FF))
    private static let up = CardPaper(
        ground: RGB(0xF4_F0E6), ink: RGB(0x1D_1E24), quiet: RGB(0x8A_8778), pattern: RGB(0x8A_8778),
        focus: RGB(0x52_36C8))
    private static let right = CardPaper(
        ground: RGB(0xC4_F2CF), ink: RGB(0x0B_4F25), quiet: RGB(0x4E_8A60), pattern: RGB(0x4E_8A60),
        focus: RGB(0x0C_5F2C))
    private static let wrong = CardPaper(
        ground: RGB(0xFB_D5CF), ink: RGB(0x7A_1620), quiet: RGB(0xA8_665F), pattern: RGB(0xA8_665F),
        focus: RGB(0x86_1A23))
}
