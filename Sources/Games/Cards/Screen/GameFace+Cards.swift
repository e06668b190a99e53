import GameRules
import Localization
import Model
import Presentation
import TerminalCore

extension GameFace {
    /// The face of a game of cards.
    /// - Parameters:
    ///   - signs: what is on the two cards of its picture.
    ///   - texts: what is on the two cards of its emblem.
    ///   - more: the help that comes after the keys of all games of cards.
    init<Deck: CardGamePresentation>(
        _: Deck.Type, signs: @escaping @Sendable (DisplayStyle) -> [SafeText],
        texts: @escaping @Sendable (GameOptions) -> [(text: String, ink: RGB)],
        help: @autoclosure @escaping @Sendable () -> [HelpText.Line],
        more: @autoclosure @escaping @Sendable () -> [HelpText.Line] = []
    ) {
        self.init(
            CardScreen<Deck>.self, picture: { $0.drawCards(signs($0.display), on: &$1, at: $2) },
            emblem: { game, _ in CardsEmblem(texts: texts(game.options)) },
            help: { _ in help() + Self.turning + more() },
            buttons: [
                .key(tr("A (bottom)"), tr("turn over the card; activate")),
                .key(tr("B (right)"), tr("pause a round; go back")),
                .key(tr("Y (top)"), tr("the next card on the table")),
            ],
            notes: [
                .key("C, D", tr("previous card, next card")),
                .key("E", tr("turn over the card")),
            ])
    }

    private static var turning: [HelpText.Line] {
        [
            .heading(tr("In a game")),
            .key(tr("arrows, hjkl"), tr("choose a card")),
            .key("Tab", tr("the next card on the table")),
            .key(tr("Enter, Space"), tr("turn it over")),
            .key(tr("mouse"), tr("click a card")),
            .key("r", tr("pause, to restart")),
            .key("Esc", tr("pause")),
        ]
    }
}

extension GamePicture {
    fileprivate func drawCards(_ signs: [SafeText], on canvas: inout Canvas, at origin: Point) {
        let ground = Style(inks.title.foreground, on: inks.text.background, [.bold, .reverse])
        for (index, sign) in signs.enumerated() {
            let at = Point(x: origin.x + index * 3, y: origin.y + index)
            canvas.fill(Rect(x: at.x, y: at.y, width: 2, height: 1), with: Cell(" ", ground))
            canvas.write(sign, at: at, ground, limit: 2)
        }
    }
}
