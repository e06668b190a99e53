public import Model

/// How long Simon's tones and pauses last. Every number of the game's timing stands here.
public struct SimonTempo: Hashable, Sendable {
    /// How long each pad is lit and sounds.
    public let tone: Duration
    /// Darkness and silence between two pads.
    public let gap: Duration
    /// The rest after a round before Simon begins the next.
    public let rest: Duration

    /// The tempo of a sequence of a length (1 and up) at a speed: Simon hurries at 6 and at 14.
    public init(length: Int, speed: Speed) {
        let milliseconds =
            switch length {
            case ...5: 420
            case 6...13: 320
            default: 220
            }
        tone = .milliseconds(milliseconds) * speed.percent / 100
        gap = .milliseconds(50) * speed.percent / 100
        rest = .milliseconds(800) * speed.percent / 100
    }

    /// From the start of one pad to the start of the next.
    public var step: Duration { tone + gap }
}

extension Speed {
    /// What every time of a shown sequence is multiplied by, in percent.
    public var percent: Int {
        switch self {
        case .slow: 150
        case .normal: 100
        case .fast: 70
        }
    }
}
