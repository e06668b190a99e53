public import Model

/// What Simon shows in his turn: which pad is lit and sounds when.
public struct SimonShow: Hashable, Sendable {
    /// The pads, first to last.
    public let pads: [Pad]
    /// How long each takes.
    public let tempo: SimonTempo
    /// When the first pad begins, in the game's time.
    public let start: Duration

    /// Lays pads out in time.
    public init(pads: [Pad], tempo: SimonTempo, start: Duration) {
        self.pads = pads
        self.tempo = tempo
        self.start = start
    }

    /// When the last pad ends, and with it Simon's turn.
    public var end: Duration { start + tempo.step * pads.count - tempo.gap }

    /// When the pad at a place begins.
    public func onset(_ place: Int) -> Duration { start + tempo.step * place }

    /// The place of the pad that is lit at a time, or nil between two and outside of the show.
    public func place(at time: Duration) -> Int? {
        guard time >= start, time < end else { return nil }
        let place = Int((time - start) / tempo.step)
        return time - onset(place) < tempo.tone ? place : nil
    }

    /// When the light next changes after a time, or nil when it has gone out for good.
    public func nextChange(after time: Duration) -> Duration? {
        guard time >= start else { return start }
        guard time < end else { return nil }
        let place = Int((time - start) / tempo.step)
        let off = onset(place) + tempo.tone
        return time < off ? off : onset(place + 1)
    }
}
