import GameRules
import PNG

/// What stands for a game on its card, round `GameCard.middle`.
protocol CardEmblem: Sendable {
    /// The places that were lit one after the other, and when; none where a game shows no sequence.
    var path: [Int] { get }
    var lights: LightSchedule? { get }
    /// Whether the score stands in its middle.
    var hasHub: Bool { get }
    /// The path, for who cannot see it.
    var words: [String] { get }

    /// With all lights out.
    func draw(on picture: inout Image)
    func light(_ place: Int, on picture: inout Image)
    /// What a light changes.
    func reach(of place: Int) -> Image.Box
}

extension CardEmblem {
    var path: [Int] { [] }
    var lights: LightSchedule? { nil }
    var hasHub: Bool { false }
    var words: [String] { [] }
    func light(_ place: Int, on picture: inout Image) {}
    func reach(of place: Int) -> Image.Box { GameCard.whole }
}

/// Two cards, each with something written on it.
struct CardsEmblem: CardEmblem {
    let texts: [(text: String, ink: RGB)]
    var paper = RGB(0xF4_F1EA)

    private static let size = (width: 250.0, height: 330.0)

    func draw(on picture: inout Image) {
        for (index, (text, ink)) in texts.enumerated() {
            let left = GameCard.middle.x - 262 + Double(index) * (Self.size.width + 24)
            let top = GameCard.middle.y - 225 + Double(index) * 120
            let card = Image.Box(
                left: left, top: top, right: left + Self.size.width, bottom: top + Self.size.height)
            picture.shade(card, corner: 22)
            picture.fill(card, corner: 22) { _, y in
                paper.mixed(with: RGB(0), 0.12 * (y - top) / Self.size.height)
            }
            picture.write(
                text, in: card.grown(by: -30), line: top + Self.size.height / 2, height: 130, weight: 1.4,
                isCentred: true, ink)
        }
    }
}
