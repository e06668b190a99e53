package import Model
package import Presentation

package typealias PlainEvent = PageEvent<PlainLine>

/// A page of plain mode as a value: lines and the passing of time go in, effects come out.
package protocol PlainScreen: Sendable {
    /// Whether it takes a line now; lines that arrive earlier wait.
    func takesLine(_ context: Context) -> Bool

    /// The line that a note of a MIDI controller stands for now; nil when it does nothing.
    func line(for use: PadNotes.Use) -> PlainLine?

    /// Effects are in order of urgency.
    mutating func update(_ event: PlainEvent, _ context: Context) -> [Effect]

    /// When to send `tick` next; nil while it waits for a line.
    func wake(_ context: Context) -> Duration?
}

extension PlainScreen {
    package func takesLine(_ context: Context) -> Bool { true }

    package func line(for use: PadNotes.Use) -> PlainLine? { nil }

    package func wake(_ context: Context) -> Duration? { nil }
}

extension Context {
    /// One line at the player's verbosity; where it is nil, that of the next briefer one.
    func say(brief: String? = nil, normal: String? = nil, full: String? = nil) -> [Effect] {
        let lines =
            switch settings.verbosity {
            case .brief: [brief]
            case .normal: [normal, brief]
            case .full: [full, normal, brief]
            }
        return lines.compactMap { $0 }.prefix(1).map { .say(SafeText($0)) }
    }

    func say(_ line: String) -> [Effect] { [.say(SafeText(line))] }
}
