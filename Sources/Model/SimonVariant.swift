/// The ways to play Simon; the raw value is the word used in files and on the command line.
package enum SimonVariant: String, CaseIterable, Hashable, Sendable {
    /// Repeat what was shown.
    case classic
    /// Repeat it backwards.
    case rewind
    /// All pads have one colour: remember tones and places.
    case surprise
    /// The colours change places between rounds.
    case bounce
    /// A whole new sequence each round.
    case fresh
    /// No lights: hear it.
    case byEar = "by-ear"
    /// No sound: see it.
    case byEye = "by-eye"
    /// Simon is silent; each player in turn repeats the sequence and adds one pad.
    case playerAdds = "player-adds"
    /// Each player owns colours; who makes a mistake is out, the last one left wins.
    case lastOneStanding = "last-one-standing"
    /// Measure the memory span: fresh sequences, longer after a right one and shorter after two wrong ones.
    case span
}

extension SimonVariant {
    /// How many people can play.
    package var players: ClosedRange<Int> {
        switch self {
        case .playerAdds: 1...4
        case .lastOneStanding: 2...4
        default: 1...1
        }
    }

    /// Whether the levels of 1978 can be played in it: wherever Simon leads one player.
    package var hasLevels: Bool { players == 1...1 && self != .span }

    /// Whether the pads show their own colours; if not, all show the same one and no colour's name.
    package var hasColours: Bool { self != .surprise }
}

/// How long a game of Simon goes on: without an end, or to the length of one of the 1978 toy's levels.
package enum SimonLevel: Int, CaseIterable, Hashable, Sendable {
    case endless, one, two, three, four
}

/// The lengths and the time limit are those of the 1978 toy.
extension SimonLevel {
    /// The length that wins the game, or nil without an end.
    package var goal: Int? {
        switch self {
        case .endless: nil
        case .one: 8
        case .two: 14
        case .three: 20
        case .four: 31
        }
    }

    /// The time to press each pad, counted from the turn or the pad before; nil without a limit.
    package var timeLimit: Duration? { self == .endless ? nil : Self.pressTimeout }

    /// How long the toy waits for a pad.
    package static let pressTimeout = Duration.seconds(5)
}

/// How fast a sequence is shown; multiplies every time of it.
package enum Speed: String, CaseIterable, Hashable, Sendable {
    case slow, normal, fast
}

extension Speed {
    /// What every time of a shown sequence is multiplied by, in percent.
    package var percent: Int {
        switch self {
        case .slow: 150
        case .normal: 100
        case .fast: 70
        }
    }
}

/// What a span is measured with; each has a leaderboard of its own.
package struct SpanConditions: Hashable, Sendable {
    /// In which order a sequence is to be repeated; the raw value is the word used in files.
    package enum Direction: String, CaseIterable, Hashable, Sendable {
        case forward, backward
    }

    /// What a sequence is given to; the raw value is the word used in files.
    package enum Senses: String, CaseIterable, Hashable, Sendable {
        case both, eye, ear
    }

    /// In which order a sequence is to be repeated.
    package var direction: Direction
    package var senses: Senses

    /// The usual conditions, or others.
    package init(direction: Direction = .forward, senses: Senses = .both) {
        self.direction = direction
        self.senses = senses
    }
}
