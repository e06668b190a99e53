import Presentation

/// How long things move on the screen.
enum AnimationTiming {
    /// The time of a frame while something moves: 60 a second.
    static let frame = Duration.nanoseconds(16_666_667)
    /// How long a pad shines after a press that does not tell when it ends; the tone's length too.
    static let press = SoundCue.toneLength
    /// How long a pressed pad stands out of its place.
    static let jolt = Duration.milliseconds(90)
    /// How long after a mistake a name is asked for: its picture is complete with the answer, and then looked at.
    static let failing = answer + .milliseconds(800)
    /// How long a whole sequence shines when it has been repeated.
    static let success = Duration.milliseconds(700)
    /// For how long the pad that was pressed by mistake shines before it is crossed and the right one is shown.
    static let answer = Duration.milliseconds(260)
    /// Once on and off; 2.5 a second, below the 3 a second that WCAG 2.3.1 allows.
    static let blink = Duration.milliseconds(400)
    /// How long a pair of cards can still be seen after it was found.
    static let parting = Duration.milliseconds(900)
    /// How long after a round the colours change places, while the light of the last press goes out.
    static let rearranging = Duration.milliseconds(400)
    /// How long the end of a game without a mistake is looked at before a name is asked for.
    static let winning = Duration.milliseconds(1_900)
    /// How long the splash lasts.
    static let splash = Duration.seconds(1)
}

/// A pad, a square or a card that a press has knocked out of its place for a moment.
struct Jolt<Piece: Hashable & Sendable>: Hashable, Sendable {
    let piece: Piece
    let end: Duration
}
