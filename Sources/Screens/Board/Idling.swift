import Glibc
import Model

/// The toy while nobody plays: after a while its rim breathes, later a few soft lights play by themselves. It rests when the
/// terminal is not in front, and for good after five minutes, so that a forgotten game costs nothing.
struct Idling: Hashable, Sendable {
    /// Of the last input.
    var since = Duration.zero
    var isInFront = true

    private static let breathing = Duration.seconds(3)
    private static let playing = Duration.seconds(30)
    private static let end = Duration.seconds(300)
    private static let breath = Duration.seconds(4)
    /// From one round of lights to the next, from one light to the next, and how long one shines.
    private static let lights = (
        every: Duration.seconds(20), apart: Duration.milliseconds(900), on: Duration.milliseconds(600)
    )
    private static let clockwise: [Pad] = [.red, .yellow, .blue, .green]

    private func idle(at now: Duration) -> Duration? {
        let age = now - since
        return isInFront && age >= Self.breathing && age < Self.end ? age : nil
    }

    /// Nil while it does not breathe.
    func bezel(at now: Duration) -> Bezel? {
        guard let age = idle(at: now), age < Self.end else { return nil }
        let share = ((age - Self.breathing) / Self.breath).truncatingRemainder(dividingBy: 1)
        let strength = 0.35 * (1 - cos(2 * .pi * share)) / 2
        let shown = Bezel(.idle, strength: strength).shownStrength.map { Bezel.Tint.idle.strengths[$0] }
        return shown.map { Bezel(.idle, strength: $0) }
    }

    /// The place, in reading order, that shines by itself.
    func light(at now: Duration) -> Pad? {
        guard let age = idle(at: now), age >= Self.playing else { return nil }
        let (number, rest) = Self.divide(
            Self.divide(age - Self.playing, by: Self.lights.every).rest, by: Self.lights.apart)
        return number < Self.clockwise.count && rest < Self.lights.on ? Self.clockwise[number] : nil
    }

    private static func divide(_ time: Duration, by step: Duration) -> (number: Int, rest: Duration) {
        let number = Int(time / step)
        return (number, time - step * number)
    }

    /// When it is to be looked at again: ten times a second at most, and never once it rests for good.
    func wake(after now: Duration) -> Duration? {
        guard isInFront else { return nil }
        let age = now - since
        if age < Self.breathing { return since + Self.breathing }
        guard age < Self.end else { return nil }
        let look = (bezel(at: now), light(at: now))
        // The next tenth of a second at which something has changed.
        var next = now
        repeat {
            next += .milliseconds(100)
        } while next - since < Self.end && (bezel(at: next), light(at: next)) == look
        return min(next, since + Self.end)
    }
}
