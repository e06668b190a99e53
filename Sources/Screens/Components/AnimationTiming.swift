import Presentation

/// How long things move or stay on the screen.
enum AnimationTiming {
    /// 60 frames a second while something moves.
    static let frame = Duration.nanoseconds(16_666_667)
    /// How long a pad shines after a press without a release; the tone's length, too.
    static let press = SoundCue.toneLength
    static let shake = Duration.milliseconds(90)
    /// From a mistake to the question for a name: the picture is complete after `answer`, then shown for a while.
    static let failing = answer + .milliseconds(800)
    /// How long a sequence stays lit once it was repeated.
    static let success = Duration.milliseconds(700)
    /// How long the pad that was pressed by mistake shines before it is crossed and the right one is shown.
    static let answer = Duration.milliseconds(260)
    /// How long a found pair of cards stays visible.
    static let parting = Duration.milliseconds(900)
    /// From a round to the exchange of colours, while the last light fades.
    static let rearranging = Duration.milliseconds(400)
    /// From the end of a game without a mistake to the question for a name.
    static let winning = Duration.milliseconds(1_900)
    /// After a miss, how long a press on one of its cards counts as part of a double click.
    static let doubleClick = Duration.milliseconds(500)
    static let splash = Duration.seconds(1)
}

/// A pad, a square or a card that a press shakes for a moment.
struct Shake<Piece: Hashable & Sendable>: Hashable, Sendable {
    let piece: Piece
    let end: Duration
}
