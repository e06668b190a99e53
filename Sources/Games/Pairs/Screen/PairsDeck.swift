import GameRules
import Model
import Localization
import Presentation

/// Pairs on the screen: signs or emoji, and the pie of the bonus on each card.
struct PairsDeck: CardGamePresentation {
    static let hasTimeLimit = true
    static let proportion = 4.0

    var selection: PairsSelection

    /// Emoji are offered where they can be drawn.
    init(_ context: ScreenContext) {
        selection = PairsSelection(
            context.settings, themes: PairsTheme.allCases.filter { context.display.emoji || !$0.isEmoji })
    }

    func face(
        of card: Int, _ state: CardState, in game: PairsGame, at time: Duration, _ display: DisplayStyle
    ) -> CardFace {
        let (symbol, name) = game.symbol(of: card)
        let short = game.shortName(of: card)
        let canDraw = game.options.theme.isEmoji ? display.emoji : display.unicode
        let isDrawable = canDraw || symbol.utf8.allSatisfy { $0 < 0x80 }
        let sign = SafeText(isDrawable ? symbol : String(short.prefix(3)))
        var face = CardFace(
            symbol: sign, name: "\(name)", shortName: SafeText(short),
            brief: isDrawable
                ? [sign + " \(name)", sign + "\(name)", sign + " \(short)", sign]
                : ["\(name)", "\(short)", sign],
            ink: Self.ink(game.table.pairs[card]),
            pie: pie(of: card, state, in: game, at: time, display))
        if state == .right {
            face.name = "+\(1 + game.bonus(of: card, at: time))"
            face.brief = [sign + " " + face.name, face.name]
        }
        return face
    }

    /// The pie stands on an open card and, quietly, on one that has been open.
    private func pie(
        of card: Int, _ state: CardState, in game: PairsGame, at time: Duration, _ display: DisplayStyle
    ) -> CardPie? {
        let left = game.timeLeft(of: card, at: time)
        guard state != .right, game.start != nil, state != .down || left < PairsGame.faceUpTime else {
            return nil
        }
        let seconds = left.components.seconds
        let shown = display.reducedMotion ? .seconds(seconds) : left
        return CardPie(share: shown / PairsGame.faceUpTime, label: "\(seconds)")
    }

    /// Twelve inks that are easily read on paper, one for each place of a theme.
    private static func ink(_ pair: Int) -> RGB { inks[pair % inks.count] }

    private static let inks = [
        0xC0_2B2B, 0x1F_5FBF, 0x1E_7A3C, 0xB0_5A00, 0x7A_2FA8, 0x00_7480, 0xB3_1F6E, 0x4B_5A00, 0x8A_4B2A,
        0x33_3D9E, 0x3E_4450, 0xA0_3A00,
    ].map { RGB($0) }

    func longestText(in game: PairsGame) -> Int { 0 }

    func speech(of card: Int, in game: PairsGame) -> (text: String, language: String)? { nil }

    var rule: SafeText { tr("Find two that match") }

    func sentence(_ event: CardOutcome, in game: PairsGame) -> SafeText? {
        switch event {
        case .up(let card): return tr("\(game.symbol(of: card).name): find the other")
        case .miss(let one, let other):
            return tr("\(game.symbol(of: one).name), \(game.symbol(of: other).name): not a pair")
        case .pair(let one, _):
            let bonus = game.bonus(of: one, at: .zero)
            return tr("\(game.symbol(of: one).name): 1 point + \(bonus) bonus")
        default: return nil
        }
    }

    func instruction(in game: PairsGame, at time: Duration) -> SafeText { rule }
    func score(of game: PairsGame, at time: Duration) -> SafeText { tr("Score \(game.score)") }

    func figures(of game: PairsGame, at time: Duration) -> [SafeText] {
        [
            tr("Pairs \(game.points)"), tr("Bonus \(game.bonus)"), tr("Moves \(game.table.moves)"),
            tr("Time \(game.elapsed(at: time).clock)"),
        ]
    }

    func report(of game: PairsGame) -> [SafeText] {
        let time = game.elapsed(at: game.end ?? .zero).clock
        let moves = game.table.moves
        return [
            tr(
                game.points, one: "\(game.points) pair and a bonus of \(game.bonus)",
                other: "\(game.points) pairs and a bonus of \(game.bonus)"),
            tr(moves, one: "\(moves) move in \(time)", other: "\(moves) moves in \(time)"),
        ]
    }
}

extension GameFace {
    static let pairs = GameFace(
        PairsDeck.self, signs: { $0.unicode ? ["♣", "♣"] : ["&", "&"] },
        texts: { _ in [("♥", RGB(0xC0_2B2B)), ("♥", RGB(0xC0_2B2B))] },
        help: [
            .heading(tr("How to play")),
            .text(tr("The cards lie face down, two of each.")),
            .text(tr("Turn over two that match to remove them.")),
            .text(tr("Two that differ stay up until your next card.")),
            .heading(tr("Scoring")),
            .text(
                tr(
                    """
                    A pair earns 1 point, plus 1 for each of
                    its cards with time left. Each card has
                    10 seconds face up in all; the number at
                    its foot counts them down, and stops
                    while the card lies face down. On equal
                    scores, fewer moves rank higher.
                    """)),
            .heading(tr("Before a game")),
            .key("p", tr("6, 8, 10 or 12 pairs")),
            .key("d", tr("the theme of the cards")),
            .key(tr("Enter, Space"), tr("start a game")),
        ])
}
