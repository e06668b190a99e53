package import Model
package import Presentation

package typealias PlainEvent = PageEvent<PlainLine>

/// One part of the conversation as a value: lines and the passing of time go in, effects come out.
package protocol PlainScreen: Sendable {
    /// Whether a line that is typed now is for it; lines that come earlier wait.
    func takesLine(_ context: Context) -> Bool

    /// The line that a note of a MIDI controller stands for at the moment; nil when it does nothing.
    func line(for use: PadNotes.Use) -> PlainLine?

    /// Takes an event and answers with what is to be done about it, most urgent first.
    mutating func update(_ event: PlainEvent, _ context: Context) -> [Effect]

    /// When it is to be sent `tick` next, or nil while it waits for a line.
    func wake(_ context: Context) -> Duration?
}

extension PlainScreen {
    /// Most screens always listen.
    package func takesLine(_ context: Context) -> Bool { true }

    /// Most screens are for reading and typing.
    package func line(for use: PadNotes.Use) -> PlainLine? { nil }

    /// Most screens do nothing by themselves.
    package func wake(_ context: Context) -> Duration? { nil }
}

extension Context {
    /// One line at the player's verbosity; where one has no line of its own, that of the briefer one.
    func say(brief: String? = nil, normal: String? = nil, full: String? = nil) -> [Effect] {
        let lines =
            switch settings.verbosity {
            case .brief: [brief]
            case .normal: [normal, brief]
            case .full: [full, normal, brief]
            }
        return lines.compactMap { $0 }.prefix(1).map { .say(SafeText($0)) }
    }

    /// A line for every verbosity.
    func say(_ line: String) -> [Effect] { [.say(SafeText(line))] }
}
