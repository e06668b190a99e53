import Model

/// Which notes are held on which controllers: makes of messages what the game is told, and sees to it that
/// whatever went down comes up, whatever becomes of the controller.
struct HeldNotes: Sendable {
    private struct Key: Hashable {
        let source: NoteSource
        let note: MIDINote
    }

    /// How long a port that has begun to tell that it is there may be silent: 300 ms by MIDI 1.0, and a
    /// tenth over for what lies between it and the game.
    static let sensingTimeout = Duration.milliseconds(330)

    private var held: Set<Key> = []
    /// On how many channels each note is held.
    private var holders = [Int](repeating: 0, count: 128)
    /// When each port that uses Active Sensing was last heard of.
    private var lastSign: [SequencerAddress: Duration] = [:]

    var isEmpty: Bool { held.isEmpty }

    /// When a port that keeps silent counts as cut off; nil when nothing is at stake.
    var deadline: Duration? {
        guard !lastSign.isEmpty, !held.isEmpty else { return nil }
        return Set(held.map(\.source.address)).compactMap { lastSign[$0] }.min().map {
            $0 + Self.sensingTimeout
        }
    }

    /// Takes a message that came at a time.
    mutating func receive(_ message: SequencerMessage, at now: Duration) -> [MIDIEvent] {
        switch message {
        case .noteOn(let source, let note):
            sign(of: source.address, at: now)
            return press(Key(source: source, note: note))
        case .noteOff(let source, let note):
            sign(of: source.address, at: now)
            return release(Key(source: source, note: note))
        case .tap(let source, let note):
            let key = Key(source: source, note: note)
            return press(key) + release(key)
        case .allNotesOff(let source):
            sign(of: source.address, at: now)
            return release { $0 == source }
        case .reset(let address):
            return end(address)
        case .sensing(let address):
            lastSign[address] = now
        case .other(let address):
            sign(of: address, at: now)
        case .portEnded(let address):
            return end(address)
        case .clientEnded(let client):
            lastSign = lastSign.filter { $0.key.client != client }
            return release { $0.address.client == client }
        case .portStarted, .connected, .irrelevant: break
        }
        return []
    }

    /// Lets go of what is held on ports that have kept silent for too long.
    mutating func advance(to now: Duration) -> [MIDIEvent] {
        lastSign.filter { $0.value + Self.sensingTimeout <= now }.keys.sorted().flatMap { end($0) }
    }

    /// Lets go of everything.
    mutating func releaseAll() -> [MIDIEvent] {
        lastSign = [:]
        return release { _ in true }
    }

    /// Any message tells that a port is there, but only sensing obliges it to go on telling.
    private mutating func sign(of address: SequencerAddress, at now: Duration) {
        if lastSign[address] != nil { lastSign[address] = now }
    }

    private mutating func end(_ address: SequencerAddress) -> [MIDIEvent] {
        lastSign[address] = nil
        return release { $0.address == address }
    }

    /// A note that is struck again without having been let go comes up first.
    private mutating func press(_ key: Key) -> [MIDIEvent] {
        let again = release(key)
        held.insert(key)
        holders[Int(key.note.number)] += 1
        return again + [MIDIEvent(key.note, isDown: true)]
    }

    /// A note that two hold comes up when the last one lets go.
    private mutating func release(_ key: Key) -> [MIDIEvent] {
        guard held.remove(key) != nil else { return [] }
        holders[Int(key.note.number)] -= 1
        return holders[Int(key.note.number)] == 0 ? [MIDIEvent(key.note, isDown: false)] : []
    }

    private mutating func release(_ isReleased: (NoteSource) -> Bool) -> [MIDIEvent] {
        held.filter { isReleased($0.source) }.sorted { $0.note < $1.note }.flatMap { release($0) }
    }
}
