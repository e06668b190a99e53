package import Model

/// How long Simon's tones and pauses last. Every number of the game's timing stands here.
package struct SimonTempo: Hashable, Sendable {
    package let tone: Duration
    /// Darkness and silence between two pads.
    package let gap: Duration
    package let rest: Duration

    /// From the start of a pad to its next start when nothing lies between: no more than three flashes of the same
    /// place in any second, WCAG 2.2, 2.3.1.
    package static let minimumRepeat = Duration.milliseconds(340)

    /// The tempo of a sequence of a length (1 and up) at a speed: Simon hurries at 6 and at 14.
    package init(length: Int, speed: Speed) {
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
    package var step: Duration { tone + gap }
}
