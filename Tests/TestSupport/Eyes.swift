/// Looks at every frame and remembers which pads Simon has lit.
package final class Eyes {
    /// Colours in the order in which they were lit in Simon's last turn.
    package private(set) var shown: [String] = []
    /// How often the turn has passed from Simon to the player.
    package private(set) var turns = 0

    /// Whether the splash has been on the screen; a busy machine may look away for the second it lasts.
    package private(set) var sawSplash = false

    /// How often each pad has been lit, by whomever.
    package private(set) var flashes: [String: Int] = [:]

    /// A pad that Simon has lit, and when it was seen, in seconds of CLOCK_MONOTONIC.
    package struct Light {
        package let pad: String
        package let seconds: Double
    }

    /// All that Simon has lit, in order.
    package private(set) var lights: [Light] = []

    private var isSimonsTurn = false
    private var lit: Set<String> = []

    /// What stands on a lit pad: `▸ R do ◂`, or `> R do <`.
    private static let marks = [("R do", "red"), ("Y re", "yellow"), ("G mi", "green"), ("B fa", "blue")]
        .flatMap { note, pad in ["▸ \(note) ◂", "> \(note) <"].map { (mark: $0, pad: pad) } }

    package init() {}

    /// Takes in a frame that came at a time, in seconds of CLOCK_MONOTONIC.
    package func look(_ screen: TextScreen, at seconds: Double) {
        let wasSimonsTurn = isSimonsTurn
        // A round done right is said before Simon goes on.
        isSimonsTurn = ["Simon's turn", "Right!", "Faster!"].contains(where: screen.shows)
        sawSplash = sawSplash || screen.shows("Watch, listen, repeat")
        let now = Set(Self.marks.filter { screen.shows($0.mark) }.map(\.pad))
        // The press that completes a round lights its pad in the very frame in which the turn changes.
        if isSimonsTurn && !wasSimonsTurn { shown = [] }
        if isSimonsTurn && wasSimonsTurn {
            shown += now.subtracting(lit)
            lights += now.subtracting(lit).map { Light(pad: $0, seconds: seconds) }
        }
        if !isSimonsTurn && wasSimonsTurn && screen.shows("Your turn") { turns += 1 }
        for pad in now.subtracting(lit) { flashes[pad, default: 0] += 1 }
        lit = now
    }
}
