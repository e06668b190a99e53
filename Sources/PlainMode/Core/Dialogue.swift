/// One part of the conversation as a value: lines and the passing of time go in, effects come out.
protocol Dialogue: Sendable {
    /// Whether a line that is typed now is for it; lines that come earlier wait.
    func listens(_ context: PlainContext) -> Bool

    /// Takes an event and answers with what is to be done about it, most urgent first.
    mutating func update(_ event: PlainEvent, _ context: PlainContext) -> [PlainEffect]

    /// When it is to be woken by `PlainEvent.time` next, or nil while it waits for a line.
    func wake(_ context: PlainContext) -> Duration?
}

extension Dialogue {
    /// Most parts always listen.
    func listens(_ context: PlainContext) -> Bool { true }

    /// Most parts do nothing by themselves.
    func wake(_ context: PlainContext) -> Duration? { nil }
}
