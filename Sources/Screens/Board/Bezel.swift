import Model

/// The coloured line round the toy: whose turn it is, how it went, what there is to celebrate.
struct Bezel: Hashable, Sendable {
    enum Tint: Hashable, Sendable, CaseIterable {
        /// While nobody plays.
        case idle
        case simon, player
        /// The player's after 5, 10 and 15 rounds.
        case warm, warmer, warmest
        case right, mistake, best
        /// Each quarter has the colour of its pad.
        case pads

        /// Of the player's turn.
        init(afterRounds count: Int) {
            self =
                switch count {
                case ..<5: .player
                case ..<10: .warm
                case ..<15: .warmer
                default: .warmest
                }
        }

        /// What strengths there are of it; each is a picture where the toy is one.
        var strengths: [Double] {
            switch self {
            case .idle: [0.17, 0.35]
            case .right, .best: [0.5, 1]
            default: [1]
            }
        }

        /// How much light is around it, and how far that reaches, in radii of the toy.
        var halo: (share: Double, reach: Double)? {
            switch self {
            case .right: (0.38, 0.04)
            case .best: (0.55, 0.05)
            default: nil
            }
        }
    }

    /// A light that runs round clockwise; in turns from the top.
    struct Runner: Hashable, Sendable {
        var head: Double
        var tail: Double

        /// How bright a place is, 0 to 1.
        func level(at turn: Double) -> Double {
            let lag = (head - turn) - (head - turn).rounded(.down)
            return lag < tail ? 1 - lag / tail : 0
        }
    }

    static let quiet = Bezel(nil)

    /// Nil while it is quiet.
    var tint: Tint?
    /// Of the tint over the quiet line, 0 to 1.
    var strength: Double
    /// How far the tint reaches from the top, in turns.
    var reach: Double
    var runner: Runner?

    init(_ tint: Tint?, strength: Double = 1, reach: Double = 1, runner: Runner? = nil) {
        (self.tint, self.strength, self.reach, self.runner) = (tint, strength, reach, runner)
    }

    /// The strength that is nearest among those that the tint has; nil where nothing would be seen.
    var shownStrength: Int? {
        guard let tint else { return nil }
        let nearest = ([0] + tint.strengths).enumerated()
            .min { abs($0.element - strength) < abs($1.element - strength) }
        return nearest.flatMap { $0.offset > 0 ? $0.offset - 1 : nil }
    }

    /// In cells it is made of so many pieces, each of one colour.
    static let pieces = 24

    static func quarter(ofPiece piece: Int) -> Pad { [.yellow, .blue, .green, .red][4 * piece / pieces] }

    /// Of a piece in cells.
    /// - Parameter lit: what its pad shines like.
    func colour(ofPiece piece: Int, lit: RGB, _ theme: Theme) -> RGB {
        let turn = (Double(piece) + 0.5) / Double(Self.pieces)
        let quiet = theme.bezel(nil)
        let tinted = tint.map { $0 == .pads ? lit : theme.bezel($0) } ?? quiet
        let colour = turn <= reach ? quiet.mixed(with: tinted, strength) : quiet
        return colour.mixed(with: RGB(0xFF_FFFF), runner?.level(at: turn) ?? 0)
    }
}
