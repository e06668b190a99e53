import Model

/// Which notes are sent by `tones` and when: each note on is followed by a note off. New tones replace those
/// that sound, as in the loudspeaker.
struct ToneOutput: Sendable {
    static let velocity = UInt8(100)

    private struct Sounding {
        let note: MIDINote
        /// Nil while it is held.
        let end: Duration?
    }

    private var sounding: [Sounding] = []
    /// Ordered by onset.
    private var coming: [NoteSpan] = []

    var next: Duration? {
        (sounding.compactMap(\.end) + coming.prefix(1).map(\.onset)).min()
    }

    mutating func play(_ spans: [NoteSpan], from start: Duration, at now: Duration) -> [NoteMessage] {
        let offs = stop()
        coming = spans.map { NoteSpan($0.note, onset: start + $0.onset, length: $0.length) }
            .sorted { $0.onset < $1.onset }
        return offs + advance(to: now)
    }

    mutating func hold(_ note: MIDINote) -> [NoteMessage] {
        let offs = stop()
        sounding = [Sounding(note: note, end: nil)]
        return offs + [.on(note)]
    }

    mutating func release(_ note: MIDINote) -> [NoteMessage] {
        end { $0.note == note && $0.end == nil }
    }

    /// Moves what has not begun.
    mutating func shift(by step: Duration) {
        coming = coming.map { NoteSpan($0.note, onset: $0.onset + step, length: $0.length) }
    }

    /// Also forgets what has not begun.
    mutating func stop() -> [NoteMessage] {
        coming = []
        return end { _ in true }
    }

    /// In order: a note ends before the next one begins.
    mutating func advance(to now: Duration) -> [NoteMessage] {
        var messages: [NoteMessage] = []
        while let time = next, time <= now {
            messages += end { $0.end.map { $0 <= time } ?? false }
            guard let span = coming.first, span.onset <= time else { continue }
            coming.removeFirst()
            messages += end { $0.note == span.note } + [.on(span.note)]
            sounding.append(Sounding(note: span.note, end: span.onset + span.length))
        }
        return messages
    }

    private mutating func end(where isEnded: (Sounding) -> Bool) -> [NoteMessage] {
        let ended = sounding.filter(isEnded)
        sounding.removeAll(where: isEnded)
        return ended.map { .off($0.note) }
    }
}
