package import Model

/// What Simon shows in his turn: which pad is lit and sounds when.
package struct SimonPresentation: Hashable, Sendable {
    /// The pads, first to last.
    package let pads: [Pad]
    package let tempo: SimonTempo
    package let schedule: LightSchedule

    /// Lays pads out in time, from `start` in the game's time on.
    ///
    /// A pad that follows itself waits until `SimonTempo.minimumRepeat` after its last beginning, whatever the speed.
    package init(pads: [Pad], tempo: SimonTempo, start: Duration) {
        self.pads = pads
        self.tempo = tempo
        var onsets: [Duration] = []
        var onset = start
        for (index, pad) in pads.enumerated() {
            if index > 0 {
                let isRepeat = pad == pads[index - 1]
                onset += isRepeat ? max(tempo.step, SimonTempo.minimumRepeat) : tempo.step
            }
            onsets.append(onset)
        }
        schedule = LightSchedule(onsets: onsets, start: start, on: tempo.tone)
    }

    package var start: Duration { schedule.start }

    /// When the last pad ends, and with it Simon's turn.
    package var end: Duration { schedule.end }
}
