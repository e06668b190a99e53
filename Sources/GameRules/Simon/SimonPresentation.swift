public import Model

/// What Simon shows in his turn: which pad is lit and sounds when.
public struct SimonPresentation: Hashable, Sendable {
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

    /// When which pad is lit.
    public var schedule: LightSchedule {
        LightSchedule(count: pads.count, start: start, on: tempo.tone, off: tempo.gap)
    }

    /// When the last pad ends, and with it Simon's turn.
    public var end: Duration { schedule.end }

    /// When the pad of an index begins.
    public func onset(_ index: Int) -> Duration { schedule.onset(index) }

    /// The index of the pad that is lit at a time, or nil between two and outside of the show.
    public func index(at time: Duration) -> Int? { schedule.index(at: time) }

    /// When the light next changes after a time, or nil when it has gone out for good.
    public func nextChange(after time: Duration) -> Duration? { schedule.nextChange(after: time) }
}
