package import Model

/// Match: does the first card mean the ink of the second?
///
/// `start` deals two cards; each answer deals the next two at once, until the time is up.
package struct MatchGame: Game {
    package enum Move: GameMove {
        case start
        /// Whether the player says that they match.
        case answer(Bool)
        case stop
    }

    package enum Outcome: Hashable, Sendable {
        case right(MatchScore)
        case wrong(MatchScore)
        /// These cards were dealt.
        case cards(MatchCards)
        case over(MatchScore)
        case stopped
    }

    package enum Phase: Hashable, Sendable {
        case idle
        case playing(MatchCards, since: Duration)
        case over
        case stopped
    }

    /// Statistics compare reactions that differ by some tens of milliseconds.
    package static var tick: Duration { .milliseconds(1) }

    package let options: MatchOptions
    package private(set) var phase = Phase.idle
    package private(set) var tally = MatchScore()
    /// Every answer with its time, oldest first.
    package private(set) var trials: [MatchTrial] = []
    /// When the time is up, once the game has begun.
    package private(set) var deadline: Duration?

    private var generator: SeededGenerator

    package init(options: MatchOptions = MatchOptions(), seed: UInt64) {
        self.options = options
        generator = SeededGenerator(seed: seed)
    }

    /// Points; when the time is up with the bonus for the multiplier.
    package var score: Int { phase == .over ? tally.total : tally.points }

    package var isOver: Bool { phase == .over || phase == .stopped }

    /// `start` before the game, then the right answer and the wrong one.
    package var legalMoves: [Move] {
        switch phase {
        case .idle: [.start]
        case .playing(let cards, _): [.answer(cards.isMatch), .answer(!cards.isMatch)]
        case .over, .stopped: []
        }
    }

    package mutating func reachDeadline(_ time: Duration) -> [Outcome] {
        phase = .over
        deadline = nil
        return [.over(tally)]
    }

    package mutating func play(_ move: Move, at time: Duration) -> [Outcome] {
        switch (move, phase) {
        case (.start, .idle):
            deadline = time + options.length.duration
            return [deal(MatchCards(from: &generator), at: time)]
        case (.answer(let answer), .playing(let cards, let since)):
            let trial = MatchTrial(
                isRight: answer == cards.isMatch, isCongruent: cards.isCongruent, reaction: time - since)
            return [judge(trial), layOthers(than: cards, at: time)]
        case (.stop, _):
            phase = .stopped
            deadline = nil
            return [.stopped]
        default: return []
        }
    }

    private mutating func judge(_ trial: MatchTrial) -> Outcome {
        trials.append(trial)
        tally.count(trial.isRight)
        return trial.isRight ? .right(tally) : .wrong(tally)
    }

    /// The same two cards never come twice in a row: nobody would see that they are new.
    private mutating func layOthers(than cards: MatchCards, at time: Duration) -> Outcome {
        var next = cards
        while next == cards { next = MatchCards(from: &generator) }
        return deal(next, at: time)
    }

    private mutating func deal(_ cards: MatchCards, at time: Duration) -> Outcome {
        phase = .playing(cards, since: time)
        return .cards(cards)
    }
}

package struct MatchOptions: Hashable, Sendable {
    package var length: MatchLength

    package init(length: MatchLength = .full) { self.length = length }
}

extension GameOptions {
    package static let match = Self(MatchOptions.usual)
}

extension MatchOptions: AnyGameOptions {
    package typealias Played = MatchGame
    package static let kind = GameKind.match
    package typealias Figures = MatchFigures
    package static var usual: Self { Self() }
    package static var variants: [Self] { MatchLength.allCases.map { Self(length: $0) } }

    /// The length: more time earns more.
    package var variantName: String { "\(length.rawValue)s" }

    package mutating func code(with coder: inout some NumberCoder) throws(ShareCodeError) {
        length = try coder.choice(length)
    }
}

/// The two cards of Match: a word in plain ink, and a word in an ink of its own.
package struct MatchCards: Hashable, Sendable {
    package let meaning: StroopColour
    /// What the second card says, which is not asked for.
    package let word: StroopColour
    package let ink: StroopColour

    package init(meaning: StroopColour, word: StroopColour, ink: StroopColour) {
        self.meaning = meaning
        self.word = word
        self.ink = ink
    }

    package var isMatch: Bool { meaning == ink }

    /// Whether word and ink of the second card agree: what the Stroop effect is about.
    package var isCongruent: Bool { word == ink }

    /// Draws cards: yes and no are as likely, and so are agreement and conflict in either case.
    init(from generator: inout SeededGenerator) {
        let isMatch = generator.number(below: 2) == 1
        let isCongruent = generator.number(below: 2) == 1
        meaning = StroopColour.allCases[generator.number(below: StroopColour.allCases.count)]
        ink = isMatch ? meaning : Self.another(than: meaning, from: &generator)
        word = isCongruent ? ink : Self.another(than: ink, from: &generator)
    }

    private static func another(than ink: StroopColour, from generator: inout SeededGenerator) -> StroopColour
    {
        let others = StroopColour.allCases.filter { $0 != ink }
        return others[generator.number(below: others.count)]
    }
}

/// The colours of Match, as words and as inks; black is drawn white on a dark screen.
package enum StroopColour: String, CaseIterable, Hashable, Sendable {
    case red, blue, yellow, black
}
