import Glibc

/// How brightly one pad shines: full at once when it is lit, and fading like a lamp when it goes out.
struct PadLight: Hashable, Sendable {
    /// How long the lamp takes to lose most of its light; a critically damped spring's time constant.
    static let fade = Duration.milliseconds(45)
    /// After this many time constants nothing is left to see.
    private static let dark = 6.0
    /// Levels told apart on the screen: a frame in which none changes costs no bytes.
    private static let steps = 12.0

    /// From one flash of a pad to the next at least: three a second are safe (WCAG 2.2, 2.3.1), and keys can be
    /// hit eight times a second.
    static let leastPeriod = Duration.milliseconds(340)

    private var lit = false
    private var since: Duration?
    /// When a press lit it.
    private var pressed: Duration?

    /// Lights the pad; more light cannot be had.
    /// - Parameter press: when it was pressed, if that is why: until no flash can follow too soon it shines on.
    mutating func on(pressed press: Duration? = nil) {
        lit = true
        pressed = press
    }

    mutating func off(at time: Duration) {
        guard lit else { return }
        lit = false
        since = pressed.map { max(time, $0 + Self.leastPeriod) } ?? time
    }

    /// Puts the light out without a trace.
    mutating func reset() { self = PadLight() }

    /// The level at a time, 0 to 1, in few enough steps that a frame seldom changes for nothing.
    func level(at time: Duration, fades: Bool) -> Double {
        if lit { return 1 }
        if let since, time < since { return 1 }
        guard fades, let since else { return 0 }
        let age = max(.zero, time - since) / Self.fade
        guard age < Self.dark else { return 0 }
        return ((1 + age) * exponential(-age) * Self.steps).rounded() / Self.steps
    }

    /// Whether the level is still changing.
    func moves(at time: Duration) -> Bool {
        guard !lit, let since else { return false }
        return (time - since) / Self.fade < Self.dark
    }

    /// Whether the pad is lit (a fading one is not).
    var isLit: Bool { lit }
}

/// e to the power of x.
func exponential(_ x: Double) -> Double { exp(x) }
