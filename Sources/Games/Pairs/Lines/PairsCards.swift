import GameRules
import Localization
import Model
import Presentation

/// Pairs line by line: a card is described by the name of its sign, so that every theme can be played.
struct PairsCards: CardGameText {
    static let stopsClockWhileReading = true

    var selection: PairsSelection

    init(_ context: Context) { selection = PairsSelection(context.settings) }

    func name(of card: Int, in game: PairsGame) -> String { game.symbol(of: card).name }

    func secondsLeft(of card: Int, in game: PairsGame, at time: Duration) -> Int? {
        let left = game.timeLeft(of: card, at: time)
        return left < PairsGame.faceUpTime ? Int(left.components.seconds) : nil
    }

    func found(_ one: Int, _ other: Int, in game: PairsGame) -> String {
        tr("A pair: 1 point and \(game.bonus(of: one, at: .zero)) bonus.")
    }

    func missed(_ one: Int, _ other: Int, in game: PairsGame) -> String { Sentences.noPair }

    func report(of game: PairsGame) -> [String] {
        let (points, bonus, moves) = (game.points, game.bonus, game.table.moves)
        let time = NumberText.length(game.elapsed(at: game.end ?? .zero))
        return [
            bonus == 0
                ? tr(points, one: "\(points) pair, no bonus.", other: "\(points) pairs, no bonus.")
                : tr(
                    points, one: "\(points) pair and a bonus of \(bonus).",
                    other: "\(points) pairs and a bonus of \(bonus)."),
            tr(moves, one: "\(moves) move in \(time).", other: "\(moves) moves in \(time)."),
        ]
    }
}

extension GameLines {
    static let pairs = GameLines(PlainCards<PairsCards>.self, CardNarrator<PairsCards>.self) { _ in
        [
            tr("Cards lie face down, two of each. Type two numbers to turn two over; a pair is removed."),
            tr(
                "A pair earns one point, plus one for each of its cards with time left; each card has ten seconds face up."
            ),
        ]
    }
}
