/// What is played on a leaderboard: everything that makes scores comparable.
///
/// Whatever changes how hard a score is to reach has a leaderboard of its own: the speed of Simon, and the level, whose
/// time limit presses and whose goal is the highest score there is. The number of players has none: who plays with
/// three has the same sequence to remember. In Squares the grid and the speed make a length harder; where rounds of one
/// length are counted, the length does.
package enum Variant: Hashable, Sendable {
    /// Every variant of Simon but the span.
    case simon(SimonVariant, SimonLevel, Speed)
    case span(SpanConditions)
    case squares(SquaresGrid, fixedLength: Int? = nil, speed: Speed = .normal)
    case pairs(PairsCount)
    case words(WordListName)
    case match(MatchLength)

    /// The game.
    package var game: GameKind {
        switch self {
        case .simon, .span: .simon
        case .squares: .squares
        case .pairs: .pairs
        case .words: .words
        case .match: .match
        }
    }

    /// Its name in files and on the command line, such as `classic`, `bounce-level-2-fast`, `4x4-slow` or `8-pairs`; what is
    /// usual, normal speed and the endless game, goes without saying.
    package var name: String {
        switch self {
        case .simon(let variant, let level, let speed):
            ([variant.rawValue] + (level == .endless ? [] : ["level-\(level.rawValue)"])
                + speed.suffix).joined(separator: "-")
        case .span(let conditions):
            ([SimonVariant.span.rawValue]
                + (conditions.direction == .forward ? [] : [conditions.direction.rawValue])
                + (conditions.senses == .both ? [] : [conditions.senses.rawValue])).joined(separator: "-")
        case .squares(let grid, let length, let speed):
            (["\(grid.side)x\(grid.side)"] + (length.map { ["length-\($0)"] } ?? []) + speed.suffix)
                .joined(separator: "-")
        case .pairs(let count): "\(count.rawValue)-pairs"
        case .words(let list): list.string
        case .match(let length): "\(length.rawValue)s"
        }
    }

    /// Reads a name; nil when the game has no such variant.
    package init?(_ game: GameKind, named name: some StringProtocol) {
        if game == .words {
            guard let list = WordListName(name) else { return nil }
            self = .words(list)
        } else {
            guard let variant = Self.byName[game]?[String(name)] else { return nil }
            self = variant
        }
    }

    /// All variants of a game; none for Words, whose lists are anybody's.
    package static func all(of game: GameKind) -> [Variant] {
        switch game {
        case .simon:
            SimonVariant.allCases.flatMap { variant in
                guard variant != .span else { return spans }
                return (variant.hasLevels ? SimonLevel.allCases : [.endless]).flatMap { level in
                    Speed.allCases.map { Variant.simon(variant, level, $0) }
                }
            }
        case .squares:
            SquaresGrid.allCases.flatMap { grid in
                ([nil] + SquaresGrid.lengths.map(Optional.some)).flatMap { length in
                    Speed.allCases.map { Variant.squares(grid, fixedLength: length, speed: $0) }
                }
            }
        case .pairs: PairsCount.allCases.map { .pairs($0) }
        case .words: []
        case .match: MatchLength.allCases.map { .match($0) }
        }
    }

    private static let spans: [Variant] = SpanConditions.Direction.allCases.flatMap { direction in
        SpanConditions.Senses.allCases.map { .span(SpanConditions(direction: direction, senses: $0)) }
    }

    /// What `name` writes is what is read.
    private static let byName = Dictionary(
        uniqueKeysWithValues: GameKind.allCases.map { game in
            (game, Dictionary(uniqueKeysWithValues: all(of: game).map { ($0.name, $0) }))
        })
}

extension Speed {
    /// What it adds to a variant's name.
    fileprivate var suffix: [String] { self == .normal ? [] : [rawValue] }
}
