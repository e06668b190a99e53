import Glibc

/// A pad's light: full at once when it is lit, then fading like a lamp.
struct PadLight: Hashable, Sendable {
    /// The time constant of a critically damped spring.
    static let fade = Duration.milliseconds(45)
    /// Time constants until nothing is visible.
    private static let dark = 6.0
    /// Few: a frame in which none changes costs no bytes.
    private static let steps = 12.0

    /// At least this long from one flash of a pad to the next: three a second are safe (WCAG 2.2, 2.3.1), and
    /// keys can be hit eight times a second.
    static let leastPeriod = Duration.milliseconds(340)

    private var lit = false
    private var since: Duration?
    private var pressed: Duration?

    /// - Parameter press: when it was pressed; it then stays lit until no flash can follow too soon.
    mutating func on(pressed press: Duration? = nil) {
        lit = true
        pressed = press
    }

    mutating func off(at time: Duration) {
        guard lit else { return }
        lit = false
        since = pressed.map { max(time, $0 + Self.leastPeriod) } ?? time
    }

    mutating func reset() { self = PadLight() }

    /// 0 to 1, in few steps, so that a frame seldom changes for nothing.
    func level(at time: Duration, fades: Bool) -> Double {
        if lit { return 1 }
        if let since, time < since { return 1 }
        guard fades, let since else { return 0 }
        let age = max(.zero, time - since) / Self.fade
        guard age < Self.dark else { return 0 }
        return ((1 + age) * exponential(-age) * Self.steps).rounded() / Self.steps
    }

    func moves(at time: Duration) -> Bool {
        guard !lit, let since else { return false }
        return (time - since) / Self.fade < Self.dark
    }

    /// False while fading.
    var isLit: Bool { lit }
}

func exponential(_ x: Double) -> Double { exp(x) }
/// Half a wave, from 0 up to 1 and back.
func sine(_ share: Double) -> Double { sin(.pi * share) }
