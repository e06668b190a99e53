/// The raw value is the word in files and on the command line.
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
    package var players: ClosedRange<Int> {
        switch self {
        case .playerAdds: 1...4
        case .lastOneStanding: 2...4
        default: 1...1
        }
    }

    /// Whether it has the levels of 1978: wherever Simon leads one player.
    package var hasLevels: Bool { players == 1...1 && self != .span }

    /// Whether the pads show their own colours; if not, all show the same one without a name.
    package var hasColours: Bool { self != .surprise }
}

/// Lengths and time limit are those of the 1978 toy.
package enum SimonLevel: Int, CaseIterable, Hashable, Sendable {
    case endless, one, two, three, four

    /// The length that wins the game.
    package var goal: Int? {
        switch self {
        case .endless: nil
        case .one: 8
        case .two: 14
        case .three: 20
        case .four: 31
        }
    }

    package var hasNext: Bool { self != .endless && self != .four }

    /// To press each pad, counted from the turn or the pad before.
    package var timeLimit: Duration? { self == .endless ? nil : Self.pressTimeout }

    package static let pressTimeout = Duration.seconds(5)
}

package enum Speed: String, CaseIterable, Hashable, Sendable {
    case slow, normal, fast

    /// Multiplies every time of a shown sequence.
    package var percent: Int {
        switch self {
        case .slow: 150
        case .normal: 100
        case .fast: 70
        }
    }
}

/// Each has a leaderboard of its own; the raw values are the words in files.
package struct SpanConditions: Hashable, Sendable {
    package enum Direction: String, CaseIterable, Hashable, Sendable {
        case forward, backward
    }

    package enum Senses: String, CaseIterable, Hashable, Sendable {
        case both, eye, ear
    }

    package var direction: Direction
    package var senses: Senses

    package init(direction: Direction = .forward, senses: Senses = .both) {
        (self.direction, self.senses) = (direction, senses)
    }
}
