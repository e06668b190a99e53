import GameRules
import Localization
import Model
import Presentation

/// Pairs line by line: a card is told by the name of its sign, so that every theme can be played.
struct PairsCards: CardGameText {
    typealias Rules = PairsGame
    static let kind = GameKind.pairs
    static let hasReadingClock = true

    private var chosen: PairsOptions

    init(_ context: Context) {
        chosen = PairsOptions(
            count: context.settings.pairsCount, theme: context.settings.pairsTheme ?? .animals)
    }

    func save(in settings: inout Settings) { chosen.save(in: &settings) }

    var options: PairsOptions? { chosen }
    var problem: String? { nil }

    var choices: [RoundChoice] {
        [
            RoundChoice(
                tr("Pairs"), words: ["pairs", "p"], value: "\(chosen.count.rawValue)",
                values: { search(0).values }),
            RoundChoice(
                tr("Theme"), words: ["theme", "c"], value: chosen.theme.title.string,
                values: { search(1).values }),
        ]
    }

    mutating func choose(_ place: Int, _ value: String) -> Bool {
        guard let found = search(place).state(for: value) else { return false }
        chosen = found
        return true
    }

    mutating func choose(_ variant: Variant) -> Bool {
        guard case .pairs(let count) = variant else { return false }
        chosen = PairsOptions(count: count, theme: chosen.theme)
        return true
    }

    private func search(_ place: Int) -> CyclingSearch<PairsOptions> {
        CyclingSearch(
            start: chosen,
            next: { options in
                place == 0
                    ? PairsOptions(
                        count: PairsCount.allCases.element(after: options.count), theme: options.theme)
                    : PairsOptions(
                        count: options.count, theme: PairsTheme.allCases.element(after: options.theme))
            }, names: { place == 0 ? ["\($0.count.rawValue)"] : [$0.theme.title.string, $0.theme.rawValue] })
    }

    mutating func use(_ options: PairsOptions) { chosen = options }

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
        [
            Sentences.pairsResult(game.points, bonus: game.bonus),
            Sentences.moves(game.table.moves, in: game.elapsed(at: game.end ?? .zero)),
        ]
    }
}
